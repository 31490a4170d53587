import { expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { answer } from '../../../testing/fake-api';
import { fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const curry = cardOf(1, 'Green Curry');
const dish = { id: idOf(50), recipeId: curry._id, meal: 'dinner', quantity: 1 };

it('a month shows what was cooked, and a day opens its week', async () => {
  const october = addEntry(emptyMenu('2026-10-12'), dish, 'wednesday');
  fakePlan(priya._id, { rows: mealRows(october), recipes: [plannedRecipe(curry)] });
  const { person, address } = await renderPage(MenuMakerPage, {
    at: '/menu-maker?week=2026-11-23',
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([curry], query))],
  });
  await person.click(await screen.findByRole('button', { name: /23 – 29 November, change$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Month' }));
  await dialog.findByRole('list', { name: 'November 2026' });
  await person.click(dialog.getByRole('button', { name: 'Previous month' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(35);
  await person.click(dialog.getByRole('link', { name: '14 October, Green Curry' }));
  expect(address()).toBe('/menu-maker?week=2026-10-14');
  await screen.findByRole('heading', { level: 1, name: /12 – 18 October/ });
});
