/** BMP, as Windows and old scanners write it. Its pixels have no orientation and no transparency. */
import { AppError } from '@saltbush/contract/errors';
import { decode } from 'bmp-ts';
import { checkPixels, type BarePixels } from './bare-pixels';

/** A text may begin with these two letters: the length of the header follows them. */
export function isBmp(bytes: Uint8Array): boolean {
  if (bytes.length < headerBytes || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return false;
  return headerLengths.has(viewOf(bytes).getUint32(14, true));
}

/** @throws AppError IMAGE_UNREADABLE, before anything is decoded if it has too many pixels */
export function decodeBmp(bytes: Uint8Array): BarePixels {
  const view = viewOf(bytes);
  // A height below zero says that the first row is the upper one.
  checkPixels(view.getInt32(18, true), Math.abs(view.getInt32(22, true)));
  try {
    const { data, width, height } = decode(Buffer.from(bytes), { toRGBA: true });
    return { data, width, height };
  } catch {
    // Rows that are missing, a palette that ends too early.
    throw new AppError('IMAGE_UNREADABLE');
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const headerBytes = 54;
/** Of Windows since version 3; those of OS/2 are not read. */
const headerLengths: ReadonlySet<number> = new Set([40, 52, 56, 108, 124]);
