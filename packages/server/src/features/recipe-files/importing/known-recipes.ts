/** What a person has already, by what makes two recipes the same: keys only, however large the book. */
import { recipeKey } from '@saltbush/domain/recipe-files/recipe-key';
import type { Db } from '../../../platform/db/connect';
import { listBookIds, readBook } from '../../recipes';

/** From the key to the id of one that has it. */
export type KnownRecipes = Map<string, string>;

export async function knownRecipes(db: Db, ownerId: string): Promise<KnownRecipes> {
  const known: KnownRecipes = new Map();
  const ids = await listBookIds(db, ownerId);
  for (let from = 0; from < ids.length; from += atATime) {
    const book = await readBook(db, ownerId, ids.slice(from, from + atATime));
    for (const { shown, content } of book) {
      known.set(recipeKey(content.title, content.ingredients), shown._id);
    }
  }
  return known;
}

const atATime = 200;
