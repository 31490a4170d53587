/** A photo as people send it, made ready for reading: upright, no larger than needed, without its notes. */
import type { Sharp } from 'sharp';
import { checkImage, decodeImage, imageError } from '../../platform/decode-image/decode-image';
import type { GreyImage } from './grey-image';

/** Enough for a double page. */
const readingSide = 2_800;
/** What models that see are made for; larger images are only cut into tiles. */
const seeingSide = 2_000;
const decodeTimeoutSeconds = 20;

/** @throws AppError IMAGE_UNREADABLE, before anything is decoded */
export async function checkPhoto(bytes: Uint8Array): Promise<void> {
  await checkImage(bytes);
}

/** @throws AppError IMAGE_UNREADABLE */
export async function openGreyPhoto(bytes: Uint8Array): Promise<GreyImage> {
  const { data, info } = await decoded(bytes, readingSide, (image) =>
    image.greyscale().toColourspace('b-w').raw(),
  );
  return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
}

/** @throws AppError IMAGE_UNREADABLE */
export async function openJpegPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { data } = await decoded(bytes, seeingSide, (image) => image.jpeg({ quality: 85 }));
  return data;
}

async function decoded(bytes: Uint8Array, side: number, write: (image: Sharp) => Sharp) {
  const image = await decodeImage(bytes);
  try {
    const upright = image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' });
    return await write(upright)
      .timeout({ seconds: decodeTimeoutSeconds })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw imageError(error);
  }
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return data;
  return Uint8Array.from({ length: data.length / channels }, (_, at) => data[at * channels] ?? 0);
}
