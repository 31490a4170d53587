/**
 * JSON of many small values takes a hundred times as long to parse as a long text of the same size, and nobody else is
 * served meanwhile. So the values of a large body are counted while it comes, and too many end it. A long text takes
 * milliseconds, too: all large bodies together come no faster than others can bear.
 */
import { Transform, type Readable } from 'node:stream';
import { AppError } from '@saltbush/contract/errors';
import { openPace } from '../../pace';

/** A batch of operations (1 MB) may have so many; a recipe has at most some thousand. */
export const mostValues = 100_000;

/** Of all large bodies together: one of a megabyte, as the longest recipe has, takes an eighth of a second. */
const bytesPerMs = 8 * 1024;
const paceOfAll = openPace();

/**
 * @param pace takes what each piece costs, which is the next one's wait
 * @returns the same bytes; fails with PAYLOAD_TOO_LARGE at one value too many
 */
export function withCountedValues(body: Readable, pace = paceOfAll): Readable {
  const count = openValueCount();
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (count(chunk) > mostValues) return done(new AppError('PAYLOAD_TOO_LARGE'));
      const waitMs = pace(chunk.length / bytesPerMs);
      if (waitMs === 0) done(null, chunk);
      else setTimeout(() => done(null, chunk), waitMs).unref();
    },
  });
  // A call that was answered without reading its body leaves nobody to hear of a failure, which would end the process.
  counted.on('error', () => undefined);
  // A pipeline would close the connection of a body that is refused, before its sender has the answer.
  body.once('error', (error) => counted.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new AppError('MALFORMED_REQUEST'));
  });
  return body.pipe(counted);
}

/** @returns takes the next bytes of JSON, and gives how often a value may have begun so far: after , [ or { */
export function openValueCount(): (chunk: Buffer) => number {
  let values = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (isInText) {
        const end = textEnd(chunk, at, isEscaped);
        ({ isEscaped } = end);
        isInText = !end.isFound;
        ({ at } = end);
      } else {
        const byte = chunk[at]!;
        isInText = byte === quote;
        if (starts.has(byte)) values += 1;
        at += 1;
      }
    }
    return values;
  };
}

const quote = 0x22;
const backslash = 0x5c;
const starts = new Set([0x2c, 0x5b, 0x7b]);

interface TextEnd {
  /** After the quote, or where the bytes end. */
  at: number;
  isFound: boolean;
  /** Whether the next byte comes after a backslash. */
  isEscaped: boolean;
}

/** Looks from quote to quote, since texts are most of a large body. */
function textEnd(chunk: Buffer, from: number, isEscaped: boolean): TextEnd {
  let start = isEscaped ? from + 1 : from;
  for (;;) {
    const at = chunk.indexOf(quote, start);
    const end = at < 0 ? chunk.length : at;
    const isOdd = backslashesBefore(chunk, end, start) % 2 === 1;
    if (at < 0) return { at: end, isFound: false, isEscaped: isOdd };
    if (!isOdd) return { at: at + 1, isFound: true, isEscaped: false };
    start = at + 1;
  }
}

function backslashesBefore(chunk: Buffer, end: number, start: number): number {
  let first = end;
  while (first > start && chunk[first - 1] === backslash) first -= 1;
  return end - first;
}
