/** Recipes are stored for reading offline, some at a time. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { startSession } from '../../../../api/session';
import { answer, fakeApi } from '../../../../testing/fake-api';
import { fakeSyncServer } from '../../../../testing/fake-sync-server';
import { pageOf } from '../../../../testing/fake-recipes-api';
import { priya, token } from '../../../../testing/people';
import { cardOf, laksa, recipeId } from '../../../../testing/recipes';
import { openEngine } from '../open-engine';
import { refreshRecipes } from './refresh-recipes';

const cards = Array.from({ length: 60 }, (_, index) => cardOf(index + 1));
const cardIds = cards.map(({ _id: id }) => id);
const list = answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(cards, query));

beforeEach(() => startSession(token, priya));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const open = async (...answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi([...answers, list, ...fakeSyncServer().answers]);
  return { api, engine: await openEngine(priya._id) };
};
const wholeOf = (id: string) => ({ ...laksa, _id: id, updatedAt: cards[0]!.updatedAt });
/** Of a server whose answers hold so many. */
const several = (most = Infinity) =>
  answer(recipesRoutes.getSeveral, ({ body: { ids } }) => ({
    recipes: ids.slice(0, most).map(wholeOf),
    later: ids.slice(most),
  }));
const storedIds = async ({ database }: Awaited<ReturnType<typeof open>>['engine']) =>
  (await database!.getAllKeys('recipes')).toSorted();

it('a refresh stores all recipes in few calls, and fetches none again that has not changed', async () => {
  const { api, engine } = await open(several());
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toEqual(cardIds.toSorted());
  await refreshRecipes(engine);
  expect(api.requestsTo(recipesRoutes.getSeveral)).toHaveLength(3);
});

it('a refresh stores all recipes when the server answers with a part of them at a time', async () => {
  const { engine } = await open(several(20));
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toEqual(cardIds.toSorted());
});

it('a refresh asks for no more recipes when the person has left', async () => {
  const { api, engine } = await open(
    answer(recipesRoutes.getSeveral, ({ body: { ids } }) => {
      engine.stop();
      return { recipes: ids.map(wholeOf), later: [] };
    }),
  );
  await refreshRecipes(engine);
  expect(api.requestsTo(recipesRoutes.getSeveral)).toHaveLength(1);
});

it('a refresh removes a recipe that is gone', async () => {
  const { engine } = await open(
    answer(recipesRoutes.getSeveral, ({ body: { ids } }) => ({
      recipes: ids.filter((id) => id !== recipeId(1)).map(wholeOf),
      later: [],
    })),
  );
  const old = { ...wholeOf(recipeId(1)), updatedAt: '2026-01-01T00:00:00.000Z' };
  await engine.database!.put('recipes', { id: recipeId(1), recipe: old, usedAt: 1 });
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toEqual(cardIds.filter((id) => id !== recipeId(1)).toSorted());
});

it('a refresh stops quietly when the network does, and has what came before', async () => {
  let calls = 0;
  const { engine } = await open(
    answer(recipesRoutes.getSeveral, ({ body: { ids } }) => {
      calls += 1;
      return calls > 1 ? new AppError('INTERNAL') : { recipes: ids.map(wholeOf), later: [] };
    }),
  );
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toHaveLength(25);
});

it('a refresh stores no recipes on a slow line', async () => {
  const connection = { effectiveType: '3g' };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { api, engine } = await open(several());
  await refreshRecipes(engine);
  expect(api.requestsTo(recipesRoutes.getSeveral)).toEqual([]);
});
