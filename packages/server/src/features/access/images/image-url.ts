/** Where an image lies, written by the database. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { imageUrl } from '@saltbush/contract/recipe/image-address';

/** `imageUrl` in SQL; null without an image. */
export function imageUrlOf(imageId: SQLWrapper): SQL<string | null> {
  const [before, after] = imageUrl(' ').split(' ') as [string, string];
  return sql`${sql.raw(`'${before}'`)} || ${imageId} || ${sql.raw(`'${after}'`)}`;
}
