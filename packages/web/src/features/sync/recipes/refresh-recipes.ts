/**
 * Stores the recipes of the plan and the user's own and saved ones, so that they can be read without a network.
 * A few at a time, in the background, and only those that have changed.
 */
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf, imageUrl } from '@saltbush/contract/image-address';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { recipesRoutes, type RecipeCard, type RecipeOnWire } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { savesData } from '../../../ui/room-ahead';
import type { SyncEngine } from '../engine/sync-engine';
import type { SyncDatabase } from '../storage/database';
import { forgetRecipe, storedRevisions, storeRecipe } from './recipe-store';

/** Of the user's own and saved recipes, the newest. */
const mostListed = 200;
const atOnce = 4;
/** After each: others use the server too. */
const pauseMs = 250;

/** Stops quietly when the network or the device gives up. */
export async function refreshRecipes(engine: SyncEngine): Promise<void> {
  const { database } = engine;
  if (!database || savesData()) return;
  try {
    const stored = await storedRevisions(database);
    const cards = [...engine.plannedCards(), ...(await listedCards())];
    const wanted = new Map(cards.map((card) => [card._id, card]));
    const changed = [...wanted.values()].filter(
      ({ _id: id, updatedAt }) => stored.get(id) !== updatedAt,
    );
    await forEachOf(changed, async ({ _id: id }) => {
      if (engine.isStopped) return;
      await refreshRecipe(database, id);
      await pause();
    });
  } catch {
    // Tried again with the next page.
  }
}

/** Works on `atOnce` things at a time; after the first failure no other is begun. */
async function forEachOf<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = [...things];
  const workOn = async (): Promise<void> => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
      await work(thing).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}

async function refreshRecipe(database: SyncDatabase, id: string): Promise<void> {
  try {
    const recipe = await call(recipesRoutes.get, { params: { id } });
    await storeRecipe(database, recipe);
    await fetchImage(recipe);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    await forgetRecipe(database, id);
  }
}

async function listedCards(): Promise<RecipeCard[]> {
  const query = { page: 1, limit: mostListed };
  return (await call(recipeListsRoutes.listMyRecipes, { query })).recipes;
}

/** The service worker stores it. Without one it would be loaded for nothing. */
async function fetchImage({ imageUrl: url }: RecipeOnWire): Promise<void> {
  const id = url === undefined ? undefined : imageIdOf(url);
  if (id === undefined || !navigator.serviceWorker?.controller) return;
  await fetch(imageUrl(id, 800)).catch(() => undefined);
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pauseMs);
  });
