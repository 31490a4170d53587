/**
 * Reading a receipt from photos. The answer is a proposal: nothing is stored, and no price counts before the person has
 * confirmed it (`pricesRoutes.addObservations`, source "receipt").
 */
import * as z from 'zod/mini';
import { longestKey } from '@saltbush/recipe-parser/foods/facts';
import {
  receiptDoubtReasons,
  receiptLimits as domainLimits,
} from '@saltbush/domain/plan/prices/receipts/receipt';
import { maxImageBytes } from '../recipe/images';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

export const receiptLimits = {
  /** Parts of one long receipt, from top to bottom. */
  photos: 3,
  lines: domainLimits.lines,
} as const;

const receiptLineSchema = z.object({
  text: z.string(),
  name: z.string(),
  packText: z.optional(z.string()),
  cents: z.int(),
  packs: z.number(),
  paidCents: z.int(),
  isSpecial: z.boolean(),
  /** Why its amount may be wrong, and what was paid if the receipt's total is right. */
  doubt: z.optional(
    z.object({ reason: z.enum(receiptDoubtReasons), paidCents: z.optional(z.int()) }),
  ),
  /** Its food, then those that it is a kind of: the first part of the keys of a list. */
  foods: z.array(z.string().check(maxLength(longestKey))),
});

const receiptSchema = z.object({
  retailer: z.optional(z.string()),
  /** "2026-11-24" */
  date: z.optional(z.string()),
  totalCents: z.optional(z.int()),
  lines: z.array(receiptLineSchema).check(maxLength(receiptLimits.lines * receiptLimits.photos)),
});

export const receiptsRoutes = {
  read: route({
    method: 'POST',
    path: '/prices/receipts',
    summary: 'Read lines and prices from photos of one receipt. Keeps nothing.',
    access: 'signed-in',
    heavy: 'waiting',
    uploads: {
      field: 'photo',
      maxFiles: receiptLimits.photos,
      maxBytes: maxImageBytes,
      maxTotalBytes: receiptLimits.photos * maxImageBytes,
    },
    response: receiptSchema,
    errors: [
      'IMAGE_UNREADABLE',
      'PHOTO_NOT_READ',
      'PHOTO_TIMED_OUT',
      'TOO_MUCH_TO_READ',
      'WORKERS_BUSY',
    ],
    rateLimit: { max: 30, seconds: 600 },
    timeoutMs: 90_000,
  }),
};

export type ReceiptOnWire = z.output<typeof receiptSchema>;
export type ReceiptLineOnWire = z.output<typeof receiptLineSchema>;
