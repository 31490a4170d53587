/** A photo as people send it, made ready for reading: upright, no larger than needed, without its notes. */
import type { Sharp } from 'sharp';
import { limitTo } from '../../platform/limit-to';
import { openPicture, pictureError } from '../../platform/open-picture';
import type { GreyPicture } from './grey-picture';

/** Enough for a double page. */
const readingSide = 2_800;
/** What models that see are made for; larger pictures are only cut into tiles. */
const seeingSide = 2_000;
const decodeTimeoutSeconds = 20;
/** A large photo takes 200 MB while it is decoded. */
const oneAtATime = limitTo(1);

/** @throws AppError IMAGE_UNREADABLE, before anything is decoded */
export async function checkPhoto(bytes: Uint8Array): Promise<void> {
  await openPicture(bytes);
}

/** @throws AppError IMAGE_UNREADABLE */
export async function openGreyPhoto(bytes: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await decoded(bytes, readingSide, (picture) =>
    picture.greyscale().toColourspace('b-w').raw(),
  );
  return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
}

/** @throws AppError IMAGE_UNREADABLE */
export async function openJpegPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { data } = await decoded(bytes, seeingSide, (picture) => picture.jpeg({ quality: 85 }));
  return data;
}

function decoded(bytes: Uint8Array, side: number, write: (picture: Sharp) => Sharp) {
  return oneAtATime(() => decode(bytes, side, write));
}

async function decode(bytes: Uint8Array, side: number, write: (picture: Sharp) => Sharp) {
  const picture = await openPicture(bytes);
  try {
    const upright = picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' });
    return await write(upright)
      .timeout({ seconds: decodeTimeoutSeconds })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw pictureError(error);
  }
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return data;
  return Uint8Array.from({ length: data.length / channels }, (_, at) => data[at * channels] ?? 0);
}
