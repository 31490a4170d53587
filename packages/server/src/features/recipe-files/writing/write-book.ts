/** A book to print: one HTML file that needs no other, contents first, a page for each recipe. */
import { asc, and, eq, isNull } from 'drizzle-orm';
import { users } from '../../accounts/accounts.tables';
import { findPictureFile } from '../../images';
import { recipes } from '../../recipes/recipes.tables';
import { readBook } from '../../recipes';
import {
  bookFoot,
  bookHead,
  bookRecipe,
  contentsEnd,
  contentsLine,
  contentsStart,
} from './book-page';
import type { Export } from './export';

export async function* bookText({ deps, ownerId }: Export): AsyncGenerator<string> {
  const { db } = deps.database;
  const [owner] = await db
    .select({ name: users.displayUsername })
    .from(users)
    .where(eq(users.id, ownerId));
  yield bookHead(owner?.name ?? '');
  const titles = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.sortTitle), asc(recipes.id));
  yield contentsStart;
  for (const { id, title } of titles) yield contentsLine(id, title);
  yield contentsEnd;
  for (let from = 0; from < titles.length; from += atATime) {
    const ids = titles.slice(from, from + atATime).map(({ id }) => id);
    for (const { shown, content, imageId } of await readBook(db, ownerId, ids)) {
      const picture = imageId === null ? undefined : await findPictureFile(deps, imageId, 800);
      yield bookRecipe(shown._id, content, picture);
    }
  }
  yield bookFoot;
}

const atATime = 50;
