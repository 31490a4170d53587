/**
 * Pictures (docs/product.md): sent once, kept by us as WebP in three widths, served for good.
 *
 * A picture's address on the wire is always its 800 pixel file; the others differ by the number only.
 * A picture narrower than a width has that file all the same, in its own size.
 */
import * as z from 'zod/mini';
import { route } from './route';

export const imageWidths = [400, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const maxImageBytes = 15 * 1024 * 1024;
const maxAddressLength = 2_000;

/** What a file chooser may offer: the formats the server reads. */
export const imageMediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

export const imageUrlSchema = z
  .string()
  .check(z.regex(/^\/images\/[0-9a-f-]{36}\/800\.webp$/, 'Please upload the picture first'));

/** @example imageUrl('0192…', 400) // '/images/0192…/400.webp' */
export function imageUrl(id: string, width: ImageWidth = 800): string {
  return `/images/${id}/${width}.webp`;
}

/** @example imageIdOf('/images/0192…/800.webp') // '0192…' */
export function imageIdOf(url: string): string | undefined {
  return url.split('/')[2];
}

const storedImageSchema = z.object({
  imageUrl: imageUrlSchema,
  /** Stands in for the picture while it loads: "#a37c52". */
  colour: z.string(),
  /** Of the largest file. */
  width: z.int(),
  height: z.int(),
});

export const imagesRoutes = {
  upload: route({
    method: 'POST',
    path: '/images',
    summary: 'Keep a picture; it is re-encoded, and where it was taken is forgotten.',
    access: 'signed-in',
    upload: { field: 'image', maxBytes: maxImageBytes },
    response: storedImageSchema,
    errors: ['IMAGE_UNREADABLE'],
    rateLimit: { max: 60, seconds: 10 * 60 },
    timeoutMs: 60_000,
  }),
  copyFromWeb: route({
    method: 'POST',
    path: '/images/from-web',
    summary: 'Keep a copy of a picture on the web: the one of an imported recipe.',
    access: 'signed-in',
    body: z.object({ url: z.url().check(z.maxLength(maxAddressLength)) }),
    response: storedImageSchema,
    errors: ['PAGE_ADDRESS_REFUSED', 'PAGE_UNREACHABLE', 'PAGE_TOO_LARGE', 'IMAGE_UNREADABLE'],
    // As many as pages may be read: every import brings one picture.
    rateLimit: { max: 120, seconds: 60 * 60 },
    timeoutMs: 20_000,
  }),
};

export type StoredImage = z.output<typeof storedImageSchema>;
