/**
 * Hands out the files of images, beside the API rather than in it: an <img> cannot send a bearer
 * token. What protects an image is its address, whose id nobody can guess, known only to those who
 * may read the recipe. A file never changes, so browsers may cache it permanently.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { imageWidths } from '@saltbush/contract/image-address';
import type { Deps } from '../../deps';
import { diskImageStore } from '../../outside/image-store';

export function serveImageFiles(app: FastifyInstance, { config }: Deps): void {
  const store = diskImageStore(config.dataFolder);
  app.get('/images/:id/:width(^\\d+).webp', async (request, reply) => {
    const image = z.safeParse(imageParams, request.params);
    if (!image.success) throw new AppError('NOT_FOUND');
    const bytes = await store.find(imageKey(image.data.id, image.data.width));
    if (!bytes) throw new AppError('NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  });
}

export const imageKey = (id: string, width: number): string => `${id}/${width}.webp`;

const imageParams = z.object({
  id: idSchema,
  width: z.coerce.number().check(z.refine((width) => imageWidths.some((known) => known === width))),
});
