/**
 * Opens an untrusted image: only formats that people's cameras, scanners and browsers make, and no
 * more pixels than any phone takes.
 *
 * Formats that can carry programs or other files (SVG, PDF) are switched off in the library itself, not
 * only turned away here. HEIC and BMP, which the library does not know, are decoded beside it.
 */
import type { Sharp } from 'sharp';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { decodeBmp, isBmp } from './bmp';
import { decodeHeic, isHeic } from './heic';
import { maxBarePixels, type BarePixels } from './bare-pixels';
import { isTiff, uncompressedTiff } from './tiff';

/**
 * Only in a worker process: it may decode all pixels.
 *
 * @returns the image; what the library itself can read is not yet decoded
 * @throws AppError IMAGE_UNREADABLE
 */
export async function decodeImage(bytes: Uint8Array): Promise<Sharp> {
  try {
    if (isHeic(bytes)) return await imageOf(await decodeHeic(bytes));
    if (isBmp(bytes)) return await imageOf(decodeBmp(bytes));
    return await openImage(bytes);
  } catch (error) {
    throw imageError(error);
  }
}

/**
 * Refuses what cannot be an image, and decodes nothing. What only a worker process may open is left to it.
 *
 * @throws AppError IMAGE_UNREADABLE
 */
export async function checkImage(bytes: Uint8Array): Promise<void> {
  if (isHeic(bytes) || isBmp(bytes) || isTiff(bytes)) return;
  try {
    await openImage(bytes);
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

async function openImage(bytes: Uint8Array): Promise<Sharp> {
  sharp ??= loadSharp();
  const image = (await sharp)(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await image.metadata();
  if (!readableFormats.includes(format)) throw new AppError('IMAGE_UNREADABLE');
  return image;
}

/**
 * Bare pixels as an image, at most `largestSide` wide and high. With a colour profile they go through a
 * TIFF: bare pixels cannot carry one.
 */
async function imageOf({ data, width, height, profile }: BarePixels): Promise<Sharp> {
  sharp ??= loadSharp();
  const open = await sharp;
  const bare = open(data, {
    raw: { width, height, channels: 4 },
    limitInputPixels: maxBarePixels,
  })
    .removeAlpha()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true });
  const small = await bare.raw().toBuffer({ resolveWithObject: true });
  const size = { width: small.info.width, height: small.info.height };
  return profile === undefined
    ? open(small.data, { raw: { ...size, channels: 3 } })
    : open(uncompressedTiff({ ...size, pixels: small.data, profile }));
}

/** Enough for reading a double page, which needs the most. */
const largestSide = 2_800;

/** More than any phone's sensor in its everyday mode; a small file can claim far more. */
const maxPixels = 80_000_000;
const tooLargeDetails = say(
  'That picture has more than 80 million pixels. Please send a smaller one.',
);

const readableFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

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
      'VipsForeignLoadTiff',
    ],
  });
  // Every image is decoded once.
  loaded.cache(false);
  // An image takes one core and leaves the others to the calls of people.
  loaded.concurrency(1);
  return loaded;
}
