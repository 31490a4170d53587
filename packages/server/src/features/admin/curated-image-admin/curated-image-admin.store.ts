import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { curatedImages, type CuratedDescription } from '../../../schema/access/curated-images';
import { images } from '../../../schema/images';

/**
 * Makes an uploaded image one of the library: everyone may use it, and it stays when its admin leaves.
 *
 * @returns false if there is no such image of that person, or it is only linked
 */
export async function takeOverImage(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const taken = await tx
    .update(images)
    .set({ ownerId: null })
    .where(and(eq(images.id, id), eq(images.ownerId, ownerId), isNull(images.externalUrl)))
    .returning({ id: images.id });
  return taken.length > 0;
}

export async function insertAdded(
  tx: Db,
  { id, description, now }: { id: string; description: CuratedDescription; now: Date },
): Promise<void> {
  await tx.insert(curatedImages).values({ imageId: id, description, createdAt: now });
}

/** Those that have words of an admin, which is all that were added and few others. */
export const countAdded = (tx: Db): Promise<number> =>
  tx.$count(curatedImages, isNotNull(curatedImages.description));

interface Change {
  id: string;
  /** Absent: as it was. */
  description?: CuratedDescription;
  hiddenAt: Date | null;
  now: Date;
}

export async function writeChange(tx: Db, { id, now, ...change }: Change): Promise<void> {
  await tx
    .insert(curatedImages)
    .values({ imageId: id, createdAt: now, ...change })
    .onConflictDoUpdate({
      target: curatedImages.imageId,
      set: { ...change, revision: sql`${curatedImages.revision} + 1` },
    });
}
