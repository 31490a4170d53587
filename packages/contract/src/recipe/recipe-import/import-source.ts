/**
 * The source of an imported recipe: the stored page, for its owner only, and the text
 * that each field was read from.
 */
import * as z from 'zod/mini';
import { extractionSources } from '@saltbush/recipe-parser/page';
import { sourceFields } from '@saltbush/recipe-parser/text';
import { idParams, timestampSchema } from '../../schemas/fields';
import { route } from '../../route';

const importSourceSchema = z.object({
  /** Of the page; absent when its source was pasted without it. */
  url: z.optional(z.string()),
  fetchedAt: timestampSchema,
  /** Whether the page was small enough to be stored. */
  hasPage: z.boolean(),
  origins: z.array(
    z.object({
      field: z.enum(sourceFields),
      reader: z.enum(extractionSources),
      /** The text of the source, unchanged. */
      text: z.string(),
    }),
  ),
});

export const importSourceRoutes = {
  get: route({
    method: 'GET',
    path: '/recipes/{id}/evidence',
    summary: 'Where each field of an imported recipe came from; for its owner.',
    access: 'signed-in',
    params: idParams,
    response: importSourceSchema,
    errors: ['NOT_FOUND'],
  }),
  getPage: route({
    method: 'GET',
    path: '/recipes/{id}/evidence/page',
    summary: 'The text of the page that a recipe was imported from; for its owner.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ text: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MUCH_TO_READ', 'WORKERS_BUSY'],
  }),
};

export type RecipeImportSource = z.output<typeof importSourceSchema>;
