/**
 * An archive made while it is sent: only one file of it is in memory, and the names of all.
 *
 * The next file is asked for when the one before has gone out, so that a slow line slows the reading of
 * the database instead of filling the memory.
 */
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

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
  const zip = new ZipFile();
  const output = new PassThrough();
  (zip.outputStream as Readable).pipe(output);
  zip.on('error', (error) => output.destroy(error as Error));
  const filling = fill(zip, entries, mtime).catch((error: unknown) =>
    output.destroy(error as Error),
  );
  try {
    yield* output as AsyncIterable<Uint8Array>;
    await filling;
  } finally {
    output.destroy();
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, mtime: Date): Promise<void> {
  for await (const { name, content, isPacked = false } of entries) {
    await new Promise<void>((resolve, reject) => {
      const options = { mtime, compress: !isPacked };
      zip.addReadStreamLazy(name, options, (give) => {
        const source = Readable.from([Buffer.from(content)]);
        source.once('close', resolve);
        source.once('error', reject);
        give(null, source);
      });
    });
  }
  zip.end();
}
