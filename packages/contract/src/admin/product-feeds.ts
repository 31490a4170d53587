/**
 * Files of products and prices that an admin loads (docs/product-feeds.md). A file is stored at once and read by a job;
 * its report has what was added and changed, and each row that was not taken, with the reason.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema, timestampSchema } from '../schemas/fields';
import { retailerSchema } from '../plan/prices';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';
import { nameSchema } from '../schemas/names';

export const feedLimits = {
  /** A file is read piece by piece; this is what an upload may take of the disk. */
  bytes: 250 * 1024 * 1024,
  rows: 500_000,
  /** Broken rows that a report names; the others are counted. */
  namedRows: 500,
  retailers: 100,
} as const;

export const feedStates = ['running', 'done', 'cancelled', 'failed'] as const;

const countSchema = z.int().check(z.gte(0));

export const productFeedSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  state: z.enum(feedStates),
  /** How much of the file is read, 0 to 1. */
  progress: z.number(),
  added: countSchema,
  changed: countSchema,
  unchanged: countSchema,
  broken: countSchema,
  /** Prices that were not known before. */
  prices: countSchema,
  /** The row as a spreadsheet counts it: the heading is row 1. */
  brokenRows: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** Of a failed one: what happened and what to do next. */
  problem: z.optional(z.string()),
  createdAt: timestampSchema,
  finishedAt: z.optional(timestampSchema),
});

const newRetailerSchema = z.object({
  name: nameSchema(40, say('Please give the retailer a name')),
  searchAddress: z.optional(
    z.string().check(
      maxLength(300),
      z.regex(/^https:\/\/[^\s{}]+\{query\}[^\s{}]*$/, {
        error: () => say('Please give an address with {place} in it', { place: '{query}' }),
      }),
    ),
  ),
});

export const productFeedsRoutes = {
  load: route({
    method: 'POST',
    path: '/admin/product-feeds',
    summary: 'Load a file of products and prices; answers at once with the job that reads it.',
    access: 'admin',
    heavy: 'waiting',
    upload: { field: 'file', maxBytes: feedLimits.bytes, isStreamed: true },
    response: productFeedSchema,
    errors: ['FEED_RUNNING'],
    timeoutMs: 10 * 60_000,
  }),
  list: route({
    method: 'GET',
    path: '/admin/product-feeds',
    summary: 'The latest files, and how many products there are of each retailer.',
    access: 'admin',
    response: z.object({
      feeds: z.array(productFeedSchema),
      retailers: z.array(z.extend(retailerSchema, { products: countSchema })),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/admin/product-feeds/{id}',
    summary: 'How far a file is, and its report.',
    access: 'admin',
    params: idParams,
    response: productFeedSchema,
    errors: ['NOT_FOUND'],
  }),
  cancel: route({
    method: 'POST',
    path: '/admin/product-feeds/{id}/cancel',
    summary: 'Stop reading; what was loaded stays.',
    access: 'admin',
    params: idParams,
    response: productFeedSchema,
    errors: ['NOT_FOUND'],
  }),
  addRetailer: route({
    method: 'POST',
    path: '/admin/retailers',
    summary: 'Add a retailer of one’s country, so that files may name it.',
    access: 'admin',
    body: newRetailerSchema,
    response: retailerSchema,
  }),
};

export type ProductFeedOnWire = z.output<typeof productFeedSchema>;
