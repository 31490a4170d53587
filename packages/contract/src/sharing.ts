/** Sharing a recipe (Spec 7): with whom, one by one or many at once, and copies. */
import * as z from 'zod/mini';
import { idParams, idSchema } from './fields';
import { recipeSchema } from './recipes';
import { route } from './route';
import { linkBodySchema } from './share-links';

export const sharingLimits = {
  /** People and households a recipe is shared with by name. */
  readers: 100,
  households: 20,
  batch: 100,
} as const;

/** What is not said stays as it is. */
const sharingChangeFields = {
  sharingSettings: z.optional(
    z.object({
      mode: z.optional(recipeSchema.shape.sharingSettings.shape.mode),
      approvedUsers: z.optional(
        z
          .array(idSchema)
          .check(
            z.maxLength(
              sharingLimits.readers,
              `Please share with at most ${sharingLimits.readers} people by name`,
            ),
          ),
      ),
    }),
  ),
  sharedWith: z.optional(
    z.object({
      communities: z.optional(
        z
          .array(idSchema)
          .check(
            z.maxLength(
              sharingLimits.households,
              `Please share with at most ${sharingLimits.households} communities`,
            ),
          ),
      ),
      saltbush: z.optional(z.boolean()),
    }),
  ),
};

const updateSchema = z.object({ recipeId: idSchema, ...sharingChangeFields });

const readerSchema = z.object({ _id: idSchema, username: z.string() });

export const sharingRoutes = {
  update: route({
    method: 'PUT',
    path: '/recipes/{id}/sharing',
    summary: 'Change with whom a recipe is shared.',
    access: 'signed-in',
    params: idParams,
    body: z.object(sharingChangeFields),
    response: recipeSchema,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  updateBatch: route({
    method: 'PUT',
    path: '/recipes/batch-sharing',
    summary: 'Change with whom several recipes are shared: all of them, or none.',
    access: 'signed-in',
    body: z.object({
      updates: z
        .array(updateSchema)
        .check(
          z.minLength(1, 'Please choose a recipe'),
          z.maxLength(
            sharingLimits.batch,
            `Please choose at most ${sharingLimits.batch} recipes at once`,
          ),
        ),
    }),
    response: z.object({
      updated: z.int(),
      /** What was changed, as it was before: sent as `updates`, it takes this call back. */
      before: z.array(updateSchema),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  listReaders: route({
    method: 'GET',
    path: '/recipes/{id}/readers',
    summary: 'The people whom the owner named as readers, by name; for the owner alone.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ readers: z.array(readerSchema) }),
    errors: ['NOT_FOUND'],
  }),
  copy: route({
    method: 'POST',
    path: '/recipes/{id}/copy',
    summary: 'Make a recipe of one’s own from one that one may read.',
    access: 'signed-in',
    params: idParams,
    body: linkBodySchema,
    response: recipeSchema,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 100, seconds: 600 },
  }),
};

export type SharingUpdate = z.input<typeof sharingRoutes.update.body>;
export type Reader = z.output<typeof readerSchema>;
