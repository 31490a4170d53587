import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/recipe-lists';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/meal-plans/menu';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { menuOfRows } from '@saltbush/domain/sync/menu-of-rows';
import { stubLayout } from '../../testing/stub-layout';
import { answer, type Answer } from '../../testing/fake-api';
import { fakePlan, plannedRecipe, type FakePlanOptions } from '../../testing/fake-plan-rows';
import { pageOf } from '../../testing/fake-recipes-api';
import { cardOf, idOf } from '../../testing/plan-cards';
import { mealRows } from '../../testing/meal-rows';
import { priya } from '../../testing/people';
import { renderPage } from '../../testing/render';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = '2026-11-23';
const soup = cardOf(1, 'Pumpkin Soup');
const curry = cardOf(2, 'Green Curry');
const many = Array.from({ length: 30 }, (_, n) => cardOf(100 + n, `Recipe number ${n}`));

const planned = (...entries: [n: number, day: Weekday][]) =>
  entries.reduce(
    (menu, [n, day]) =>
      addEntry(menu, { id: idOf(50 + n), recipeId: idOf(n), meal: 'dinner', quantity: 1 }, day),
    emptyMenu(week),
  );
const twoOnMonday = planned([1, 'monday'], [2, 'monday']);
const picnic = { id: idOf(77), note: 'Picnic', meal: 'lunch', quantity: 1 };

interface OpenOptions extends Pick<FakePlanOptions, 'isLoaded' | 'isOffline' | 'isAnswered'> {
  menu?: Menu;
  recipes?: typeof many;
  api?: Answer[];
}

async function render({ menu, recipes = [soup, curry], api = [], ...state }: OpenOptions = {}) {
  const rows = mealRows(menu ?? twoOnMonday);
  const plan = fakePlan(priya._id, { rows, recipes: recipes.map(plannedRecipe), ...state });
  const page = await renderPage(MenuMakerPage, {
    at: `/menu-maker?week=${week}`,
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf(recipes, query)), ...api],
  });
  return { ...page, plan, saved: () => menuOfRows(plan.rows(), week) };
}

async function open(options?: OpenOptions) {
  const page = await render(options);
  await screen.findByRole('region', { name: 'Monday' });
  return page;
}

const day = (name: string) => within(screen.getByRole('region', { name }));
const titlesOn = (name: string) =>
  day(name)
    .queryAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent ?? item.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the week', () => {
  it('shows seven days with what is planned', async () => {
    await open();
    expect(screen.getAllByRole('region')).toHaveLength(8);
    expect(screen.getByText('23 – 29 November')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
    expect(titlesOn('Sunday')).toEqual([]);
    expect(hrefOf('Shopping list')).toBe(`/shopping-list?week=${week}`);
  });

  it('leads to the weeks before and after, and back to this one', async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole('link', { name: 'Next week' }));
    expect(address()).toBe('/menu-maker?week=2026-11-30');
    expect(await screen.findByText('30 November – 6 December')).toBeDefined();
    await waitFor(() => expect(titlesOn('Monday')).toEqual([]));
    await person.click(screen.getByRole('link', { name: 'Previous week' }));
    await waitFor(() => expect(titlesOn('Monday')).toHaveLength(2));
    await person.click(screen.getByRole('link', { name: 'This week' }));
    expect(address()).toBe('/menu-maker');
  });
});

