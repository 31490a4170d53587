/** Reads the files of a multipart request into memory, up to the route's limits. */
import type { FastifyRequest } from 'fastify';
import type { Uploads } from '@saltbush/contract/route';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { readMultipart } from './read-multipart';

export async function readUploads(request: FastifyRequest, uploads: Uploads): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const files = await readMultipart(() => filesOf(request, uploads));
  if (files.length > 0) return files;
  throw new AppError('VALIDATION_FAILED', [
    { field: uploads.field, message: say('Please choose a photo') },
  ]);
}

async function filesOf(
  request: FastifyRequest,
  { field, maxBytes, maxFiles, maxTotalBytes }: Uploads,
): Promise<Buffer[]> {
  const files: Buffer[] = [];
  let total = 0;
  for await (const part of request.files({ limits: { fileSize: maxBytes, files: maxFiles } })) {
    const bytes = await part.toBuffer();
    total += bytes.length;
    if (total > maxTotalBytes) throw new AppError('PAYLOAD_TOO_LARGE');
    if (part.fieldname === field) files.push(bytes);
  }
  return files;
}
