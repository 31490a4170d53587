import { describe, expect, it } from 'vitest';
import { within } from '@testing-library/react';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu } from '@saltbush/domain/plan/meal-plans/menu';
import type { MealRow } from '@saltbush/domain/plan/rows/rows';
import { answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { chooseOption } from '../../../testing/plan/choose-option';
import { renderPage, screen } from '../../../testing/render';
import { startClockAt } from '../../../testing/start-clock';
import { stubLayout, stubWideWindow } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const [soup, curry] = [cardOf(1, 'Pumpkin Soup'), cardOf(2, 'Green Curry')];
const dish = { id: idOf(51), recipeId: curry._id, meal: 'dinner', quantity: 1 };

interface Opening {
  isUndated?: boolean;
  /** Leftovers of the soup are planned for this day. */
  eatenLaterOn?: string;
}

const leftoversOn = (date: string) =>
  confirmedRow('meals', idOf(52), {
    date,
    order: 'a0',
    meal: 'lunch',
    quantity: 0.5,
    recipeId: soup._id,
    leftoverOf: idOf(50),
  });

/** The curry is on the Monday, and the soup has no day. */
async function open({ isUndated = true, eatenLaterOn }: Opening = {}) {
  startClockAt('2026-11-23T09:00:00+11:00');
  const fields: MealRow = {
    date: week,
    order: 'a0',
    meal: 'dinner',
    quantity: 1,
    recipeId: soup._id,
    isUndated,
  };
  const planned = mealRows(addEntry(emptyMenu(week), dish, 'monday'));
  const rows = [
    ...planned,
    ...(isUndated ? [confirmedRow('meals', idOf(50), fields)] : []),
    ...(eatenLaterOn === undefined ? [] : [leftoversOn(eatenLaterOn)]),
  ];
  const plan = fakePlan(priya._id, { rows, recipes: [soup, curry].map(plannedRecipe) });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup, curry], query))],
  });
  await screen.findByRole('region', { name: /^Monday/ });
  const fieldsOf = (id: string) =>
    [...plan.rows().values()].find((row) => row.id === id)?.fields as Partial<MealRow>;
  return { ...page, plan, fieldsOf };
}

const lane = () => within(screen.getByRole('region', { name: 'No day yet' }));
const day = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

const optionsOf = (place: ReturnType<typeof within>, title: string) =>
  place.getByRole('button', { name: `Options for ${title}` });

it('a meal without a day is above the days, and on none of them', async () => {
  await open();
  expect(lane().getByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Pumpkin Soup' })).toHaveLength(1);
});

it('a meal without a day gets the next free dinner by a button, and loses it again by Undo', async () => {
  const { person, fieldsOf } = await open();
  await person.click(lane().getByRole('button', { name: 'Give it a day' }));
  expect(await day('Tuesday').findByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
  await screen.findByText('Moved to Tue 24');
  expect(screen.queryByRole('region', { name: 'No day yet' })).toBeNull();
  expect(fieldsOf(idOf(50))).toMatchObject({ date: '2026-11-24' });
  expect(fieldsOf(idOf(50)).isUndated).toBeUndefined();
  await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await screen.findByRole('region', { name: 'No day yet' });
  expect(lane().getByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
});

it('a meal without a day is put on a day by its menu, the first of its days too', async () => {
  const { person, fieldsOf } = await open();
  await chooseOption(person, optionsOf(lane(), 'Pumpkin Soup'), 'Move to…');
  expect(screen.queryByRole('button', { name: 'No day yet' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Mon 23 November' }));
  expect(await day('Monday').findByRole('link', { name: 'Pumpkin Soup' })).toBeDefined();
  expect(fieldsOf(idOf(50)).isUndated).toBeUndefined();
});

it('leftovers of a meal without a day name no day that it was cooked on, and come the day after it gets one', async () => {
  const { person, fieldsOf } = await open({ eatenLaterOn: '2026-11-25' });
  expect(day('Wednesday').getByText('lunch, leftovers')).toBeDefined();
  await chooseOption(person, optionsOf(lane(), 'Pumpkin Soup'), 'Move to…', 'Thu 26 November');
  await expect.poll(() => fieldsOf(idOf(50)).date).toBe('2026-11-26');
  expect(fieldsOf(idOf(52)).date).toBe('2026-11-27');
  expect(await day('Friday').findByText('lunch, leftovers from Thursday')).toBeDefined();
});

it('a meal is taken off its day by its menu', async () => {
  const { person, fieldsOf } = await open({ isUndated: false });
  await chooseOption(person, optionsOf(day('Monday'), 'Green Curry'), 'Move to…', 'No day yet');
  await screen.findByRole('region', { name: 'No day yet' });
  expect(lane().getByRole('link', { name: 'Green Curry' })).toBeDefined();
  expect(fieldsOf(dish.id)).toMatchObject({ date: week, isUndated: true });
});

it('a meal without a day is changed and removed like any other', async () => {
  const { person, fieldsOf, plan } = await open();
  await chooseOption(person, optionsOf(lane(), 'Pumpkin Soup'), 'Meal Dinner', 'Lunch');
  await expect.poll(() => fieldsOf(idOf(50)).meal).toBe('lunch');
  expect(fieldsOf(idOf(50)).isUndated).toBe(true);
  await chooseOption(person, optionsOf(lane(), 'Pumpkin Soup'), 'Remove');
  await screen.findByText('Removed from the plan');
  const left = [...plan.rows().values()].filter(
    ({ id, isDeleted }) => id === idOf(50) && !isDeleted,
  );
  expect(left).toEqual([]);
});

it('a recipe is added without a day by the sheet of a day', async () => {
  const { person, plan } = await open({ isUndated: false });
  await person.click(day('Wednesday').getByRole('button', { name: 'Add to Wednesday' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Wed 25' }));
  await person.click(await dialog.findByRole('button', { name: 'No day yet' }));
  await screen.findByRole('dialog', { name: 'Add with no day yet' });
  await person.click(await dialog.findByRole('button', { name: 'Takeaway' }));
  await screen.findByRole('region', { name: 'No day yet' });
  expect(lane().getByRole('button', { name: 'Takeaway' })).toBeDefined();
  const added = [...plan.rows().values()].find(({ fields }) => 'note' in fields);
  expect(added!.fields).toMatchObject({ date: week, isUndated: true });
});

describe('on a desk', () => {
  stubWideWindow();

  it('a dish that is added without a day by the sheet of a day of next week is wanted next week', async () => {
    const { person, plan } = await open({ isUndated: false });
    await person.click(await screen.findByRole('button', { name: 'Add to Tue 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Tue 1' }));
    await person.click(await dialog.findByRole('button', { name: 'No day yet' }));
    await person.click(await dialog.findByRole('button', { name: 'Takeaway' }));
    const added = () => [...plan.rows().values()].find(({ fields }) => 'note' in fields)?.fields;
    await expect.poll(added).toMatchObject({ date: '2026-11-30', isUndated: true });
  });
});
