/** Stores recipes that the server has not sent with its rows yet, so that other tabs and later visits show them. */
import type { PlannedRecipe } from '../plan-view';
import type { SyncDatabase } from './database';

/**
 * A recipe that is stored already stays as it is: the server's has what it needs.
 *
 * @throws when the device has no space, or the database was closed
 */
export async function addRecipes(
  database: SyncDatabase,
  owner: string,
  recipes: readonly PlannedRecipe[],
): Promise<void> {
  const transaction = database.transaction('facts', 'readwrite');
  const write = async (fact: PlannedRecipe): Promise<void> => {
    const { _id: id } = fact.card;
    if (await transaction.store.getKey([owner, 'recipes', id])) return;
    await transaction.store.put({ owner, kind: 'recipes', id, fact });
  };
  await Promise.all([...recipes.map(write), transaction.done]);
}
