import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { nutritionGoalsRoutes } from '@saltbush/contract/plan/nutrition-goals';
import {
  recipeNutritionRoutes,
  type ServeNutritionOnWire,
} from '@saltbush/contract/recipe/recipe-nutrition';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import type { NutritionGoals } from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { answer, type Answer } from '../../../../testing/fake-api';
import { pageOf } from '../../../../testing/fake-recipes-api';
import { harpers, harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../../testing/plan/fake-plan-rows';
import { mealRows } from '../../../../testing/plan/meal-rows';
import { cardOf, idOf } from '../../../../testing/plan/plan-cards';
import { fill, renderPage, screen } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { MenuMakerPage } from '../menu-maker-page';
import { NutritionContent } from './nutrition-content';

stubLayout();

const week = '2026-11-23';
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');
const leo = idOf(90);
const dish = (n: number, more: object = {}) => ({
  id: idOf(n),
  recipeId: soup._id,
  meal: 'dinner',
  quantity: 1,
  ...more,
});
const monday = addEntry(emptyMenu(week), dish(50), 'monday');
const serves: ServeNutritionOnWire[] = [
  { _id: soup._id, perServe: { energyKj: 1000, proteinGrams: 20 } },
  { _id: curry._id },
];
const figures = answer(recipeNutritionRoutes.getSeveral, ({ body }) => ({
  recipes: serves.filter(({ _id }) => body.ids.includes(_id)),
}));

/** The nutrition of a week, of Priya alone or of the Harpers: Dan, Priya and Leo, who eats half a serve. */
async function open(
  menu: Menu,
  { householdId, goals = {} }: { householdId?: string; goals?: NutritionGoals } = {},
  api: Answer[] = [figures],
) {
  const people = [confirmedRow('eaters', leo, { name: 'Leo', portion: 0.5 })];
  const plan = fakePlan(householdId ?? priya._id, {
    rows: [...mealRows(menu), ...(householdId ? people : [])],
    recipes: [soup, curry].map(plannedRecipe),
  });
  const scope = { userId: priya._id, ...(householdId !== undefined && { householdId }) };
  const page = await renderPage(
    () => <NutritionContent scope={scope} week={week} today="2026-11-23" />,
    {
      api: [
        answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
        answer(nutritionGoalsRoutes.get, goals),
        answer(nutritionGoalsRoutes.replace, ({ body }) => body),
        ...api,
      ],
    },
  );
  return { ...page, plan };
}

const summary = async (day: string) =>
  (await screen.findByRole('heading', { name: day })).nextElementSibling?.textContent;
const cells = (name: string) =>
  [
    ...(screen.getAllByRole('rowheader', { name })[0]!.parentElement?.querySelectorAll('td') ?? []),
  ].map(({ textContent }) => textContent);

test('the nutrition of a day is that of each person’s portion, and names what is not counted', async () => {
  const menu = [
    dish(50, { quantity: 0.75 }),
    dish(51, { recipeId: curry._id }),
    { id: idOf(52), note: 'Eating out', meal: 'lunch', quantity: 1 },
  ].reduce<Menu>((before, entry) => addEntry(before, entry, 'wednesday'), emptyMenu(week));
  const { person, api } = await open(menu, { householdId: harpersId });
  const day = 'Wednesday 25 November';
  expect(await summary(day)).toBe('1,000 kJ, 1 of 3 meals');
  screen.getByText(
    '1 of 3 meals counted; not counted: Eating out (a note), Green Curry (too little of it is known).',
  );
  expect(cells('Protein')).toEqual(['20 g']);
  expect(cells('Fibre')).toEqual(['–']);
  await person.click(screen.getByRole('button', { name: 'Leo' }));
  expect(await summary(day)).toBe('500 kJ, 1 of 3 meals');
  expect(screen.queryByRole('heading', { name: 'My goals for a day' })).toBeNull();
  expect(api.requestsTo(recipeNutritionRoutes.getSeveral)).toHaveLength(1);
});

test('a planned recipe that the reader can’t see is named as not counted, without a figure', async () => {
  await open(addEntry(emptyMenu(week), dish(50, { recipeId: idOf(9) }), 'monday'));
  expect(await summary('Monday 23 November')).toBe('not known');
  screen.getByText('0 of 1 meal counted; not counted: Recipe (you can’t see it).');
  expect(screen.queryByRole('table')).toBeNull();
});

test('leftovers are eaten on the day that they are planned for, and days have an average', async () => {
  const leftovers = dish(51, { leftoverOf: idOf(50), meal: 'lunch' });
  await open(addEntry(monday, leftovers, 'tuesday'));
  expect(await summary('Monday 23 November')).toBe('1,000 kJ');
  expect(await summary('Tuesday 24 November')).toBe('1,000 kJ');
  await screen.findByRole('heading', { name: 'Average of 2 days' });
});

test('a person’s goals stand beside the sums, and are changed where they are seen', async () => {
  const { person, api } = await open(monday, { goals: { energyKj: 800 } });
  await screen.findByRole('columnheader', { name: 'Goal' });
  expect(cells('Energy')).toEqual(['1,000 kJ (239 kcal)', 'At most 800 kJ: 200 kJ over']);
  await person.click(screen.getByRole('heading', { name: 'My goals for a day' }));
  await fill(person, screen.getByRole('textbox', { name: 'Protein, at least (g)' }), '60');
  await person.click(screen.getByRole('button', { name: 'Save goals' }));
  await screen.findByText('At least 60 g: 40 g to go');
  const [sent] = api.requestsTo(nutritionGoalsRoutes.replace);
  expect(sent!.body).toEqual({ energyKj: 800, proteinGrams: 60 });
});

test('nutrition that can’t be asked for says that it needs a network, and comes with it', async () => {
  let isThere = false;
  const { person, plan } = await open(monday, {}, [
    answer(recipeNutritionRoutes.getSeveral, () =>
      isThere ? { recipes: serves } : new AppError('INTERNAL'),
    ),
  ]);
  act(() => plan.setOffline(true));
  await screen.findByText('You’re offline');
  isThere = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await summary('Monday 23 November')).toBe('1,000 kJ');
});

test('days without a meal say so and ask for nothing more', async () => {
  await open(emptyMenu(week));
  await screen.findByText('Nothing is planned on these days.');
});

test('the nutrition of a week is opened from the menu of the week', async () => {
  fakePlan(priya._id, { rows: mealRows(monday), recipes: [plannedRecipe(soup)] });
  const { person } = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query)),
      answer(nutritionGoalsRoutes.get, {}),
      figures,
    ],
  });
  await person.click(await screen.findByRole('button', { name: /23 – 29 November, change$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Nutrition' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nutrition' }));
  await dialog.findByRole('heading', { name: 'Monday 23 November' });
  await person.click(dialog.getByRole('button', { name: 'Close' }));
});
