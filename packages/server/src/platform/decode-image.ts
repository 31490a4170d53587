/**
 * Opens an untrusted image: only formats that people's cameras and browsers make, and no
 * more pixels than any phone takes.
 *
 * Formats that can carry programs or other files (SVG, PDF) are switched off in the library itself, not
 * only turned away here.
 */
import type { Sharp } from 'sharp';
import { AppError } from '@saltbush/contract/errors';

/**
 * @returns the image, not yet decoded
 * @throws AppError IMAGE_UNREADABLE
 */
export async function decodeImage(bytes: Uint8Array): Promise<Sharp> {
  if (isHeic(bytes)) throw new AppError('IMAGE_UNREADABLE', heicDetails);
  try {
    sharp ??= loadSharp();
    const image = (await sharp)(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!readableFormats.includes(format)) throw new AppError('IMAGE_UNREADABLE');
    return image;
  } catch (error) {
    throw imageError(error);
  }
}

/** Turns a decoder's error into one that people can read. */
export function imageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
  return new AppError('IMAGE_UNREADABLE', isTooLarge ? tooLargeDetails : undefined);
}

/**
 * Whether it is a HEIC file, which the library cannot decode: the codec is patented. AVIF files have the same frame.
 *
 * Source: ISO/IEC 23008-12, annex B (brands in the first box).
 */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp') return false;
  const brands = head.slice(8, Math.max(8, Math.min(64, Buffer.from(bytes).readUInt32BE(0))));
  return /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands);
}

const heicDetails =
  'That picture is a HEIC file, which we can’t read. Please save it as JPEG and send it again.';

/** More than any phone's sensor in its everyday mode; a small file can claim far more. */
const maxPixels = 80_000_000;
const tooLargeDetails = 'That picture has more than 80 million pixels. Please send a smaller one.';

const readableFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** Loaded with the first image: this process checks images at times, and others decode them. */
let sharp: ReturnType<typeof loadSharp> | undefined;

async function loadSharp() {
  const { default: loaded } = await import('sharp');
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
    ],
  });
  // Every image is decoded once.
  loaded.cache(false);
  // An image takes one core and leaves the others to the calls of people.
  loaded.concurrency(1);
  return loaded;
}
