/** Sharing recipes (Spec 7), one or many at once, and copying them. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema } from '../../schemas/fields';
import { recipeSchema } from '../recipes';
import { route } from '../../route';
import { linkBodySchema, sharingChangeFields, sharingLimits } from './sharing-fields';
import { maxLength, minLength } from '../../schemas/lengths';

const updateSchema = z.object({
  recipeId: idSchema,
  ...sharingChangeFields,
  /** A household to share it with besides those that it is shared with. */
  alsoWith: z.optional(idSchema),
});

/** A recipe in a recipe that the readers of the outer one cannot open. */
const unsharedSubRecipeSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** What it lacks, to send as it is. */
  change: z.object(sharingChangeFields),
});

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
    errors: ['NOT_FOUND', 'FORBIDDEN', 'RECIPE_HIDDEN'],
  }),
  updateBatch: route({
    method: 'PUT',
    path: '/recipes/batch-sharing',
    summary: 'Change with whom several recipes are shared: all of them, or none.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      updates: z.array(updateSchema).check(
        minLength(1, say('Please choose a recipe')),
        maxLength(sharingLimits.batch, {
          error: () =>
            say('Please choose at most {most} recipes at once', { most: sharingLimits.batch }),
        }),
      ),
    }),
    response: z.object({
      updated: z.int(),
      /** What was changed, as it was before: sent as `updates`, it takes this call back. */
      before: z.array(updateSchema),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'RECIPE_HIDDEN'],
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
  listUnsharedSubRecipes: route({
    method: 'GET',
    path: '/recipes/{id}/unshared-sub-recipes',
    summary:
      'One’s own recipes in a recipe of one’s own that not all of its readers can open, and the change that lets them.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ recipes: z.array(unsharedSubRecipeSchema) }),
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
    errors: ['NOT_FOUND', 'LINK_ENDED'],
    rateLimit: { max: 100, seconds: 600 },
  }),
};

export type SharingUpdate = z.input<typeof sharingRoutes.update.body>;
export type UnsharedSubRecipe = z.output<typeof unsharedSubRecipeSchema>;
export type Reader = z.output<typeof readerSchema>;
