/**
 * Files of prices that others made, for one person or household (decision 0154): their columns are found by their headings.
 * Reading one stores nothing; the person sees what was found, and saves it. One file is taken back in one call.
 */
import * as z from 'zod/mini';
import { columnMeanings } from '@saltbush/domain/plan/prices/files/price-columns';
import { say } from '@saltbush/domain/texts/say';
import { idParams, idSchema, lineSchema, timestampSchema } from '../../schemas/fields';
import { maxLength, minLength } from '../../schemas/lengths';
import { route } from '../../route';
import {
  centsSchema,
  eanSchema,
  keySchema,
  ofHousehold,
  priceLimits,
  retailerIdSchema,
} from '../prices';

export const priceFileLimits = {
  bytes: 50 * 1024 * 1024,
  rows: 200_000,
  /** Those that are taken of one file. */
  prices: 5000,
  /** All that one person or household has, receipts and typed ones included. */
  storedPrices: 50_000,
  brand: 80,
  /** Reasons that a report names; rows of further ones are counted together. */
  reasons: 20,
  /** Columns that a report names. */
  columns: 60,
} as const;

/** What is known of a product in a file. */
const priceFields = {
  name: lineSchema(priceLimits.name, say('Please give it a name')),
  brand: z.optional(lineSchema(priceFileLimits.brand)),
  ean: z.optional(eanSchema),
  packText: z.optional(lineSchema(priceLimits.pack)),
  /** The food, as its line of a list has it. */
  key: keySchema,
  cents: centsSchema,
  isSpecial: z.optional(z.boolean()),
};

const readPriceSchema = z.object({
  ...priceFields,
  /** Absent: the file names none. */
  retailer: z.optional(retailerIdSchema),
  /** "2026-11-24"; absent: the file has no day. */
  date: z.optional(z.string()),
});

const priceFileSchema = z.object({
  /** What was found, by the headings of the file. */
  columns: z.array(z.object({ meaning: z.enum(columnMeanings), headings: z.array(z.string()) })),
  /** Headings that say nothing here. */
  unused: z.array(z.string()),
  prices: z.array(readPriceSchema),
  /** Rows that were not taken, by reason, with the first of them as a spreadsheet counts it. */
  skipped: z.array(z.object({ reason: z.string(), count: z.int(), row: z.int() })),
});

const newPriceSchema = z.object({
  ...priceFields,
  retailer: retailerIdSchema,
  observedAt: timestampSchema.check(maxLength(40)),
});

export const priceFilesRoutes = {
  read: route({
    method: 'POST',
    path: '/prices/files/read',
    summary: 'Read products and prices from a file (CSV, TSV, JSON or JSON Lines). Keeps nothing.',
    access: 'signed-in',
    heavy: 'waiting',
    upload: { field: 'file', maxBytes: priceFileLimits.bytes, isStreamed: true },
    response: priceFileSchema,
    errors: ['WORKERS_BUSY', 'TOO_MUCH_TO_READ'],
    rateLimit: { max: 30, seconds: 600 },
    timeoutMs: 120_000,
  }),
  save: route({
    method: 'POST',
    path: '/prices/files',
    summary: 'Save the prices of a file; those that are known already are not stored twice.',
    access: 'signed-in',
    heavy: 'computing',
    body: z.object({
      ...ofHousehold,
      /** Made by the device: names the file when it is taken back. */
      id: idSchema,
      prices: z.array(newPriceSchema).check(minLength(1), maxLength(priceFileLimits.prices)),
    }),
    response: z.object({
      added: z.int(),
      /** Prices that were there already. */
      known: z.int(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 30, seconds: 600 },
    timeoutMs: 60_000,
    maxBodyBytes: 4 * 1024 * 1024,
  }),
  remove: route({
    method: 'DELETE',
    path: '/prices/files/{id}',
    summary: 'Take back all prices of a file.',
    access: 'signed-in',
    params: idParams,
    query: z.object(ofHousehold),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

export type PriceFileOnWire = z.output<typeof priceFileSchema>;
export type ReadPriceOnWire = z.output<typeof readPriceSchema>;
export type NewFilePrice = z.output<typeof newPriceSchema>;
