/**
 * Hands out the files of images, beside the API rather than in it: an <img> cannot send a bearer
 * token. What protects an image is its address, whose id nobody can guess, known only to those who
 * may read the recipe. A file never changes, so browsers may cache it permanently.
 *
 * A photo that is linked has no file: its address leads to the provider's, so that a recipe shows it like any
 * other image.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { imageWidths, type ImageWidth } from '@saltbush/contract/recipe/image-address';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Deps } from '../../../deps';
import { findCuratedFile } from '../curated-images';
import { findLinkedPhoto } from './linked-photos.store';

export function serveImageFiles(app: FastifyInstance, { imageStore, database }: Deps): void {
  app.get('/images/:id/:width(^\\d+).webp', async (request, reply) => {
    const image = parseInput(imageParams, request.params);
    if (!image.success) throw new AppError('NOT_FOUND');
    const { id, width } = image.data;
    const bytes = await findImageFile({ imageStore }, id, width);
    if (bytes) {
      const cacheControl = 'public, max-age=31536000, immutable';
      return reply.type('image/webp').header('cache-control', cacheControl).send(bytes);
    }
    const address = await findLinkedPhoto(database.db, id, width);
    if (address === undefined) throw new AppError('NOT_FOUND');
    return reply.header('cache-control', 'public, max-age=86400').redirect(address, 302);
  });
}

/** The WebP file of an image, of the library or stored; nothing when it is gone, or only linked. */
export async function findImageFile(
  { imageStore }: Pick<Deps, 'imageStore'>,
  id: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  const curated = await findCuratedFile(id, width);
  return curated ?? imageStore.find(imageKey(id, width));
}

export const imageKey = (id: string, width: number): string => `${id}/${width}.webp`;

const imageParams = z.object({
  id: idSchema,
  width: z.pipe(z.coerce.number(), z.literal(imageWidths)),
});
