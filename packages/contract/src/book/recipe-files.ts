/**
 * Moving in and out: recipe files of other programs in, one's own data out (docs/formats.md).
 *
 * - An uploaded file is stored at once and read by a job. The job reports progress, can be
 *   cancelled, goes on after the server was stopped, and can be undone as a whole.
 * - Its report lists the outcome of each recipe, and every field that was not understood.
 * - What goes out is fetched by a plain address, so that the browser can save it while it is made: a
 *   ticket of a few minutes stands in for the session.
 */
import * as z from 'zod/mini';
import { idParams, idSchema, timestampSchema, yesSchema } from '../schemas/fields';
import { pageFields, pageQuery } from '../schemas/paging';
import { route } from '../route';
import { maxLength, minLength } from '../schemas/lengths';

export const recipeFileLimits = {
  bytes: 200 * 1024 * 1024,
  /** Kinds of fields that a report names. */
  unreadFields: 300,
  unreadFiles: 200,
} as const;

export const importStates = [
  'waiting',
  'running',
  'done',
  'cancelled',
  'failed',
  'undone',
] as const;
export const importOutcomes = ['imported', 'already-there', 'failed'] as const;
/** What to do with a recipe whose title and ingredients are those of one's own. */
export const duplicateChoices = ['skip', 'keep'] as const;

const countSchema = z.int().check(z.gte(0));

export const importReportSchema = z.object({
  /** "Paprika", "schema.org": each once. */
  formats: z.array(z.string()),
  /** Recipes that were imported without a single ingredient; their items carry a warning. */
  withoutIngredients: countSchema,
  /** Fields that nobody understood: where in a recipe, how it begins, and in how many recipes. */
  unreadFields: z.array(
    z.object({ format: z.string(), path: z.string(), sample: z.string(), count: countSchema }),
  ),
  /** Kinds of fields beyond those named. */
  moreUnreadFields: countSchema,
  /** Files inside that were not read, and why. */
  unreadFiles: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Files beyond those named. */
  moreUnreadFiles: countSchema,
  /** Images that could not be had. */
  missingPictures: countSchema,
  /** Recipes, and other things of a Saltbush, that did not fit into the storage of their person. */
  withoutRoom: countSchema,
  /** What came with the recipes from a Saltbush: "meal plans" 3. */
  others: z.array(z.object({ name: z.string(), count: countSchema })),
});

export const recipeImportSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  state: z.enum(importStates),
  duplicates: z.enum(duplicateChoices),
  /** Files of the archive, or recipes of the document, that were looked at; of `total`. */
  done: countSchema,
  /** Absent until the file was opened. */
  total: z.optional(countSchema),
  imported: countSchema,
  alreadyThere: countSchema,
  failed: countSchema,
  report: importReportSchema,
  /** Of a failed one: what happened and what to do next. */
  problem: z.optional(z.string()),
  createdAt: timestampSchema,
  finishedAt: z.optional(timestampSchema),
});

const importItemSchema = z.object({
  title: z.string(),
  outcome: z.enum(importOutcomes),
  /** Of an imported one, while it is not in the bin; of one already there, the one that was. */
  recipe: z.optional(idSchema),
  /** Of a failed one. */
  reason: z.optional(z.string()),
  /** Of an imported one that a person should look at: what it lacks. */
  warning: z.optional(z.string()),
});

export const exportFormats = ['saltbush', 'json-ld', 'cooklang', 'book'] as const;
const exportFormatSchema = z.enum(exportFormats);

const ticketSchema = z.string().check(minLength(20), maxLength(100));

export const recipeFilesRoutes = {
  importFile: route({
    method: 'POST',
    path: '/recipe-files/import',
    summary: 'Bring in the recipes of a file; answers at once with the job that reads it.',
    access: 'signed-in',
    heavy: 'waiting',
    upload: { field: 'file', maxBytes: recipeFileLimits.bytes, isStreamed: true },
    query: z.object({ duplicates: z._default(z.enum(duplicateChoices), 'skip') }),
    response: recipeImportSchema,
    errors: ['IMPORT_RUNNING'],
    rateLimit: { max: 20, seconds: 60 * 60 },
    timeoutMs: 30 * 60_000,
  }),
  listImports: route({
    method: 'GET',
    path: '/recipe-files/imports',
    summary: 'The files that the person who asks brought in, newest first.',
    access: 'signed-in',
    query: pageQuery(5),
    response: z.object({ imports: z.array(recipeImportSchema), ...pageFields }),
  }),
  getImport: route({
    method: 'GET',
    path: '/recipe-files/imports/{id}',
    summary: 'How far an import is, and its report.',
    access: 'signed-in',
    params: idParams,
    response: recipeImportSchema,
    errors: ['NOT_FOUND'],
  }),
  listItems: route({
    method: 'GET',
    path: '/recipe-files/imports/{id}/items',
    summary: 'What became of each recipe of an import, in the order of the file.',
    access: 'signed-in',
    params: idParams,
    query: z.extend(pageQuery(50), {
      outcome: z.optional(z.enum(importOutcomes)),
      /** Only imported ones with a warning. */
      hasWarning: z.optional(yesSchema),
    }),
    response: z.object({ items: z.array(importItemSchema), ...pageFields }),
    errors: ['NOT_FOUND'],
  }),
  cancelImport: route({
    method: 'POST',
    path: '/recipe-files/imports/{id}/cancel',
    summary: 'Stop an import; what it kept so far stays until it is undone.',
    access: 'signed-in',
    params: idParams,
    response: recipeImportSchema,
    errors: ['NOT_FOUND'],
  }),
  undoImport: route({
    method: 'POST',
    path: '/recipe-files/imports/{id}/undo',
    summary: 'Put every recipe that an import kept in the bin.',
    access: 'signed-in',
    params: idParams,
    response: recipeImportSchema,
    errors: ['NOT_FOUND', 'IMPORT_RUNNING'],
  }),
  prepareExport: route({
    method: 'POST',
    path: '/recipe-files/exports',
    summary: 'An address that gives all of one’s own data once, for the next few minutes.',
    access: 'signed-in',
    body: z.object({ format: exportFormatSchema }),
    response: z.object({ url: z.string() }),
    rateLimit: { max: 30, seconds: 60 * 60 },
  }),
  exportAll: route({
    method: 'GET',
    path: '/recipe-files/export',
    summary: 'All of one’s own data as one file, to whoever is signed in or holds a ticket for it.',
    access: 'anyone',
    heavy: 'waiting',
    query: z.object({ format: exportFormatSchema, ticket: z.optional(ticketSchema) }),
    isDownload: true,
    errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
    rateLimit: { max: 30, seconds: 60 * 60 },
  }),
};

export type RecipeImportOnWire = z.output<typeof recipeImportSchema>;
export type ImportReport = z.output<typeof importReportSchema>;
export type ImportItem = z.output<typeof importItemSchema>;
export type ImportOutcome = (typeof importOutcomes)[number];
export type ExportFormat = (typeof exportFormats)[number];
export type DuplicateChoice = (typeof duplicateChoices)[number];
