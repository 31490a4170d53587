/** Reads a body while counting its unpacked bytes, so that neither a large page nor a bomb is ever held. */
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Writable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
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
function unpackers(encoding: string): Transform[] {
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

const unpackerFor: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
