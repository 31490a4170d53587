/** Reads a body while counting its unpacked bytes, so that neither a large page nor a bomb is ever held. */
import { pipeline } from 'node:stream/promises';
import { Duplex, pipeline as pipe, Readable, Writable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { AppError } from '@saltbush/contract/errors';
import { unreachable } from './unreachable';

/** More layers than this are a trick. */
const maxLayers = 2;

/**
 * @param encoding the content-encoding header: "gzip", "br", "" or several with commas
 * @throws AppError PAGE_TOO_LARGE as soon as one byte too many was unpacked
 */
export async function readLimited(
  body: Readable,
  encoding: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let count = 0;
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > maxBytes) return done(new AppError('PAGE_TOO_LARGE'));
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([body, ...unpackers(encoding), collect]);
  return Buffer.concat(chunks, count);
}

/** In the order of unpacking: what was packed last comes off first. */
function unpackers(encoding: string): Duplex[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > maxLayers) throw unreachable('broken');
  return names.reverse().map((name) => {
    const open = unpackerFor[name];
    if (open === undefined) throw unreachable('broken');
    return open();
  });
}

/** "deflate" is zlib's format; some servers send it without its two bytes in front, and browsers read both. */
async function* inflated(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let next = await chunks.next();
  for (; next.done !== true && head.length < 2; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
  }
  const rest = async function* () {
    yield head;
    for (; next.done !== true; next = await chunks.next()) yield next.value;
  };
  const isZlib = head.length > 1 && (head[0]! & 0x0f) === 8 && head.readUInt16BE() % 31 === 0;
  // A failure comes out of the last stream too, where it is thrown.
  yield* pipe(
    Readable.from(rest()),
    isZlib ? createInflate() : createInflateRaw(),
    () => undefined,
  );
}

const unpackerFor: Record<string, (() => Duplex) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: () => Duplex.from(inflated),
  br: createBrotliDecompress,
};
