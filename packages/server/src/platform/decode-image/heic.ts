/**
 * HEIC, as iPhones write it. The decoder is WebAssembly, so a broken file cannot reach the memory of the
 * process.
 *
 * It turns the image upright and knows nothing of colour profiles: the profile is taken from the file.
 */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { checkPixels, type BarePixels } from './bare-pixels';

/**
 * Whether it is a HEIC file. AVIF files have the same frame.
 *
 * Source: ISO/IEC 23008-12, annex B (brands in the first box).
 */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp') return false;
  const brands = head.slice(8, Math.max(8, Math.min(64, Buffer.from(bytes).readUInt32BE(0))));
  return /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands);
}

/** @throws AppError IMAGE_UNREADABLE, before anything is decoded if it has too many pixels */
export async function decodeHeic(bytes: Uint8Array): Promise<BarePixels> {
  const { default: decoder } = await import('heic-decode');
  try {
    const images = await decoder.all({ buffer: bytes });
    try {
      const [first] = images;
      if (first === undefined) throw new AppError('IMAGE_UNREADABLE');
      checkPixels(first.width, first.height);
      const { data, width, height } = await first.decode();
      return { data: new Uint8Array(data.buffer), width, height, profile: profileOf(bytes) };
    } finally {
      images.dispose();
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('IMAGE_UNREADABLE', brokenDetails);
  }
}

/**
 * The ICC profile in the first colour box.
 *
 * Source: ISO/IEC 14496-12, 12.1.5 (`colr` with `prof` or `rICC`).
 */
function profileOf(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = ['colrprof', 'colrrICC'].map((name) => file.indexOf(name, 0, 'latin1'));
  const start = at.find((each) => each >= 4);
  if (start === undefined) return undefined;
  const end = start - 4 + file.readUInt32BE(start - 4);
  const profile = file.subarray(start + 8, Math.min(end, file.length));
  // Every profile has its signature there.
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined;
}

const brokenDetails = say(
  'That HEIC picture is damaged, or of a kind we can’t read. Please save it as JPEG and send it again.',
);
