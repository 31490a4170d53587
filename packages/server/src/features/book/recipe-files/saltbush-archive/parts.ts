/** Parts with about as many bytes as one file of an archive may have: a list of any length is several files. */
import { Buffer } from 'node:buffer';

/** What a reader gets at once. Its process answers with 6 MB at most, and a recipe has up to 4. */
export const partBytes = 1_000_000;

/** Of a line of text, with what separates it from the next. */
export const bytesOfText = (text: string): number => Buffer.byteLength(text) + 2;

/**
 * The pieces in order. A piece that is too large for any part is one of its own.
 *
 * @returns at least one part; the first one may be empty, the others are not
 */
export async function* partsOf<Piece extends { bytes: number }>(
  pieces: AsyncIterable<Piece>,
  most: number = partBytes,
): AsyncGenerator<Piece[]> {
  let part: Piece[] = [];
  let bytes = frameBytes;
  let isFirst = true;
  for await (const piece of pieces) {
    if (bytes + piece.bytes > most && (isFirst || part.length > 0)) {
      yield part;
      part = [];
      bytes = frameBytes;
      isFirst = false;
    }
    part.push(piece);
    bytes += piece.bytes;
  }
  if (isFirst || part.length > 0) yield part;
}

/** More than stands around the pieces of a file. */
const frameBytes = 60;
