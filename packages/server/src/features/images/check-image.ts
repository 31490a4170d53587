/** Whether someone may use an image in what they save. */
import { and, eq, isNull, or } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/image-address';
import type { Db } from '../../platform/db/connect';
import { images } from './images.tables';

/**
 * An image must belong to the person who saves it, be of the curated library, or be the current one.
 *
 * @throws AppError VALIDATION_FAILED
 */
export async function checkImage(
  db: Db,
  ownerId: string,
  url: string | undefined,
  currentImageId: string | null = null,
): Promise<void> {
  const imageId = url === undefined ? undefined : imageIdOf(url);
  if (imageId === undefined || imageId === currentImageId) return;
  const usable = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, imageId), or(eq(images.ownerId, ownerId), isNull(images.ownerId))));
  if (usable.length > 0) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'imageUrl', message: 'Please upload the picture again' },
  ]);
}
