/**
 * Stores the recipes of the plan and the user's own and saved ones, so that they can be read without a network, and the
 * images of those that are planned. Some at a time, in the background, and only those that have changed.
 */
import { imageIdOf, imageUrl } from '@saltbush/contract/recipe/image-address';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { mostAtOnce, recipesRoutes, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';
import { canStoreAhead } from '../../../../ui/load-ahead';
import type { SyncEngine } from '../engine/sync-engine';
import type { SyncDatabase } from '../storage/database';
import { forgetRecipe, storedRevisions, storeRecipe } from './recipe-store';

/** Of the user's own and saved recipes, the newest. */
const mostListed = 200;
/** After each call: others use the server too. */
const pauseMs = 250;

/** Stops quietly when the network or the device gives up. */
export async function refreshRecipes(engine: SyncEngine): Promise<void> {
  const { database } = engine;
  if (!database || !canStoreAhead()) return;
  try {
    const stored = await storedRevisions(database);
    const planned = engine.plannedCards();
    const cards = new Map([...planned, ...(await listedCards())].map((card) => [card._id, card]));
    const changed = [...cards.values()].filter(
      ({ _id: id, updatedAt }) => stored.get(id) !== updatedAt,
    );
    const changedIds = changed.map(({ _id: id }) => id);
    await refreshAll(engine, database, changedIds);
    for (const { _id: id, imageUrl: url } of planned) {
      if (changedIds.includes(id) && !engine.isStopped) await fetchImage(url);
    }
  } catch {
    // Tried again with the next page.
  }
}

async function refreshAll(engine: SyncEngine, database: SyncDatabase, ids: string[]) {
  for (let left = ids; left.length > 0 && !engine.isStopped; await pause()) {
    const asked = left.slice(0, mostAtOnce);
    const { recipes, later } = await call(recipesRoutes.getSeveral, { body: { ids: asked } });
    const answered = new Set([...recipes.map(({ _id: id }) => id), ...later]);
    for (const recipe of recipes) await storeRecipe(database, recipe);
    for (const id of asked) if (!answered.has(id)) await forgetRecipe(database, id);
    left = [...later, ...left.slice(mostAtOnce)];
  }
}

async function listedCards(): Promise<RecipeCard[]> {
  const query = { page: 1, limit: mostListed };
  return (await call(recipeListsRoutes.listMyRecipes, { query })).recipes;
}

/** The service worker stores it. Without one it would be loaded for nothing. */
async function fetchImage(url: string | undefined): Promise<void> {
  const id = url === undefined ? undefined : imageIdOf(url);
  if (id === undefined || !navigator.serviceWorker?.controller) return;
  await fetch(basePath + imageUrl(id, 800)).catch(() => undefined);
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pauseMs);
  });
