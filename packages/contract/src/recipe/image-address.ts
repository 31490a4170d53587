/**
 * Addresses of stored images. Separate from `images.ts`, since pages show images without calling anything.
 *
 * An image's address on the wire is always its 800 pixel file; the others differ by the number only.
 * An image narrower than a width still has that file, in its own size.
 */
export const imageWidths = [400, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The address of an image on the wire. */
export const storedImageUrl = /^\/images\/[0-9a-f-]{36}\/800\.webp$/;

/** @example imageUrl('0192…', 400) // '/images/0192…/400.webp' */
export function imageUrl(id: string, width: ImageWidth = 800): string {
  return `/images/${id}/${width}.webp`;
}

/**
 * @returns the id of one of our images; nothing for any other address
 * @example imageIdOf('/images/0192…/800.webp') // '0192…'
 */
export function imageIdOf(url: string): string | undefined {
  return storedImageUrl.test(url) ? url.split('/')[2] : undefined;
}
