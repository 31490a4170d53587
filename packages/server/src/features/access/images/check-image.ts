/** Whether someone may use images in what they save. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../platform/db/connect';
import { images } from '../../../schema/images';

/** An image as it was sent. */
export interface SentImage {
  /** That names it: "imageUrl", "moreImageUrls.2". */
  field: string;
  url: string;
}

/**
 * An image must belong to the person who saves it, be of the curated library, or be in what is saved already.
 *
 * @param knownIds of the images that are in it already
 * @throws AppError VALIDATION_FAILED, with each field that names another image
 */
export async function checkImages(
  db: Db,
  { ownerId, sent, knownIds }: { ownerId: string; sent: SentImage[]; knownIds: string[] },
): Promise<void> {
  const known = new Set(knownIds);
  const asked = sent.flatMap(({ field, url }) => {
    const id = imageIdOf(url);
    return id === undefined || known.has(id) ? [] : [{ field, id }];
  });
  if (asked.length === 0) return;
  const ids = asked.map(({ id }) => id);
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), or(eq(images.ownerId, ownerId), isNull(images.ownerId))));
  const usable = new Set(rows.map(({ id }) => id));
  const refused = asked.filter(({ id }) => !usable.has(id));
  if (refused.length === 0) return;
  const message = say('Please upload the picture again');
  throw new AppError(
    'VALIDATION_FAILED',
    refused.map(({ field }) => ({ field, message })),
  );
}

/** The same for a thing with one image. */
export async function checkImage(
  db: Db,
  ownerId: string,
  url: string | undefined,
  currentImageId: string | null = null,
): Promise<void> {
  if (url === undefined) return;
  const knownIds = currentImageId === null ? [] : [currentImageId];
  await checkImages(db, { ownerId, sent: [{ field: 'imageUrl', url }], knownIds });
}
