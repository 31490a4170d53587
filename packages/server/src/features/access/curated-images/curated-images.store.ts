/** The rows of the library's images, so that recipes refer to them like to any other image, and what admins did to them. */
import { desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { images } from '../../../schema/images';
import {
  curatedImages as rows,
  type CuratedDescription,
} from '../../../schema/access/curated-images';
import { curatedImages, curatedImageSize } from './library';

/**
 * Run when the server starts. One statement, which changes nothing the second time; several servers may run it
 * at once, since all write the rows in the same order.
 */
export async function storeCuratedImages(db: Db): Promise<void> {
  const filed = curatedImages.map(({ _id, colour }) => ({
    id: _id,
    ownerId: null,
    storedBytes: 0,
    colour,
    ...curatedImageSize,
  }));
  const changed = { colour: sql`excluded.colour`, ...curatedImageSize };
  await db
    .insert(images)
    .values(filed)
    .onConflictDoUpdate({
      target: images.id,
      set: changed,
      setWhere: or(
        ne(images.colour, changed.colour),
        ne(images.width, changed.width),
        ne(images.height, changed.height),
      ),
    });
}

export interface LibraryRow {
  id: string;
  description: CuratedDescription | null;
  hiddenAt: Date | null;
  colour: string;
}

/** What admins did to images, the newest first. */
export const listLibraryRows = (db: Db): Promise<LibraryRow[]> =>
  db
    .select({
      id: rows.imageId,
      description: rows.description,
      hiddenAt: rows.hiddenAt,
      colour: images.colour,
    })
    .from(rows)
    .innerJoin(images, eq(images.id, rows.imageId))
    .orderBy(desc(rows.createdAt), desc(rows.imageId));

/** Another one after each change: rows are never deleted, so the sum of their revisions only grows. */
export async function readLibraryVersion(db: Db): Promise<string> {
  const [found] = await db
    .select({ version: sql<string>`coalesce(sum(${rows.revision}), 0)::text` })
    .from(rows);
  return found!.version;
}
