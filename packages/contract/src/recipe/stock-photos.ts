/**
 * Photos of stock services (Spec 7). The browser asks our server, which asks Unsplash (where a key is set
 * up) and Openverse: a key in the browser would be everyone's.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { imageCreditSchema, storedImageSchema } from './images';
import { route } from '../route';
import { lineSchema } from '../schemas/fields';

export const stockPhotoProviders = ['unsplash', 'openverse'] as const;

export const stockPhotoLimits = {
  query: 100,
  /** Spec 9: photos a search. */
  perSearch: 15,
  /** Spec 9: with fewer results, the search is made again with "food". */
  fewResults: 10,
  id: 100,
} as const;

const stockPhotoSchema = z.object({
  provider: z.enum(stockPhotoProviders),
  id: z.string(),
  /** Small image for the results, at the provider's. */
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** What the photographer wrote; the alternative text. */
  description: z.optional(z.string()),
  credit: imageCreditSchema,
});

export const stockPhotosRoutes = {
  search: route({
    method: 'GET',
    path: '/stock-photos/search',
    summary: 'Landscape photos of a dish, richest described first; at most 15.',
    access: 'signed-in',
    heavy: 'waiting',
    query: z.object({
      query: lineSchema(stockPhotoLimits.query, say('Please type what to look for')),
    }),
    response: z.object({ photos: z.array(stockPhotoSchema) }),
    errors: ['STOCK_PHOTOS_FAILED', 'STOCK_PHOTOS_NOT_SET_UP'],
    rateLimit: { max: 60, seconds: 10 * 60 },
    timeoutMs: 20_000,
  }),
  choose: route({
    method: 'POST',
    path: '/stock-photos',
    summary:
      'Take a photo of the search as one of our images: a copy where its licence allows one, else a link.',
    access: 'signed-in',
    heavy: 'waiting',
    body: z.object({
      provider: z.enum(stockPhotoProviders),
      id: lineSchema(stockPhotoLimits.id, say('Please choose a photo')),
    }),
    response: z.extend(storedImageSchema, { credit: imageCreditSchema }),
    errors: [
      'NOT_FOUND',
      'STOCK_PHOTOS_FAILED',
      'STOCK_PHOTOS_NOT_SET_UP',
      'IMAGE_UNREADABLE',
      'WORKERS_BUSY',
    ],
    rateLimit: { max: 60, seconds: 60 * 60 },
    timeoutMs: 30_000,
  }),
};

export type { ImageCredit } from './images';
export type StockPhoto = z.output<typeof stockPhotoSchema>;
export type StockPhotoProvider = (typeof stockPhotoProviders)[number];
