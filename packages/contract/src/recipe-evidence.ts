/**
 * Where an imported recipe came from: the page as it was read, kept for its owner alone, and the words
 * each field was read from.
 */
import * as z from 'zod/mini';
import { sourceFields } from '@saltbush/domain/recipe-import/source-fields';
import { idParams, timestampSchema } from './fields';
import { route } from './route';

/** How a field was found: in the site's data, in marks in the page, in its head, or by what it shows. */
export const readerNames = [
  'json-ld',
  'microdata',
  'rdfa',
  'microformats',
  'script-data',
  'layout',
  'head',
] as const;
export type ReaderName = (typeof readerNames)[number];

const evidenceSchema = z.object({
  /** Of the page; absent when its source was pasted without it. */
  url: z.optional(z.string()),
  fetchedAt: timestampSchema,
  /** Whether the page itself was small enough to keep. */
  hasPage: z.boolean(),
  origins: z.array(
    z.object({
      field: z.enum(sourceFields),
      reader: z.enum(readerNames),
      /** The words of the source, untouched. */
      text: z.string(),
    }),
  ),
});

export const recipeEvidenceRoutes = {
  get: route({
    method: 'GET',
    path: '/recipes/{id}/evidence',
    summary: 'Where each field of an imported recipe came from; for its owner.',
    access: 'signed-in',
    params: idParams,
    response: evidenceSchema,
    errors: ['NOT_FOUND'],
  }),
  getPage: route({
    method: 'GET',
    path: '/recipes/{id}/evidence/page',
    summary: 'The text of the page that a recipe was imported from; for its owner.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ text: z.string() }),
    errors: ['NOT_FOUND'],
  }),
};

export type RecipeEvidence = z.output<typeof evidenceSchema>;
