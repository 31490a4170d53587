/** The content of one file: of an archive, of the disk, or behind gzip. Its beginning is looked at first. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { checkBytes, checkRatio } from './budget';

export interface FileContent {
  /** As many as lie in the file that was sent. */
  packedBytes: number;
  /** From the directory of the archive; absent for gzip. */
  bytes?: number | undefined;
  /** @throws AppError RECIPE_FILE_BROKEN while it is read */
  chunks(): AsyncIterable<Buffer>;
}

/** Enough bytes to detect the file format. */
const beginningBytes = 64 * 1024;

/** @throws AppError RECIPE_FILE_BROKEN */
export async function beginningOf(content: FileContent): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content.chunks()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= beginningBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, beginningBytes);
}

/**
 * All of it.
 *
 * @throws AppError RECIPE_FILE_BROKEN, and RECIPE_FILE_TOO_LARGE before more than `most` bytes are held
 */
export async function bytesOf(content: FileContent, most: number): Promise<Buffer> {
  const check = (length: number) => {
    checkRatio(content.packedBytes, length);
    checkBytes(length, most);
  };
  check(content.bytes ?? 0);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content.chunks()) {
    chunks.push(chunk);
    length += chunk.length;
    check(length);
  }
  return Buffer.concat(chunks);
}

export async function contentOfDisk(path: string): Promise<FileContent> {
  const { size } = await stat(path);
  return { packedBytes: size, bytes: size, chunks: () => createReadStream(path) };
}

/** What gzip has packed into this content. */
export const gunzipped = (content: FileContent): FileContent => ({
  packedBytes: content.packedBytes,
  chunks: async function* () {
    const packed = Readable.from(content.chunks());
    const unpacked = createGunzip();
    packed.on('error', (error) => unpacked.destroy(error));
    try {
      for await (const chunk of packed.pipe(unpacked)) yield chunk as Buffer;
    } catch (error) {
      throw error instanceof AppError
        ? error
        : new AppError('RECIPE_FILE_BROKEN', say('It is damaged.'));
    } finally {
      packed.destroy();
    }
  },
});
