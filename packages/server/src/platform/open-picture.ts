/**
 * Opens a picture that a stranger sent: only formats that people's cameras and browsers make, and no
 * more pixels than any phone takes.
 *
 * Formats that can carry programs or other files (SVG, PDF) are switched off in the library itself, not
 * only turned away here.
 */
import sharp, { type Sharp } from 'sharp';
import { AppError } from '@saltbush/contract/errors';

/**
 * @returns the picture, not yet decoded
 * @throws AppError IMAGE_UNREADABLE
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!readableFormats.includes(format)) throw new AppError('IMAGE_UNREADABLE');
    return picture;
  } catch (error) {
    throw pictureError(error);
  }
}

/** What the library says of a picture it cannot decode, as an error that people can read. */
export function pictureError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
  return new AppError('IMAGE_UNREADABLE', isTooLarge ? tooLargeDetails : undefined);
}

/** More than any phone's sensor in its everyday mode; a small file can claim far more. */
const maxPixels = 80_000_000;
const tooLargeDetails = 'That picture has more than 80 million pixels. Please send a smaller one.';

const readableFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});
/** Every picture comes once: keeping decoded ones would only fill memory. */
sharp.cache(false);
