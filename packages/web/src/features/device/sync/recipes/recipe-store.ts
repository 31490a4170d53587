/** The store of whole recipes: the ones used longest ago leave it. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { SyncDatabase } from '../storage/database';

const mostRecipes = 500;

/** @throws when the device has no space */
export async function storeRecipe(database: SyncDatabase, recipe: RecipeOnWire): Promise<void> {
  const transaction = database.transaction('recipes', 'readwrite');
  const write = async (): Promise<void> => {
    await transaction.store.put({ id: recipe._id, recipe, usedAt: Date.now() });
    const surplus = (await transaction.store.count()) - mostRecipes;
    if (surplus <= 0) return;
    const oldest = await transaction.store.index('usedAt').getAllKeys(null, surplus);
    await Promise.all(oldest.map((id) => transaction.store.delete(id)));
  };
  await Promise.all([write(), transaction.done]);
}

/** When each stored recipe was last changed: an ISO time, by id. */
export async function storedRevisions(database: SyncDatabase): Promise<Map<string, string>> {
  const stored = await database.getAll('recipes');
  return new Map(stored.map(({ id, recipe }) => [id, recipe.updatedAt]));
}

export async function forgetRecipe(database: SyncDatabase, id: string): Promise<void> {
  await database.delete('recipes', id);
}
