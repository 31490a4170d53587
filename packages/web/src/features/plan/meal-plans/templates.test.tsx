import { expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
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
const curry = cardOf(1, 'Green Curry');
const dish = { id: idOf(50), recipeId: curry._id, meal: 'dinner', quantity: 1.5 };

async function open(menu = addEntry(emptyMenu(week), dish, 'wednesday')) {
  const summer = confirmedRow('templates', idOf(90), {
    name: 'Summer',
    meals: [{ day: 'friday', meal: 'lunch', quantity: 2, recipeId: curry._id }],
  });
  const rows = [...mealRows(menu), summer];
  const plan = fakePlan(priya._id, { rows, recipes: [plannedRecipe(curry)] });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([curry], query))],
  });
  await screen.findByRole('region', { name: /^Monday/ });
  const undo = () => page.person.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  const days = (of = week) => menuOfRows(plan.rows(), of).days;
  return { ...page, plan, undo, days };
}

it('a week is saved under a name, used and removed, each as one step', async () => {
  const { person, plan, undo, days } = await open();
  const show = async () => {
    await person.click(screen.getByRole('button', { name: /23 – 29 November, change$/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Templates' }));
    return within(await screen.findByRole('dialog', { name: 'Templates' }));
  };
  const names = () =>
    [...plan.rows().values()].flatMap(({ kind, fields }) =>
      kind === 'templates' && 'name' in fields ? fields.name : [],
    );
  let dialog = await show();
  await person.click(await dialog.findByRole('button', { name: 'Save the week' }));
  await screen.findByText('Saved as Our week');
  expect(names()).toEqual(['Summer', 'Our week']);

  dialog = await show();
  await person.click(await dialog.findByRole('button', { name: 'Use Summer' }));
  await screen.findByText('Planned: Summer');
  expect(days().friday).toMatchObject([{ recipeId: curry._id, meal: 'lunch', quantity: 2 }]);
  await undo();
  expect(days().friday).toEqual([]);

  dialog = await show();
  await person.click(await dialog.findByRole('button', { name: 'Remove Our week' }));
  expect(names()).toEqual(['Summer']);
});

it('an empty week is planned with a template', async () => {
  const { person, days } = await open(emptyMenu(week));
  await person.click(await screen.findByRole('button', { name: 'Use a template' }));
  await person.click(await screen.findByRole('button', { name: 'Use Summer' }));
  await screen.findByText('Planned: Summer');
  expect(days().friday).toHaveLength(1);
});

it('a dish comes every Wednesday, until somebody ends it', async () => {
  const { person, undo, days } = await open();
  const options = () => screen.getByRole('button', { name: 'Options for Green Curry' });
  const choose = (item: string) => chooseOption(person, options(), 'Move to…', item);
  await choose('Every Wednesday');
  await screen.findByText('Every Wednesday from now on', { selector: 'p, div, span' });
  expect(days('2026-12-07').wednesday).toMatchObject([{ recipeId: curry._id, quantity: 1.5 }]);
  await undo();
  expect(days('2026-12-07').wednesday).toEqual([]);
  await choose('Every Wednesday');
  await choose('No longer every Wednesday');
  expect(days('2026-12-07').wednesday).toEqual([]);
  expect(days().wednesday).toHaveLength(1);
});
