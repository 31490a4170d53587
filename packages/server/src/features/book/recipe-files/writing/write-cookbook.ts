/** A printable cookbook: one self-contained HTML file, contents first, one page per recipe. */
import { asc, and, eq, isNull } from 'drizzle-orm';
import { users } from '../../../../schema/accounts';
import { findImageFile } from '../../../access/images';
import { recipes } from '../../../../schema/recipes';
import {
  cookbookEnd,
  cookbookStart,
  cookbookRecipe,
  contentsEnd,
  contentsLine,
  contentsStart,
} from './cookbook-page';
import { readInBatches } from './all-recipes';
import type { Export } from './export';

export async function* cookbookHtml({ deps, ownerId }: Export): AsyncGenerator<string> {
  const { db } = deps.database.heavy;
  const [owner] = await db
    .select({ name: users.displayUsername })
    .from(users)
    .where(eq(users.id, ownerId));
  yield cookbookStart(owner?.name ?? '');
  const titles = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.sortTitle), asc(recipes.id));
  yield contentsStart();
  for (const { id, title } of titles) yield contentsLine(id, title);
  yield contentsEnd;
  const ids = new Set(titles.map(({ id }) => id));
  for await (const { shown, content, imageId } of readInBatches(db, ownerId, [...ids])) {
    const image = imageId === null ? undefined : await findImageFile(deps, imageId, 800);
    yield cookbookRecipe(shown._id, content, { image, ids });
  }
  yield cookbookEnd;
}
