/** Compares two small pictures of a screen: what moved or changed colour counts, the edges of letters do not. */
import sharp from 'sharp';

/** Pixels of a screen to one that is compared, each way. */
const shrink = 4;
/** Of a screen's pixels; the corners of a card that are less round are more. */
export const mostShare = 0.0005;
/** Of 255, per pixel that is compared. */
const mostDifference = 16;

/** @returns as small as it is compared and stored */
export const small = (screenshot: Buffer, width: number): Promise<Buffer> =>
  sharp(screenshot)
    .resize({ width: Math.round(width / shrink), kernel: 'cubic' })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();

/** @returns of all pixels the share that differs, 0 to 1; 1 where the sizes do */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixelsOf));
  if (a!.info.width !== b!.info.width || a!.info.height !== b!.info.height) return 1;
  const differing = a!.data.filter((value, at) => Math.abs(value - b!.data[at]!) > mostDifference);
  return differing.length / a!.data.length;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).blur(1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
