import { expect, it } from 'vitest';
import { waitFor, within } from '@testing-library/react';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { eaterSettingsId } from '@saltbush/domain/plan/rows/eater-rows';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { chooseOption } from '../../../testing/plan/choose-option';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const roast = cardOf(1, 'Lamb Roast');
const dish = { id: idOf(50), recipeId: roast._id, meal: 'dinner', quantity: 1 };
const lunch = { ...dish, id: idOf(51), meal: 'lunch', quantity: 0.5, leftoverOf: dish.id };
const onMonday = addEntry(emptyMenu(week), dish, 'monday');
const withLunch = addEntry(onMonday, lunch, 'wednesday');

async function open(menu: Menu, rows: readonly Row[] = []) {
  const recipes = [plannedRecipe(roast)];
  const plan = fakePlan(priya._id, { rows: [...mealRows(menu), ...rows], recipes });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([roast], query))],
  });
  await screen.findByRole('region', { name: /^Monday/ });
  const choose = async (day: string, ...names: string[]) => {
    const name = 'Options for Lamb Roast';
    const button = await within(regionOf(day)).findByRole('button', { name });
    await chooseOption(page.person, button, ...names);
  };
  return { ...page, choose, plan, days: () => menuOfRows(plan.rows(), week).days };
}

const regionOf = (day: string) => screen.getByRole('region', { name: new RegExp(`^${day}`) });
const cook = () => within(regionOf('Monday')).getByRole('status').textContent;

it('leftovers are planned from the menu of a dish, which is cooked for both', async () => {
  const { person, choose, days } = await open(onMonday);
  await choose('Monday', 'Plan leftovers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan leftovers' }));
  expect(await dialog.findByText(/^Cook for 4 on Mon 23\./)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Wed 25' }));
  await person.click(dialog.getAllByRole('button', { name: 'More people' })[1]!);
  await person.click(dialog.getAllByRole('button', { name: 'More people' })[1]!);
  await dialog.findByText(/^Cook for 6 on Mon 23\./);
  await person.click(dialog.getByRole('button', { name: 'Plan leftovers' }));
  await within(regionOf('Wednesday')).findByText('lunch, leftovers from Monday');
  expect(cook()).toBe('for 6');
  expect(within(regionOf('Monday')).getByText('Also for Wed 25')).toBeDefined();
  expect(days().monday).toMatchObject([{ quantity: 1 }]);
  expect(days().wednesday).toMatchObject([{ meal: 'lunch', quantity: 0.5, leftoverOf: dish.id }]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(days().wednesday).toEqual([]);
  expect(cook()).toBe('for 4');
});

it('leftovers are for those who eat the dish, also in a household of more', async () => {
  const { choose } = await open(onMonday, [
    confirmedRow('eaterSettings', eaterSettingsId, { people: 6 }),
  ]);
  await choose('Monday', 'Plan leftovers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan leftovers' }));
  expect(await dialog.findByText(/^Cook for 8 on Mon 23\./)).toBeDefined();
});

it('leftovers stay while more or fewer eat on the day', async () => {
  const { person, days } = await open(withLunch);
  const fewer = within(regionOf('Monday')).getByRole('button', { name: /^Fewer people/ });
  for (let times = 0; times < 6; times += 1) await person.click(fewer);
  expect(cook()).toBe('for 3');
  expect([days().monday[0]!.quantity, days().wednesday[0]!.quantity]).toEqual([0.25, 0.5]);
});

it('leftovers move on with their dish, and never before it', async () => {
  const { choose, days } = await open(withLunch);
  await choose('Monday', 'Move to…', 'Thu 26 November');
  await expect.poll(() => days().saturday).toMatchObject([{ id: lunch.id, leftoverOf: dish.id }]);
  await choose('Saturday', 'Move to…', 'Tue 24 November');
  expect(await screen.findByText('Leftovers stay behind their meal')).toBeDefined();
  expect(days().saturday).toHaveLength(1);
});

it('leftovers go with their dish, or are cooked on their day, as one step', async () => {
  const { person, choose, days } = await open(withLunch);
  await choose('Monday', 'Remove from Mon 23');
  let dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Its leftovers are planned for Wed 25.')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Remove both' }));
  await screen.findByText('Removed from Mon 23, with its leftovers');
  expect([days().monday, days().wednesday]).toEqual([[], []]);
  await person.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  expect(days().wednesday).toHaveLength(1);
  await choose('Monday', 'Remove from Mon 23');
  dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Cook it on Wed 25 instead' }));
  expect(days().monday).toEqual([]);
  expect(days().wednesday[0]).not.toHaveProperty('leftoverOf');
});

it('a dish is cooked for more, and its portions go into the freezer, with an undo', async () => {
  const { person, choose, plan, days } = await open(onMonday);
  await choose('Monday', 'Plan leftovers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan leftovers' }));
  await dialog.findByText(/^Cook for 4 on Mon 23\./);
  for (let more = 0; more < 2; more += 1) {
    await person.click(dialog.getAllByRole('button', { name: 'More people' })[1]!);
    await person.click(dialog.getAllByRole('button', { name: 'More people' })[0]!);
  }
  await person.click(dialog.getByRole('button', { name: 'Freeze 4 portions' }));
  await screen.findByText('4 portions go into the freezer');
  const stored = () => [...plan.rows().values()].filter((row) => row.kind === 'homeItems');
  expect(stored().map(({ fields }) => fields)).toMatchObject([
    { name: 'Lamb Roast', place: 'freezer', since: week, recipeId: roast._id, quantity: 1 },
  ]);
  expect(days().monday).toMatchObject([{ quantity: 2 }]);
  // The one of the bar has nothing to undo.
  const undos = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Undo' });
  await person.click(undos.find(({ disabled }) => !disabled)!);
  await waitFor(() => expect(stored()).toEqual([]));
  expect(days().monday).toMatchObject([{ quantity: 1 }]);
});

it('a meal of portions that are put away says that it is leftovers, and leads to no other day', async () => {
  const portions = confirmedRow('homeItems', idOf(70), {
    name: 'Lamb Roast',
    place: 'freezer',
    since: '2026-11-02',
    recipeId: roast._id,
    quantity: 1,
  });
  const eaten = { ...dish, id: idOf(52), quantity: 0.5, leftoverOf: idOf(70) };
  await open(addEntry(emptyMenu(week), eaten, 'monday'), [portions]);
  await within(regionOf('Monday')).findByText(/leftovers$/);
});
