/** More of the history of a recipe that this import has saved; it may run twice. */
import { and, eq } from 'drizzle-orm';
import type { FileItem } from '../reading/file-items';
import { placeKey } from '../reading/item-key';
import { recipeImportItems } from '../../../../schema/book/recipe-files';
import { saveTransferredVersions } from '../../../recipe/recipes';
import type { ImportContext } from './recipe/import-context';
import { isStorageFull } from './recipe/recipe-failure';
import { removeImported } from './recipe/remove-imported';

/** Versions of a recipe that was there before, or was not saved, are left out. */
export async function importVersions(
  context: ImportContext,
  { recipePlace, versions }: Extract<FileItem, { kind: 'versions' }>,
): Promise<void> {
  const { deps, held } = context;
  const { db } = deps.database;
  const place = placeKey(recipePlace);
  const [item] = await db
    .select({ id: recipeImportItems.recipeId })
    .from(recipeImportItems)
    .where(
      and(
        eq(recipeImportItems.importId, held.id),
        eq(recipeImportItems.place, place),
        eq(recipeImportItems.outcome, 'imported'),
      ),
    );
  if (!item?.id) return;
  const recipe = { id: item.id, ownerId: held.ownerId };
  try {
    await db.transaction((tx) => saveTransferredVersions(tx, recipe, versions));
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await removeImported(context, { place, recipeId: recipe.id });
  }
}
