/** Searches for recipes that a person gave a name, to find the same again next week. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { recipeQuerySchema } from '../recipe/recipe-query';
import { route } from '../route';
import { idParams, idSchema, timestampSchema } from '../schemas/fields';
import { nameSchema } from '../schemas/names';

export const savedSearchLimits = { perPerson: 50, name: 60 } as const;

const name = nameSchema(savedSearchLimits.name, say('Please give the search a name'));

const savedSearchSchema = z.object({
  _id: idSchema,
  name: z.string(),
  query: recipeQuerySchema,
  createdAt: timestampSchema,
});

export const savedSearchesRoutes = {
  list: route({
    method: 'GET',
    path: '/saved-searches',
    summary: 'The searches that one saved, in the order in which they were saved.',
    access: 'signed-in',
    response: z.object({ searches: z.array(savedSearchSchema) }),
  }),
  create: route({
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search; a person has at most 50.',
    access: 'signed-in',
    body: z.object({ name, query: recipeQuerySchema }),
    response: savedSearchSchema,
    errors: ['NOT_POSSIBLE'],
  }),
  update: route({
    method: 'PUT',
    path: '/saved-searches/{id}',
    summary: 'Change the name of a saved search, or what it asks for.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ name: z.optional(name), query: z.optional(recipeQuerySchema) }),
    response: savedSearchSchema,
    errors: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/saved-searches/{id}',
    summary: 'Delete a saved search.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/saved-searches/{id}/restore',
    summary: 'Bring back a saved search that was deleted in the last 30 days.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
  }),
};

export type SavedSearch = z.output<typeof savedSearchSchema>;
