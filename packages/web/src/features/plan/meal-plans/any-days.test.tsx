import { expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { answer } from '../../../testing/fake-api';
import { fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { chooseOption } from '../../../testing/plan/choose-option';
import { renderPage, screen } from '../../../testing/render';
import { startClockAt } from '../../../testing/start-clock';
import { stubLayout } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const soup = cardOf(1, 'Pumpkin Soup');
const dish = { id: idOf(50), recipeId: soup._id, meal: 'dinner', quantity: 1 };

async function open(menu: Menu, { at = '/menu-maker', firstWeekday = 'saturday' } = {}) {
  const plan = fakePlan(priya._id, { rows: mealRows(menu), recipes: [plannedRecipe(soup)] });
  const page = await renderPage(MenuMakerPage, {
    at,
    user: { ...priya, firstWeekday },
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query))],
  });
  return { ...page, plan };
}

const dayNames = async () => {
  await screen.findAllByRole('region', { name: /day \d+ / });
  return screen
    .getAllByRole('region', { name: /day \d+ / })
    .map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
};

/** A Saturday to a Friday, with the soup on the Tuesday. */
const saturdayWeek = addEntry(emptyMenu('2026-11-21'), dish, 'tuesday');

it('a week that starts on Saturday goes to Friday, whichever of its days the address names', async () => {
  await open(saturdayWeek, { at: '/menu-maker?week=2026-11-24' });
  await screen.findByRole('heading', { level: 1, name: /21 – 27 November/ });
  const days = await dayNames();
  expect(days[0]).toContain('Saturday 21 November');
  expect(days.at(-1)).toContain('Friday 27 November');
  const tuesday = within(screen.getByRole('region', { name: /^Tuesday 24/ }));
  expect(tuesday.getByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
});

it('a meal of a week that starts on Saturday is moved across the Monday in it', async () => {
  startClockAt('2026-11-21T09:00');
  const { person, plan } = await open(saturdayWeek, { at: '/menu-maker?week=2026-11-21' });
  const options = await screen.findByRole('button', { name: 'Options for Pumpkin Soup' });
  await chooseOption(person, options, 'Move to…', 'Sun 22 November');
  const sunday = within(screen.getByRole('region', { name: /^Sunday 22/ }));
  expect(await sunday.findByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
  const [row] = [...plan.rows().values()].filter(({ kind }) => kind === 'meals');
  expect(row!.fields).toMatchObject({ date: '2026-11-22' });
});

it('a device that shows seven days from today does so until it shows weeks again', async () => {
  startClockAt('2026-11-26T09:00');
  const { person } = await open(saturdayWeek);
  await person.click(await screen.findByRole('button', { name: /21 – 27 November, change$/ }));
  await person.click(await screen.findByRole('menuitem', { name: '7 days from today' }));
  await screen.findByRole('heading', { level: 1, name: /From today.*26 November – 2 December/ });
  expect((await dayNames())[0]).toContain('Thursday 26 November');
  await person.click(screen.getByRole('link', { name: 'Next 7 days' }));
  await screen.findByRole('heading', { level: 1, name: /3 – 9 December/ });
  await person.click(screen.getByRole('link', { name: 'Today' }));
  await person.click(await screen.findByRole('button', { name: /26 November.*change$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'This week, from Saturday' }));
  await screen.findByRole('heading', { level: 1, name: /This week.*21 – 27 November/ });
});

it('a month begins its weeks on the first weekday', async () => {
  const { person } = await open(saturdayWeek, { at: '/menu-maker?week=2026-11-21' });
  await person.click(await screen.findByRole('button', { name: /21 – 27 November, change$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Month' }));
  const days = within(await dialog.findByRole('list', { name: 'November 2026' }));
  expect(days.getAllByRole('link')[0]!.textContent).toContain('31 October');
  expect(days.getAllByRole('link')).toHaveLength(35);
});
