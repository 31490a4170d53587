/** Recipes are stored for reading offline, a few at a time. */
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { startSession } from '../../../api/session';
import { answer, fakeApi } from '../../../testing/fake-api';
import { fakeSyncServer } from '../../../testing/fake-sync-server';
import { pageOf } from '../../../testing/fake-recipes-api';
import { priya, token } from '../../../testing/people';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { openEngine } from '../open-engine';
import { refreshRecipes } from './refresh-recipes';

const cards = Array.from({ length: 9 }, (_, index) => cardOf(index + 1));
const list = answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(cards, query));

beforeEach(() => startSession(token, priya));

const open = async (...answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi([...answers, list, ...fakeSyncServer().answers]);
  return { api, engine: await openEngine(priya._id) };
};
const whole = answer(recipesRoutes.get, ({ params }) => ({
  ...laksa,
  _id: params.id,
  updatedAt: cards[0]!.updatedAt,
}));
const storedIds = async ({ database }: Awaited<ReturnType<typeof open>>['engine']) =>
  (await database!.getAllKeys('recipes')).toSorted();

it('stores all, and fetches none again that has not changed', async () => {
  const { api, engine } = await open(whole);
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toEqual(cards.map(({ _id: id }) => id));
  await refreshRecipes(engine);
  expect(api.requestsTo(recipesRoutes.get)).toHaveLength(cards.length);
});

it('asks for four at a time', async () => {
  const release: (() => void)[] = [];
  const { api, engine } = await open(
    answer(recipesRoutes.get, async ({ params }) => {
      await new Promise<void>((resolve) => {
        release.push(resolve);
      });
      return { ...laksa, _id: params.id };
    }),
  );
  const done = refreshRecipes(engine);
  await vi.waitFor(() => expect(api.requestsTo(recipesRoutes.get)).toHaveLength(4));
  release[0]!();
  await vi.waitFor(() => expect(api.requestsTo(recipesRoutes.get)).toHaveLength(5));
  engine.stop();
  release.forEach((one) => one());
  await done;
});

it('removes a recipe that is gone, and stops when the network does', async () => {
  const { api, engine } = await open(
    answer(recipesRoutes.get, ({ params }) => {
      if (params.id === recipeId(1)) return new AppError('NOT_FOUND');
      return new AppError('INTERNAL');
    }),
  );
  await engine.database!.put('recipes', {
    id: recipeId(1),
    recipe: { ...laksa, updatedAt: '2026-01-01T00:00:00.000Z' },
    usedAt: 1,
  });
  await refreshRecipes(engine);
  expect(await storedIds(engine)).toEqual([]);
  expect(api.requestsTo(recipesRoutes.get).length).toBeLessThan(cards.length);
});
