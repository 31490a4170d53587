/** What a decoder beside the image library makes of a file. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

export interface BarePixels {
  /** Red, green, blue, alpha: 8 bits each. Upright. */
  data: Uint8Array;
  width: number;
  height: number;
  /** The ICC profile of its colours, where they are not those of sRGB. */
  profile?: Uint8Array | undefined;
}

/** A phone of 48 million has them only in its professional mode; each takes four bytes, twice. */
export const maxBarePixels = 50_000_000;

/** @throws AppError IMAGE_UNREADABLE before memory is taken for the pixels */
export function checkPixels(width: number, height: number): void {
  if (width < 1 || height < 1) throw new AppError('IMAGE_UNREADABLE');
  if (width * height > maxBarePixels) throw new AppError('IMAGE_UNREADABLE', tooLarge);
}

const tooLarge = say(
  'That picture has more than 50 million pixels. Please send a smaller one, or save it as JPEG.',
);
