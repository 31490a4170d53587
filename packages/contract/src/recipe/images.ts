/** Images (docs/product.md): uploaded once, stored as WebP in three widths, served permanently. */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { storedImageUrl } from './image-address';
import { lineSchema, webAddressSchema } from '../schemas/fields';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';

export const maxImageBytes = 15 * 1024 * 1024;
const maxAddressLength = 2_000;

/** What a file chooser may offer: the formats the server reads. */
export const imageMediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/tiff',
  'image/bmp',
] as const;

export const imageUrlSchema = z
  .string()
  .check(maxLength(100), z.regex(storedImageUrl, say('Please upload the picture first')));

/** An image that is sent with a recipe: one of ours, or one on the web that is to become ours. */
export const sentImageUrlSchema = z.union(
  [imageUrlSchema, webAddressSchema(maxAddressLength)],
  say('Please upload the picture first, or give its full web address'),
);

/** The server decides whether it may be fetched. */
const addressSchema = lineSchema(maxAddressLength, say('Please give the address of the picture'));

export const storedImageSchema = z.object({
  imageUrl: imageUrlSchema,
  /** Placeholder colour while the image loads: "#a37c52". */
  colour: z.string(),
  /** Of the largest file. */
  width: z.int(),
  height: z.int(),
});

/** Who made an image, and what may be done with it. Shown wherever the image is shown large. */
export const imageCreditSchema = z.object({
  /** Of the photographer. */
  name: z.string(),
  /** Their page, or the photo's. */
  url: z.optional(z.string()),
  /** "Unsplash", "Flickr via Openverse". */
  source: z.string(),
  /** "CC BY 2.0", "Unsplash Licence". */
  licence: z.string(),
  licenceUrl: z.optional(z.string()),
});

export const imagesRoutes = {
  upload: route({
    method: 'POST',
    path: '/images',
    summary: 'Store an image; it is re-encoded, and its location data is removed.',
    access: 'signed-in',
    heavy: 'waiting',
    upload: { field: 'image', maxBytes: maxImageBytes },
    response: storedImageSchema,
    errors: ['IMAGE_UNREADABLE', 'WORKERS_BUSY'],
    rateLimit: { max: 60, seconds: 10 * 60 },
    timeoutMs: 60_000,
  }),
  copyFromWeb: route({
    method: 'POST',
    path: '/images/from-web',
    summary: 'Store a copy of an image on the web, such as the one of an imported recipe.',
    access: 'signed-in',
    heavy: 'waiting',
    body: z.object({ url: addressSchema }),
    response: storedImageSchema,
    errors: [
      'PAGE_ADDRESS_REFUSED',
      'PAGE_UNREACHABLE',
      'PAGE_TOO_LARGE',
      'IMAGE_UNREADABLE',
      'WORKERS_BUSY',
    ],
    // As many as pages may be read, with a few images each.
    rateLimit: { max: 600, seconds: 60 * 60 },
    timeoutMs: 20_000,
  }),
};

export type ImageCredit = z.output<typeof imageCreditSchema>;
export type StoredImage = z.output<typeof storedImageSchema>;
