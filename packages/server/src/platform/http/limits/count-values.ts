/**
 * JSON of many small values takes a hundred times as long to parse as a long text of the same size, and nobody else is
 * served meanwhile. So the values of a large body are counted while it comes, and too many end it.
 */
import { Transform, type Readable } from 'node:stream';
import { AppError } from '@saltbush/contract/errors';

/** A batch of operations (1 MB) may have so many; a recipe has at most some thousand. */
export const mostValues = 100_000;

/** @returns the same bytes; fails with PAYLOAD_TOO_LARGE at one value too many */
export function withCountedValues(body: Readable): Readable {
  const count = openCount();
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (count(chunk) <= mostValues) done(null, chunk);
      else done(new AppError('PAYLOAD_TOO_LARGE'));
    },
  });
  // A pipeline would close the connection of a body that is refused, before its sender has the answer.
  body.once('error', (error) => counted.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new AppError('MALFORMED_REQUEST'));
  });
  return body.pipe(counted);
}

const quote = 0x22;
const backslash = 0x5c;
/** Each value but the first comes after one of these: , [ { */
const starts = new Set([0x2c, 0x5b, 0x7b]);

/** @returns takes the next bytes, and gives the number of values so far */
function openCount(): (chunk: Buffer) => number {
  let values = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isInText = !isInText;
      else if (isInText) isEscaped = byte === backslash;
      else if (starts.has(byte)) values += 1;
    }
    return values;
  };
}
