/** The rows of the library's images, so that recipes refer to them like to any other image. */
import { ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { images } from '../images/images.tables';
import { curatedImages, curatedImageSize } from './library';

/**
 * Run when the server starts. One statement, which changes nothing the second time; several servers may run it
 * at once, since all write the rows in the same order.
 */
export async function storeCuratedImages(db: Db): Promise<void> {
  const rows = curatedImages.map(({ _id, colour }) => ({
    id: _id,
    ownerId: null,
    colour,
    ...curatedImageSize,
  }));
  const changed = { colour: sql`excluded.colour`, ...curatedImageSize };
  await db
    .insert(images)
    .values(rows)
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
