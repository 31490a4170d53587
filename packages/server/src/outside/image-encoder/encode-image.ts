/**
 * Turns whatever someone sent into our images: upright, at most 1200 wide, WebP, and without the
 * camera's notes of who, when and where.
 *
 * The file is decoded once; what comes out feeds all widths.
 */
import sharp, { type Sharp } from 'sharp';
import { type ImageWidth, imageWidths } from '@saltbush/contract/recipe/image-address';
import { decodeImage, imageError } from '../../platform/decode-image/decode-image';

export interface EncodedImage {
  files: { width: ImageWidth; bytes: Buffer }[];
  /** "#a37c52" */
  colour: string;
  /** Of the largest file. */
  width: number;
  height: number;
}

/** @throws AppError IMAGE_UNREADABLE */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await decode(bytes);
  const { width, height } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } });
  const files = await Promise.all(
    imageWidths.map(async (wanted) => ({
      width: wanted,
      bytes: await sized(pixels(), wanted).webp({ quality: webpQuality }).toBuffer(),
    })),
  );
  return { files, colour: await dominantColour(pixels()), width, height };
}

/** The largest of our sizes, as bare pixels. */
async function decode(bytes: Uint8Array) {
  const image = await decodeImage(bytes);
  try {
    return await sized(image.autoOrient(), largestWidth)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: decodeTimeoutSeconds })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw imageError(error);
  }
}

/** Never enlarged; and no strip of paper becomes a tower a screen cannot show. */
function sized(image: Sharp, width: number): Sharp {
  return image.resize({
    width,
    height: width * tallestRatio,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

async function dominantColour(image: Sharp): Promise<string> {
  const { dominant } = await image.stats();
  const hex = (channel: number) => channel.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

const webpQuality = 80;
const largestWidth = Math.max(...imageWidths);
const tallestRatio = 3;
const decodeTimeoutSeconds = 20;
