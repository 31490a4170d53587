/**
 * An archive made while it is sent: only one file of it is in memory, and the names of all.
 *
 * The next file is asked for when the one before has gone out, so that a slow line slows the reading of
 * the database instead of filling the memory. Whoever stops reading ends the making, too.
 */
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** Images are packed already. */
  isPacked?: boolean;
}

export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first archive.
  const zip = new (await import('yazl')).ZipFile();
  const output = new PassThrough();
  (zip.outputStream as Readable).pipe(output);
  zip.on('error', (error) => output.destroy(error as Error));
  const left = once(output, 'close');
  const filling = fill(zip, { entries, mtime, left }).catch((error: unknown) =>
    output.destroy(error as Error),
  );
  try {
    yield* output as AsyncIterable<Uint8Array>;
    await filling;
  } finally {
    output.destroy();
    await filling;
  }
}

interface Filling {
  entries: AsyncIterable<ZipEntry>;
  mtime: Date;
  /** Ends when nobody reads the archive any more. */
  left: Promise<unknown>;
}

async function fill(zip: ZipFile, { entries, mtime, left }: Filling): Promise<void> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // A broken output is reported to its reader.
  const stopped = left.then(leave, leave);
  for await (const entry of entries) {
    await Promise.race([stopped, written(zip, entry, mtime)]);
    if (isLeft) return;
  }
  zip.end();
}

function written(
  zip: ZipFile,
  { name, content, isPacked = false }: ZipEntry,
  mtime: Date,
): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, { mtime, compress: !isPacked }, (give) => {
      const source = Readable.from([Buffer.from(content)]);
      source.once('close', resolve);
      source.once('error', reject);
      give(null, source);
    });
  });
}
