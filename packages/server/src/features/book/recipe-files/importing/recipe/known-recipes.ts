/**
 * What a person has already, by what makes two recipes the same.
 *
 * All titles are read when the first recipe of a file is compared. Ingredients are read only for titles
 * that the file has: a large collection takes the database and the event loop half a second.
 */
import { recipeKey, titleKey } from '@saltbush/recipe-parser/file';
import type { Db } from '../../../../../platform/db/connect';
import { findOwnTitles, listOwnRecipeIds, readOwnRecipes } from '../../../../recipe/recipes';

export interface KnownRecipes {
  /** @returns the id of one that is the same; of several the newest */
  find(recipe: { title: string; key: string }): Promise<string | undefined>;
  /** One that was saved meanwhile. */
  add(recipe: { id: string; key: string }): void;
}

export function openKnownRecipes(db: Db, ownerId: string): KnownRecipes {
  const idsByKey = new Map<string, string>();
  /** The recipes whose ingredients were not read yet. */
  let unread: Promise<Map<string, string[]>> | undefined;

  const readIngredients = async (ids: readonly string[]): Promise<void> => {
    for (const some of slicesOf(ids, recipesPerRead)) {
      for (const { shown, content } of await readOwnRecipes(db, ownerId, some)) {
        idsByKey.set(recipeKey(content.title, content.ingredients), shown._id);
      }
    }
  };

  return {
    find: async ({ title, key }) => {
      unread ??= readTitles(db, ownerId);
      const idsByTitle = await unread;
      const sameTitle = titleKey(title);
      const ids = idsByTitle.get(sameTitle) ?? [];
      idsByTitle.delete(sameTitle);
      await readIngredients(ids);
      return idsByKey.get(key);
    },
    add: ({ id, key }) => void idsByKey.set(key, id),
  };
}

/** The ids of all recipes, oldest first, by `titleKey`. */
async function readTitles(db: Db, ownerId: string): Promise<Map<string, string[]>> {
  const idsByTitle = new Map<string, string[]>();
  for (const ids of slicesOf(await listOwnRecipeIds(db, ownerId), titlesPerRead)) {
    const titles = await findOwnTitles(db, ownerId, ids);
    for (const id of ids) {
      const title = titles.get(id);
      if (title === undefined) continue;
      const key = titleKey(title);
      const known = idsByTitle.get(key);
      if (known) known.push(id);
      else idsByTitle.set(key, [id]);
    }
  }
  return idsByTitle;
}

function* slicesOf<Item>(items: readonly Item[], length: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length);
}

/** Each slice takes the event loop a few milliseconds. */
const titlesPerRead = 500;
const recipesPerRead = 20;
