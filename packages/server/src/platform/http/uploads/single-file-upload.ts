/** Reads the one file of a multipart request, up to the route's limit: into memory, or to the disk. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Route } from '@saltbush/contract/route';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { flushFolder } from '../../flush-folder';
import { readMultipart } from './read-multipart';
import { writeFlushed } from './write-flushed';

/** A file that is still on its way. */
export interface StreamedUpload {
  /** As the sender calls it: only to show, never a path. */
  name: string;
  /**
   * On the disk when this resolves.
   * @throws AppError PAYLOAD_TOO_LARGE; then nothing is left there
   */
  saveTo(path: string): Promise<void>;
}

export async function readUpload(
  request: FastifyRequest,
  upload: NonNullable<Route['upload']>,
): Promise<Buffer | StreamedUpload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const limits = { fileSize: upload.maxBytes, files: 1 };
  const part = await readMultipart(() => request.file({ limits }));
  if (!part || part.fieldname !== upload.field) {
    throw new AppError('VALIDATION_FAILED', [
      { field: upload.field, message: say('Please choose a file') },
    ]);
  }
  if (!upload.isStreamed) return readMultipart(() => part.toBuffer());
  return {
    name: part.filename,
    async saveTo(path) {
      try {
        await readMultipart(() => pipeline(part.file, (chunks) => writeFlushed(chunks, path)));
        if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
  };
}
