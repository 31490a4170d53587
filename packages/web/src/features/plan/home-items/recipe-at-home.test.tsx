import { beforeAll, expect, test } from 'vitest';
import type { HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../testing/render';
import { RecipeAtHome } from './recipe-at-home';
import { UsedUp } from './used-up';

// The food table takes a while to load for the first time.
beforeAll(() => import('./home-match'));

const card = cardOf(1, 'Leek soup');
const line = (name: string) => ({ name, amount: '1', unit: '' });
const soup = {
  _id: card._id,
  measures: 'au' as const,
  ingredients: ['leeks', 'cream', 'potatoes', 'rice'].map(line),
};
const item = (name: string, more: Partial<HomeItemRow> = {}): HomeItemRow => ({
  name,
  place: 'fridge',
  since: '2026-11-16',
  ...more,
});

function atHome(...items: HomeItemRow[]) {
  return fakePlan(priya._id, {
    rows: [
      ...items.map((each, at) => confirmedRow('homeItems', idOf(60 + at), each)),
      confirmedRow('foods', 'rice', { isStaple: true }),
    ],
    recipes: [plannedRecipe(card)],
  });
}

test('a recipe says how much of it is at home, with what is always there', async () => {
  atHome(item('Leeks'), item('Cream'), item('Limes'));
  await renderPage(() => <RecipeAtHome recipe={soup} />, { user: priya });
  await screen.findByText('You have 3 of 4');
  screen.getByText(/needs potatoes/);
});

test('a recipe says which of its portions lie in the freezer', async () => {
  atHome(item('Leek soup', { place: 'freezer', recipeId: card._id, quantity: 0.5 }));
  await renderPage(() => <RecipeAtHome recipe={soup} />, { user: priya });
  await screen.findByText('2 portions in the freezer.');
  expect(screen.queryByText(/^You have/)).toBeNull();
});

test('a recipe of which nothing is at home says nothing', async () => {
  atHome(item('Limes'));
  const { container } = await renderPage(() => <RecipeAtHome recipe={soup} />, { user: priya });
  expect(container.textContent).not.toContain('You have');
});

test('food that a dish used is crossed off after cooking, one by one or together, with an undo', async () => {
  const plan = atHome(item('Leeks'), item('Cream'), item('Limes'));
  const { person } = await renderPage(() => <UsedUp recipe={soup} />, { user: priya });
  const left = () =>
    [...plan.rows().values()]
      .filter(({ kind }) => kind === 'homeItems')
      .map(({ fields }) => (fields as HomeItemRow).name);
  await screen.findByRole('region', { name: 'All used up?' });
  expect(screen.queryByRole('button', { name: 'Limes' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Leeks' }));
  expect(left()).toEqual(['Cream', 'Limes']);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await person.click(await screen.findByRole('button', { name: 'All of them' }));
  expect(left()).toEqual(['Limes']);
  expect(screen.queryByRole('region', { name: 'All used up?' })).toBeNull();
});

test('nothing is crossed off of a dish whose foods are not used up', async () => {
  const plan = atHome(item('Leeks'));
  const { person } = await renderPage(() => <UsedUp recipe={soup} />, { user: priya });
  await person.click(await screen.findByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('region', { name: 'All used up?' })).toBeNull();
  expect(plan.operations).toEqual([]);
});
