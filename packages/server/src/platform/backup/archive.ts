/** Writing and reading the archive: gzip, tar, and the file under them. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { say } from '@saltbush/domain/texts/say';
import { flushFolder } from '../flush-folder';
import { BackupUnusable } from './backup-unusable';

export interface ArchiveWriter {
  /** `bytes` must be the exact length of what `source` gives. */
  add(name: string, bytes: number, source: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Writes `file` whole or not at all: beside its place, flushed to the disk, `check`ed, renamed.
 * Only its owner may read it, for it holds everything, password hashes and mail included.
 *
 * @returns what `check` does
 */
export async function writeArchive<Result>(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  check: (unfinishedFile: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.partial`;
  try {
    await writeUnchecked(unfinished, fill);
    const result = await check(unfinished);
    await rename(unfinished, file);
    await flushFolder(dirname(file));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeUnchecked(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const gzip = createGzip({ level: compressionLevel });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const writing = pipeline(tar, gzip, target);
  const filling = fill({
    add: (name, bytes, source) =>
      pipeline(Readable.from(source, { objectMode: false }), tar.entry({ name, size: bytes })),
  });
  // A full disk ends the writing, and nobody would take what is still being filled in.
  try {
    await Promise.race([filling, writing]);
    tar.finalize();
    await writing;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled([filling, writing]);
    // A file that was still being opened would come into being after it was deleted.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve));
    throw error;
  }
}

/** Images are compressed already and rows compress well: more effort saves little. */
const compressionLevel = 3;

interface ArchiveEntry {
  name: string;
  body: AsyncIterable<Buffer>;
}

/** The entries in their order; each must be read, or left, before the next is asked for. */
export async function* readArchive(
  file: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(file);
  if (onBytes) source.on('data', (chunk) => onBytes(chunk.length));
  const reading = pipeline(source, createGunzip(), tar);
  // It is awaited below; until then the same error arrives through `tar`.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, body: explained(entry as AsyncIterable<Buffer>) };
      entry.resume();
    }
    await reading;
  } catch (error) {
    throw explain(error);
  }
}

/** Whoever reads an entry meets the file's end there, not in the loop over entries. */
async function* explained(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    throw explain(error);
  }
}

const explain = (error: unknown): unknown =>
  isBroken(error)
    ? new BackupUnusable(say('The file is no archive, or is not all there.'), { cause: error })
    : error;

/** Errors of gunzip and tar for invalid data. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('Z_')) ||
    /Unexpected end of data|Invalid tar header/.test(error.message));