describe('dragging by keyboard', () => {
  it('carries an entry to another day and says where it is', async () => {
    const { person, saved } = await open();
    day('Monday').getByRole('button', { name: 'Drag Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    expect(await screen.findByText('Picked up Pumpkin Soup.')).toBeDefined();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('Pumpkin Soup is over Tuesday.')).toBeDefined();
    await person.keyboard(' ');
    expect(await screen.findByText('Pumpkin Soup was put on Tuesday.')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Green Curry']);
    expect(titlesOn('Tuesday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.tuesday.map((entry) => entry.recipeId)).toEqual([soup._id]);
  });

  it('changes the order within a day', async () => {
    const { person } = await open();
    day('Monday').getByRole('button', { name: 'Drag Green Curry' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowUp}');
    expect(await screen.findByText('Green Curry is over Monday, 1 of 2.')).toBeDefined();
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Green Curry', 'Pumpkin Soup']));
  });

  it('puts a recipe from the picker on a day', async () => {
    const { person } = await open();
    const picker = within(screen.getByRole('complementary', { name: 'Your recipes' }));
    (await picker.findByRole('button', { name: 'Drag Pumpkin Soup' })).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowLeft}');
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Sunday')).toEqual(['Pumpkin Soup']));
    expect(titlesOn('Monday')).toHaveLength(2);
  });

  it('is undone by Escape', async () => {
    const { person } = await open();
    day('Monday').getByRole('button', { name: 'Drag Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowRight}');
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Cancelled. Pumpkin Soup stays where it was.')).toBeDefined();
    expect(titlesOn('Monday')).toHaveLength(2);
  });
});

describe('without dragging', () => {
  const options = (name: string) => screen.getByRole('button', { name: `Options for ${name}` });

  it('an entry is moved from its menu, and keeps the focus', async () => {
    const { person } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'Move to Friday' }));
    expect(titlesOn('Friday')).toEqual(['Pumpkin Soup']);
    expect(screen.getByText('Pumpkin Soup was moved to Friday.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(options('Pumpkin Soup')));
  });

  it('an entry gets another meal', async () => {
    const { person, saved } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'lunch' }));
    expect(day('Monday').getByText('lunch')).toBeDefined();
    expect(saved().days.monday[0]!.meal).toBe('lunch');
  });

  it('an entry is removed, and brought back to its place', async () => {
    const { person } = await open();
    await person.click(options('Pumpkin Soup'));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from Monday' }));
    expect(titlesOn('Monday')).toEqual(['Green Curry']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Monday'),
    );
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
  });

  it('a recipe is added from its menu on the picker', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add Green Curry to…' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add to Wednesday' }));
    expect(titlesOn('Wednesday')).toEqual(['Green Curry']);
  });

  it('a recipe is found and added from the day', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Thursday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Thursday' }));
    await person.type(dialog.getByRole('searchbox', { name: 'Search your recipes' }), 'cur');
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: /Green Curry/ }));
    await waitFor(() => expect(titlesOn('Thursday')).toEqual(['Green Curry']));
  });

  it('a note is added, refused while blank, and changed later', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Saturday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Saturday' }));
    await person.click(dialog.getByRole('radio', { name: 'A note' }));
    await person.click(dialog.getByRole('button', { name: 'Add the note' }));
    expect(dialog.getByText('Please write something')).toBeDefined();
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Eating  out{Enter}');
    expect(await day('Saturday').findByText('Eating out')).toBeDefined();
    expect(day('Saturday').queryByRole('group')).toBeNull();

    await person.click(options('Eating out'));
    await person.click(await screen.findByRole('menuitem', { name: 'Change the note' }));
    const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
    await person.clear(change.getByRole('textbox', { name: 'Note' }));
    await person.type(change.getByRole('textbox', { name: 'Note' }), 'Leftovers{Enter}');
    expect(await day('Saturday').findByText('Leftovers')).toBeDefined();
  });

  it('the quantity goes in halves and says whom it feeds', async () => {
    const { person, saved } = await open();
    const much = within(screen.getByRole('group', { name: 'How much Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'More Pumpkin Soup' }));
    expect(much.getByRole('status').textContent).toBe('×1½serves 6');
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    await person.click(much.getByRole('button', { name: 'Less Pumpkin Soup' }));
    expect(much.getByRole('status').textContent).toBe('×½serves 2');
    expect(saved().days.monday[0]!.quantity).toBe(0.5);
  });
});

describe('saving', () => {
  const clickMore = () =>
    fireEvent.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));

  it('says where the plan is: on this device, then synced', async () => {
    const { plan, saved } = await open({ isOffline: true });
    clickMore();
    await screen.findByText('Offline: saved on this device, 1 change to send');
    act(() => plan.setOffline(false));
    await screen.findByText('Synced');
    expect(saved().days.monday[0]!.quantity).toBe(1.5);
  });

  it('a change changes one row', async () => {
    const { plan } = await open();
    clickMore();
    await waitFor(() => expect(plan.operations).toHaveLength(1));
    const args = { id: idOf(51), change: { quantity: 1.5 } };
    expect(plan.operations[0]).toMatchObject({ name: 'changeMeal', args });
  });

  it('what this device can’t store is undone on the screen', async () => {
    const { plan, saved } = await open();
    plan.fillDevice();
    clickMore();
    await screen.findByText(/^Not saved/);
    expect(saved().days.monday[0]!.quantity).toBe(1);
  });

  it('a change of another person appears beside one’s own', async () => {
    const { person, plan } = await open();
    await person.click(screen.getByRole('button', { name: 'More Pumpkin Soup' }));
    act(() => plan.receive({ rows: mealRows(addEntry(emptyMenu(week), picnic, 'sunday')) }));
    await day('Sunday').findByText('Picnic');
    expect(screen.getByRole('group', { name: 'How much Pumpkin Soup' }).textContent).toContain(
      '1½',
    );
  });

  it('a recipe that is gone is taken off, and the person is told', async () => {
    const { plan, saved } = await open();
    const [, curryRow] = mealRows(twoOnMonday);
    act(() => plan.receive({ rows: [curryRow!], recipes: [plannedRecipe(soup)] }));
    await screen.findByText('No longer in your recipes: Green Curry.');
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.monday).toHaveLength(1);
  });

  it('one that was gone before the page opened is taken off too', async () => {
    const { saved } = await open({ recipes: [soup] });
    await screen.findByText('Some recipes are no longer in your collection.');
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.monday).toHaveLength(1);
  });

  it('one that was planned without a network stays until the server knows it', async () => {
    const { person, plan } = await open({ menu: emptyMenu(week), isOffline: true });
    await person.click(await screen.findByRole('button', { name: 'Add Green Curry to…' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add to Wednesday' }));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
    act(() => plan.setOffline(false));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
  });
});

describe('before the first answer', () => {
  it('the week is loading', async () => {
    await render({ menu: emptyMenu(week), isLoaded: false, isAnswered: false });
    await screen.findByRole('heading', { name: 'Meal Plan' });
    expect(screen.queryByRole('region', { name: 'Monday' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be planned while the server is away, with a way to try again', async () => {
    const { person, plan, saved } = await open({
      menu: emptyMenu(week),
      isLoaded: false,
      isOffline: true,
    });
    expect(screen.getByRole('alert').textContent).toContain('This week could not be loaded');
    await person.click(await screen.findByRole('button', { name: 'Add Green Curry to…' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add to Wednesday' }));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
    plan.receive({ rows: mealRows(planned([1, 'monday'])) });
    plan.setOffline(false);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved().days.wednesday).toHaveLength(1);
  });
});

describe('the picker', () => {
  it('shows more on demand', async () => {
    const { person } = await open({ menu: emptyMenu(week), recipes: many });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    await picker.findByText('Recipe number 0');
    expect(picker.queryByText('Recipe number 29')).toBeNull();
    await person.click(picker.getByRole('button', { name: 'Show more' }));
    expect(await picker.findByText('Recipe number 29')).toBeDefined();
  });

  it('searches what is there at once, and all there is a moment later', async () => {
    const { person } = await open({ menu: emptyMenu(week), recipes: many });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'n 17');
    expect(picker.getAllByRole('listitem')).toHaveLength(1);
    await person.clear(search);
    await person.type(search, 'nil');
    expect(await picker.findByText('No recipe matches “nil”.')).toBeDefined();
  });

  it('shows what the server finds in spite of a slip, far beyond the first of them', async () => {
    const found = { recipes: [cardOf(300, 'Lasagne')], total: 1, page: 1, limit: 24 };
    const answers = answer(recipeListsRoutes.listMyRecipes, ({ query: { q, ...query } }) =>
      q === 'lasanga' ? { ...found, hasMore: false } : pageOf(many, { q, ...query }),
    );
    const { person } = await open({ menu: emptyMenu(week), recipes: many, api: [answers] });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'lasanga');
    expect(await picker.findByRole('button', { name: 'Drag Lasagne' })).toBeDefined();
  });

  it('without recipes leads to the first', async () => {
    await open({ menu: emptyMenu(week), recipes: [] });
    await screen.findByRole('link', { name: 'Add a recipe' });
    expect(hrefOf('Add a recipe')).toBe('/my-recipes');
  });

  it('that cannot be loaded offers to try again', async () => {
    let isDown = true;
    const list = answer(recipeListsRoutes.listMyRecipes, ({ query }) =>
      isDown ? new AppError('FORBIDDEN') : pageOf([soup], query),
    );
    const { person } = await open({ menu: emptyMenu(week), api: [list] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(retry);
    expect(await screen.findByText('Pumpkin Soup')).toBeDefined();
  });
});
