/** The history of a recipe: what each save changed, and how to go back. Only its owner sees it. */
import * as z from 'zod/mini';
import { idParams, timestampSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { recipeChangesSchema, versionTextSchema } from '../recipe/recipe-changes';
import { recipeSchema } from '../recipe/recipes';
import { route } from '../route';

/** Older versions are deleted. */
export const maxVersions = 100;

const versionParams = z.extend(idParams, {
  revision: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
});

const versionSchema = z.object({
  revision: z.int(),
  savedAt: timestampSchema,
  title: z.string(),
  /** The name of the program that saved it for its owner. */
  program: z.optional(z.string()),
  isCurrent: z.boolean(),
  /** There is none before it to compare it with. */
  isFirst: z.boolean(),
  /** Compared with the version before it; absent for the first one, and while nobody has counted. */
  changeCount: z.optional(z.int()),
});

export const recipeVersionsRoutes = {
  list: route({
    method: 'GET',
    path: '/recipes/{id}/versions',
    summary: 'When a recipe was changed, newest first, the current version included.',
    access: 'signed-in',
    heavy: 'computing',
    params: idParams,
    query: pageQuery(20),
    response: z.object({ versions: z.array(versionSchema), ...pageFields }),
    errors: ['NOT_FOUND'],
  }),
  changes: route({
    method: 'GET',
    path: '/recipes/{id}/versions/{revision}/changes',
    summary: 'What a version changed of the one before it; nothing for the first one.',
    access: 'signed-in',
    heavy: 'computing',
    params: versionParams,
    response: z.object({ changes: recipeChangesSchema }),
    errors: ['NOT_FOUND'],
  }),
  get: route({
    method: 'GET',
    path: '/recipes/{id}/versions/{revision}',
    summary: 'The whole text of an earlier version.',
    access: 'signed-in',
    heavy: 'computing',
    params: versionParams,
    response: versionTextSchema,
    errors: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/recipes/{id}/versions/{revision}/restore',
    summary: 'Make an earlier version the current one; what it replaces stays in the history.',
    access: 'signed-in',
    heavy: 'computing',
    params: versionParams,
    response: recipeSchema,
    errors: ['NOT_FOUND'],
  }),
};

export type RecipeVersion = z.output<typeof versionSchema>;
