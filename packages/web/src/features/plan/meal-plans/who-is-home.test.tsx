import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { attendanceId } from '@saltbush/domain/plan/rows/eater-rows';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { harpers, harpersId } from '../../../testing/households';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { renderPage, screen } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const wednesday = '2026-11-25';
const leo = idOf(90);
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');

/** Dan, Priya and Leo, who eats half a serve; soup for three on Wednesday. */
async function open() {
  const dish = { id: idOf(50), recipeId: soup._id, meal: 'dinner', quantity: 0.75 };
  const plan = fakePlan(harpersId, {
    rows: [
      ...mealRows(addEntry(emptyMenu(week), dish, 'wednesday')),
      confirmedRow('eaters', leo, { name: 'Leo', portion: 0.5 }),
    ],
    recipes: [soup, curry].map(plannedRecipe),
  });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}&household=${harpersId}`,
    path: '/menu-maker',
    user: priya,
    api: [
      answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
      answer(recipeListsRoutes.listOfHousehold, ({ query }) => pageOf([soup, curry], query)),
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup, curry], query)),
    ],
  });
  await screen.findByRole('button', { name: 'Eating on Wednesday: Dan, you and Leo' });
  const home = (name: string) => screen.findByRole('button', { name: `Eating on ${name}` });
  const rowOf = (key: string) => plan.rows().get(key)?.fields;
  const dishes = () => menuOfRows(plan.rows(), week).days;
  return { ...page, plan, home, rowOf, dishes };
}

it('a tap says who is away, and the dish is cooked for those who are home', async () => {
  const { person, home, rowOf, dishes } = await open();
  await person.click(await home('Wednesday: Dan, you and Leo'));
  const choice = within(await screen.findByRole('dialog'));
  await person.click(choice.getByRole('checkbox', { name: 'Dan' }));
  await home('Wednesday: you and Leo');
  expect(rowOf(`attendances/${attendanceId(wednesday, 'dinner')}`)).toMatchObject({
    home: [priya._id, leo],
  });
  expect(dishes().wednesday[0]!.quantity).toBe(0.5);
  await person.click(choice.getByRole('button', { name: 'More guests' }));
  await home('Wednesday: you, Leo and 1 guest');
  expect(dishes().wednesday[0]!.quantity).toBe(0.75);
  expect(choice.getByText('2½')).toBeDefined();
});

it('each change of who is home is one step of Undo, with its dishes', async () => {
  const { person, home, dishes } = await open();
  await person.click(await home('Wednesday: Dan, you and Leo'));
  const choice = within(await screen.findByRole('dialog'));
  await person.click(choice.getByRole('checkbox', { name: 'Dan' }));
  await home('Wednesday: you and Leo');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await home('Wednesday: Dan, you and Leo');
  expect(dishes().wednesday[0]!.quantity).toBe(0.75);
});

it('a day becomes the habit of its weekday', async () => {
  const { person, home, rowOf } = await open();
  await person.click(await home('Wednesday: Dan, you and Leo'));
  const choice = within(await screen.findByRole('dialog'));
  expect(choice.queryByRole('button', { name: 'Every Wednesday' })).toBeNull();
  await person.click(choice.getByRole('checkbox', { name: 'Leo' }));
  await person.click(await choice.findByRole('button', { name: 'Every Wednesday' }));
  expect(rowOf(`eaters/${leo}`)).toMatchObject({ awayOn: ['wednesday.dinner'] });
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('link', { name: 'Next week' }));
  await home('Wednesday: Dan and you');
  await home('Thursday: Dan, you and Leo');
});

it('a new dish is cooked for those who are home', async () => {
  const { person, dishes } = await open();
  await person.click(screen.getByRole('button', { name: 'Add to Friday' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Green Curry' }));
  await screen.findByText('Green Curry was added to Fri 27.');
  expect(dishes().friday[0]!.quantity).toBe(0.75);
});
