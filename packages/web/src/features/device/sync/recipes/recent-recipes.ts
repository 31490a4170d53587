/** Whole recipes on this device, for reading and cooking without a network. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { getSession } from '../../../../api/session';
import { openEngine } from '../open-engine';
import { storeRecipe } from './recipe-store';

/** Call it with every recipe that the user opens. Never rejects. */
export async function rememberRecipe(recipe: RecipeOnWire): Promise<void> {
  const database = await openDatabase();
  if (!database) return;
  // Without space it is read from the server only.
  await storeRecipe(database, recipe).catch(() => undefined);
}

/** The recipe as it was when this device last had it; undefined when it never did. Never rejects. */
export async function recentRecipe(id: string): Promise<RecipeOnWire | undefined> {
  const database = await openDatabase();
  const stored = await database?.get('recipes', id).catch(() => undefined);
  return stored?.recipe;
}

async function openDatabase() {
  const userId = getSession()?.user?._id;
  if (userId === undefined) return undefined;
  return (await openEngine(userId).catch(() => undefined))?.database;
}
