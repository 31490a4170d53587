/**
 * The cook log: on which days a recipe was cooked, who ate, a note and a photo.
 *
 * An entry belongs to a person, or to a household: then whoever may plan meals in it reads and changes it.
 */
import * as z from 'zod/mini';
import { cookLogLimits } from '@saltbush/domain/plan/cook-log/cook-log';
import { say } from '@saltbush/domain/texts/say';
import { imageUrlSchema } from '../recipe/images';
import { recipeChangesSchema, versionTextSchema } from '../recipe/recipe-changes';
import { planDateSchema } from './meal-plans';
import { route } from '../route';
import { dateSchema, idParams, idSchema, revisionSchema, textSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { maxLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';

const peopleSchema = z.array(nameSchema(cookLogLimits.name, say('Please enter a name'))).check(
  maxLength(cookLogLimits.people, {
    error: () => say('Please name at most {most} people', { most: cookLogLimits.people }),
  }),
);

/** What may be changed later. */
const contentFields = {
  cookedOn: planDateSchema,
  /** Names of who ate. */
  people: z._default(peopleSchema, []),
  note: z.optional(textSchema(cookLogLimits.note)),
  /** Uploaded before, by the person who sends it. */
  imageUrl: z.optional(imageUrlSchema),
};

const entrySchema = z.object({
  _id: idSchema,
  recipeId: idSchema,
  /** Absent for one's own. */
  householdId: z.optional(idSchema),
  cookedOn: dateSchema,
  people: z.array(z.string()),
  note: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  /** Of who entered it; absent without an account any more. */
  username: z.optional(z.string()),
  /** The recipe has been changed since, and whoever asks may look at what was cooked. */
  earlierRevision: z.optional(z.int()),
});

const errors = ['NOT_FOUND', 'FORBIDDEN'] as const;
const rateLimit = { max: 120, seconds: 600 };

export const cookLogRoutes = {
  list: route({
    method: 'GET',
    path: '/recipes/{id}/cook-log',
    summary:
      'When a recipe was cooked, latest first: one’s own entries and those of one’s households.',
    access: 'signed-in',
    params: idParams,
    query: pageQuery(10),
    response: z.object({
      entries: z.array(entrySchema),
      lastCookedOn: z.optional(dateSchema),
      ...pageFields,
    }),
    errors: ['NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/recipes/{id}/cook-log',
    summary: 'Note that a recipe was cooked, for oneself or for a household.',
    access: 'signed-in',
    params: idParams,
    body: z.object({
      householdId: z.optional(idSchema),
      /** Of the recipe as it was seen, which may have been offline; absent: as it is now. */
      revision: z.optional(revisionSchema),
      ...contentFields,
    }),
    response: entrySchema,
    errors,
    rateLimit,
  }),
  getRecipe: route({
    method: 'GET',
    path: '/cook-log/{id}/recipe',
    summary:
      'The recipe as it was cooked, and what has changed since, for its owner and who entered it.',
    access: 'signed-in',
    heavy: 'computing',
    params: idParams,
    response: z.object({ recipe: versionTextSchema, changes: recipeChangesSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  update: route({
    method: 'PUT',
    path: '/cook-log/{id}',
    summary: 'Change the day, people, note and photo of an entry.',
    access: 'signed-in',
    params: idParams,
    body: z.object(contentFields),
    response: entrySchema,
    errors,
    rateLimit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/cook-log/{id}',
    summary: 'Delete an entry; it can be brought back.',
    access: 'signed-in',
    params: idParams,
    errors,
    rateLimit,
  }),
  restore: route({
    method: 'POST',
    path: '/cook-log/{id}/restore',
    summary: 'Bring a deleted entry back.',
    access: 'signed-in',
    params: idParams,
    errors,
    rateLimit,
  }),
};

export type CookLogEntry = z.output<typeof entrySchema>;
export type CookLogPage = z.output<typeof cookLogRoutes.list.response>;
export type CookedRecipe = z.output<typeof cookLogRoutes.getRecipe.response>;
export type CookLogContent = z.output<typeof cookLogRoutes.update.body>;
