/** Reads the one file of a multipart request into memory, up to the route's limit. */
import type { FastifyRequest } from 'fastify';
import type { Route } from '@saltbush/contract/route';
import { AppError } from '@saltbush/contract/errors';

export async function readUpload(
  request: FastifyRequest,
  upload: NonNullable<Route['upload']>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const part = await request.file({ limits: { fileSize: upload.maxBytes, files: 1 } });
  if (!part || part.fieldname !== upload.field) {
    throw new AppError('VALIDATION_FAILED', [
      { field: upload.field, message: 'Please choose a file' },
    ]);
  }
  return part.toBuffer();
}
