/** Deletes every recipe of an import; people who saved one get a copy. */
import { inArray } from 'drizzle-orm';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { copyForSavers } from '../../saved-recipes';
import { recipeSaves } from '../../../../schema/book/saved-recipes';
import { removeOwnRecipes } from '../../../recipe/recipes';
import { listImported, noteUndone, type ImportRow } from './imports.store';
import { getOwnRecipe } from '../../../access/recipe-access';

export async function undoImport(db: Db, row: Authorized<ImportRow>, now: Date): Promise<void> {
  const ids = await listImported(db, row);
  for (let from = 0; from < ids.length; from += atATime) {
    const some = ids.slice(from, from + atATime);
    await db.transaction(async (tx) => {
      for (const id of await savedAmong(tx, some)) {
        const recipe = await getOwnRecipe(tx, id, row.ownerId).catch(() => undefined);
        if (recipe) await copyForSavers(tx, recipe, 'everyone');
      }
      await removeOwnRecipes(tx, { ownerId: row.ownerId, ids: some, now });
    });
  }
  await noteUndone(db, row);
}

async function savedAmong(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: recipeSaves.recipeId })
    .from(recipeSaves)
    .where(inArray(recipeSaves.recipeId, [...ids]));
  return rows.map(({ id }) => id);
}

const atATime = 500;
