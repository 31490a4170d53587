import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { answer, type Answer } from '../../../../testing/fake-api';
import { fakePlan } from '../../../../testing/plan/fake-plan';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { cardOf, recipeId } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { startClockAt } from '../../../../testing/start-clock';
import { BringOffer } from './bring-offer';

const recipesOf = (count: number) =>
  answer(recipeListsRoutes.listMyRecipes, ({ query: { page, limit } }) => ({
    recipes: Array.from({ length: count }, (_, n) => cardOf(n + 1)).slice(
      (Number(page ?? 1) - 1) * Number(limit),
      Number(page ?? 1) * Number(limit),
    ),
    total: count,
    page: Number(page ?? 1),
    limit: Number(limit),
    hasMore: Number(page ?? 1) * Number(limit) < count,
  }));
/** Answers that none was shared with a community before. */
const shared = answer(sharingRoutes.updateBatch, ({ body: { updates } }) => ({
  updated: updates.length,
  before: updates.map((update: { recipeId: string }) => ({
    recipeId: update.recipeId,
    sharedWith: { communities: [] },
  })),
}));

async function open(count: number, ...api: Answer[]) {
  startClockAt('2026-11-18T12:00:00+11:00');
  const own = fakePlan();
  fakePlan(harpersId);
  const onDone = vi.fn();
  const show = () =>
    renderPage(
      () => <BringOffer household={harpers('owner')} userId={priya._id} onDone={onDone} />,
      { api: [recipesOf(count), shared, ...api] },
    );
  return { own, onDone, show };
}

test('one press brings this week, the list and all own recipes, and one takes it back', async () => {
  const { own, onDone, show } = await open(130);
  own.addMeal('2026-11-18', 'Laksa', '2 onions');
  own.addMeal('2026-11-30', 'Damper', '1 kg flour');
  own.addItem('Toilet paper');
  const { person, api } = await show();
  await screen.findByRole('heading', { name: 'Share this week, your list and your 130 recipes?' });
  await person.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('Shared with The Harpers');
  expect(onDone).toHaveBeenCalledOnce();
  const updates = api.requestsTo(sharingRoutes.updateBatch).map(({ body }) => body.updates);
  expect(updates.map(({ length }) => length)).toEqual([100, 30]);
  expect(updates[0]![0]).toEqual({ recipeId: recipeId(1), alsoWith: harpersId });
  expect(own.changes()).toMatchObject([
    { name: 'addMeals', args: { meals: [{ date: '2026-11-18' }] } },
    { name: 'addItems', args: { items: [{ text: 'Toilet paper' }] } },
  ]);

  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('No longer shared with The Harpers');
  expect(own.changes().slice(2)).toMatchObject([{ name: 'removeMeal' }, { name: 'removeItem' }]);
  const back = api.requestsTo(sharingRoutes.updateBatch).slice(2);
  expect(back.flatMap(({ body }) => body.updates)).toHaveLength(130);
});

test('an offer whose recipes could not be shared leaves nothing behind, and stays', async () => {
  const { own, onDone, show } = await open(
    130,
    answer(sharingRoutes.updateBatch, ({ body: { updates } }) =>
      updates.length === 30
        ? new AppError('SERVER_UNREACHABLE')
        : { updated: updates.length, before: [{ recipeId: recipeId(1) }] },
    ),
  );
  own.addMeal('2026-11-18', 'Laksa');
  const { person, api } = await show();
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByText('Nothing was shared');
  expect(api.requestsTo(sharingRoutes.updateBatch).at(-1)!.body.updates).toEqual([
    { recipeId: recipeId(1) },
  ]);
  expect(onDone).not.toHaveBeenCalled();
  expect(own.changes()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
});

test('the button "Not now" brings nothing into the community', async () => {
  const { own, onDone, show } = await open(1);
  const { person, api } = await show();
  await screen.findByRole('heading', { name: 'Share your recipe?' });
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(api.requestsTo(sharingRoutes.updateBatch)).toEqual([]);
  expect(own.changes()).toEqual([]);
});

test('a person who has nothing is not asked to bring it', async () => {
  const { show } = await open(0);
  const { api } = await show();
  await waitFor(() => expect(api.requestsTo(recipeListsRoutes.listMyRecipes)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
