import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import type { Weekday } from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { startClockAt } from '../../../testing/start-clock';
import { stubLayout, stubWideWindow } from '../../../testing/stub-layout';
import { answer, type Answer } from '../../../testing/fake-api';
import {
  fakePlan,
  plannedRecipe,
  type FakePlanOptions,
} from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { chooseOption } from '../../../testing/plan/choose-option';
import { renderPage } from '../../../testing/render';
import { countItems } from './bar/bar.lazy';
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
  await screen.findByRole('region', { name: /^Monday/ });
  return page;
}

const day = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const titlesOn = (name: string) =>
  day(name)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('[data-entry-title]')?.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the week', () => {
  it('the week shows seven days with what is planned', async () => {
    await open();
    expect(screen.getAllByRole('region', { name: /November/ })).toHaveLength(7);
    expect(screen.getByRole('heading', { level: 1, name: /23 – 29 November/ })).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
    expect(titlesOn('Sunday')).toEqual([]);
    const list = await screen.findByRole('link', { name: /^Shopping list.*0 items$/ });
    expect(list.getAttribute('href')).toBe(`/shopping-list?week=${week}`);
  });

  it('the week shows the meals of a day in the order in which people eat them', async () => {
    const toast = { id: idOf(78), note: 'Toast', meal: 'breakfast', quantity: 1 };
    const menu = addEntry(addEntry(twoOnMonday, picnic, 'monday'), toast, 'monday');
    await open({ menu });
    expect(titlesOn('Monday')).toEqual(['Toast', 'Picnic', 'Pumpkin Soup', 'Green Curry']);
  });

  it('the week leads to the weeks before and after, and back to this one', async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole('link', { name: 'Next week' }));
    expect(address()).toBe('/menu-maker?week=2026-11-30');
    await screen.findByRole('heading', { level: 1, name: /30 November – 6 December/ });
    await waitFor(() => expect(titlesOn('Monday')).toEqual([]));
    await person.click(screen.getByRole('link', { name: 'Previous week' }));
    await waitFor(() => expect(titlesOn('Monday')).toHaveLength(2));
    await person.click(screen.getByRole('link', { name: 'This week' }));
    expect(address()).toBe('/menu-maker');
  });
});

describe('dragging by keyboard', () => {
  it('an entry dragged by keyboard goes to another day and says where it is', async () => {
    const { person, saved } = await open();
    day('Monday').getByRole('link', { name: 'Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    expect(await screen.findByText('Picked up Pumpkin Soup.')).toBeDefined();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('Pumpkin Soup is over Tue 24.')).toBeDefined();
    await person.keyboard(' ');
    expect(await screen.findByText('Pumpkin Soup was put on Tue 24.')).toBeDefined();
    expect(titlesOn('Monday')).toEqual(['Green Curry']);
    expect(titlesOn('Tuesday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.tuesday.map((entry) => entry.recipeId)).toEqual([soup._id]);
  });

  it('an entry dragged by keyboard changes the order within a day', async () => {
    const { person } = await open();
    day('Monday').getByRole('link', { name: 'Green Curry' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowUp}');
    expect(await screen.findByText('Green Curry is over Mon 23, 1 of 2.')).toBeDefined();
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Green Curry', 'Pumpkin Soup']));
  });

  it('an entry dragged by keyboard is back after Escape', async () => {
    const { person } = await open();
    day('Monday').getByRole('link', { name: 'Pumpkin Soup' }).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowRight}');
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Cancelled. Pumpkin Soup stays where it was.')).toBeDefined();
    expect(titlesOn('Monday')).toHaveLength(2);
  });
});

describe('without dragging', () => {
  const options = (name: string) => screen.getByRole('button', { name: `Options for ${name}` });

  it('a dish of today or before is noted as cooked on its day', async () => {
    startClockAt('2026-11-24T12:00:00+11:00');
    onTestFinished(() => startClockAt('2026-11-18T12:00:00+11:00'));
    const { person } = await open({ menu: planned([1, 'monday'], [2, 'wednesday']) });
    await person.click(options('Green Curry'));
    await screen.findByRole('link', { name: 'Open the recipe' });
    expect(screen.queryByRole('button', { name: 'Cooked it' })).toBeNull();
    await person.keyboard('{Escape}');
    await chooseOption(person, options('Pumpkin Soup'), 'Cooked it');
    expect((await screen.findByLabelText<HTMLInputElement>('When')).value).toBe('2026-11-23');
  });

  it('a dish of today has six options, and the others under More', async () => {
    startClockAt('2026-11-23T12:00:00+11:00');
    onTestFinished(() => startClockAt('2026-11-18T12:00:00+11:00'));
    const { person } = await open();
    await person.click(options('Pumpkin Soup'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pumpkin Soup' }));
    const last = await sheet.findByRole('button', { name: 'Remove from Mon 23' });
    const rows = [...last.parentElement!.children]
      .filter(({ tagName }) => tagName !== 'FIELDSET')
      .map(({ textContent }) => textContent.trim());
    expect(sheet.getByRole('group', { name: 'Swap for' })).toBeTruthy();
    expect(rows.slice(-6)).toEqual([
      'Cooked it',
      'Move to…',
      'Plan leftovers',
      'Open the recipe',
      'More',
      'Remove from Mon 23',
    ]);
    await person.click(sheet.getByRole('button', { name: 'More' }));
    expect(sheet.getByRole('button', { name: 'Meal Dinner' })).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'How many people' }));
    await screen.findByRole('dialog', { name: 'How many people' });
  });

  it('an entry is moved from its menu, and keeps the focus', async () => {
    const { person } = await open();
    await chooseOption(person, options('Pumpkin Soup'), 'Move to…', 'Fri 27 November');
    await waitFor(() => expect(titlesOn('Friday')).toEqual(['Pumpkin Soup']));
    expect(screen.getByText('Pumpkin Soup was moved to Fri 27.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(options('Pumpkin Soup')));
  });

  it('an entry gets another meal by its menu', async () => {
    const { person, saved } = await open();
    await chooseOption(person, options('Pumpkin Soup'), 'Meal Dinner', 'Lunch');
    expect(await day('Monday').findByText('lunch')).toBeDefined();
    expect(saved().days.monday[0]!.meal).toBe('lunch');
  });

  it('an entry is removed, and brought back to its place', async () => {
    const { person } = await open();
    await chooseOption(person, options('Pumpkin Soup'), 'Remove from Mon 23');
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Green Curry']));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Monday'),
    );
    await screen.findByText('Removed from Mon 23');
    await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']);
  });

  it('a recipe is found and added from the day', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Thursday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Thu 26' }));
    await person.type(await dialog.findByRole('searchbox', { name: 'Search your recipes' }), 'cur');
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: 'Green Curry' }));
    await waitFor(() => expect(titlesOn('Thursday')).toEqual(['Green Curry']));
  });

  it('a note is added to a day, refused while blank, and changed later', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Saturday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Sat 28' }));
    await person.click(await dialog.findByRole('button', { name: 'Other note' }));
    await person.click(dialog.getByRole('button', { name: 'Add the note' }));
    expect(dialog.getByText('Please write something')).toBeDefined();
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Eating  out{Enter}');
    expect(await day('Saturday').findByText('Eating out')).toBeDefined();
    expect(day('Saturday').getByText('Nothing to buy')).toBeDefined();
    expect(day('Saturday').queryByRole('group')).toBeNull();

    await chooseOption(person, options('Eating out'), 'Change the note');
    const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
    await person.clear(await change.findByRole('textbox', { name: 'Note' }));
    await person.type(change.getByRole('textbox', { name: 'Note' }), 'Leftovers{Enter}');
    expect(await day('Saturday').findByText('Leftovers')).toBeDefined();
  });

  it('a planned recipe is cooked for more or fewer people', async () => {
    const { person, saved } = await open();
    const people = within(screen.getByRole('group', { name: 'How many people, Pumpkin Soup' }));
    await person.click(people.getByRole('button', { name: 'More people for Pumpkin Soup' }));
    expect(people.getByRole('status').textContent).toBe('for 5');
    for (const left of [4, 3, 2, 1, 1]) {
      await person.click(people.getByRole('button', { name: 'Fewer people for Pumpkin Soup' }));
      expect(people.getByRole('status').textContent).toBe(`for ${left}`);
    }
    expect(saved().days.monday[0]!.quantity).toBe(0.25);
  });

  it('a planned recipe opens for as many people as it is cooked for', async () => {
    const { person } = await open();
    const address = () =>
      screen.getByRole('link', { name: 'Pumpkin Soup' }).getAttribute('href')!.split('?')[1];
    expect(address()).toBeUndefined();
    await person.click(screen.getByRole('button', { name: 'More people for Pumpkin Soup' }));
    expect(address()).toBe('serves=5');
    await person.click(options('Pumpkin Soup'));
    const row = await screen.findByRole('link', { name: 'Open the recipe' });
    expect(row.getAttribute('href')).toContain('?serves=5');
  });

  it('a button that is held down goes on, and is one change', async () => {
    const { plan } = await open();
    const more = screen.getByRole('button', { name: 'More people for Pumpkin Soup' });
    fireEvent.pointerDown(more);
    const group = screen.getByRole('group', { name: 'How many people, Pumpkin Soup' });
    await waitFor(() => expect(group.textContent).toBe('for 7'));
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    await waitFor(() => expect(plan.operations).toHaveLength(1));
    expect(group.textContent).toBe('for 7');
  });

  it('a large number of people is typed for a planned recipe', async () => {
    const { person, saved } = await open();
    await chooseOption(person, options('Pumpkin Soup'), 'How many people');
    const dialog = within(await screen.findByRole('dialog', { name: 'How many people' }));
    await person.clear(await dialog.findByRole('textbox', { name: 'Cook for' }));
    await person.type(dialog.getByRole('textbox', { name: 'Cook for' }), '30');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(saved().days.monday[0]!.quantity).toBe(7.5);
  });

  it('an entry is copied to another week', async () => {
    const { person, plan } = await open();
    const path = ['Move to…', 'Copy instead of moving', 'Fri 4 December'];
    await chooseOption(person, options('Pumpkin Soup'), ...path);
    const copies = () => menuOfRows(plan.rows(), '2026-11-30').days.friday;
    await expect.poll(copies).toMatchObject([{ recipeId: soup._id, meal: 'dinner' }]);
    expect(titlesOn('Monday')).toHaveLength(2);
  });

  it('an entry gets a meal of its own name', async () => {
    const { person, saved } = await open();
    await chooseOption(person, options('Pumpkin Soup'), 'Meal Dinner', 'Other…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Another meal' }));
    await person.type(dialog.getByRole('textbox', { name: 'Name of the meal' }), 'brunch{Enter}');
    expect(saved().days.monday[0]!.meal).toBe('brunch');
  });

  it('a recipe is added for lunch', async () => {
    const { person, saved } = await open();
    await person.click(screen.getByRole('button', { name: 'Add to Sunday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Sun 29' }));
    await person.click(dialog.getByRole('button', { name: 'Meal: dinner, change' }));
    await person.click(await screen.findByRole('menuitem', { name: 'lunch' }));
    await person.click(dialog.getByRole('button', { name: 'Takeaway' }));
    expect(saved().days.sunday).toMatchObject([{ note: 'Takeaway', meal: 'lunch' }]);
  });

  it('the arrow keys lead from card to card and from day to day', async () => {
    const { person } = await open();
    day('Monday').getByRole('link', { name: 'Pumpkin Soup' }).focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Green Curry');
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add to Tuesday');
    await person.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Pumpkin Soup');
  });
});

describe('undo', () => {
  const undoButton = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Undo' })[0]!;

  it('the undo of the plan is off until there is something to take back', async () => {
    await open();
    expect(undoButton().disabled).toBe(true);
  });

  it('the undo of the plan takes one change back after the other, also by key', async () => {
    const { person, saved } = await open();
    await person.click(screen.getByRole('button', { name: 'More people for Pumpkin Soup' }));
    const options = screen.getByRole('button', { name: 'Options for Green Curry' });
    await chooseOption(person, options, 'Move to…', 'Sun 29 November');
    await waitFor(() => expect(titlesOn('Sunday')).toEqual(['Green Curry']));
    await person.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']));
    expect(saved().days.monday[0]!.quantity).toBe(1.25);
    await person.click(undoButton());
    await waitFor(() => expect(saved().days.monday[0]!.quantity).toBe(1));
    expect(undoButton().disabled).toBe(true);
  });
});

describe('the whole week', () => {
  const openMenu = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.person.click(screen.getByRole('button', { name: /23 – 29 November ?, change/ }));
    return within(await screen.findByRole('menu'));
  };

  it('the whole week is cleared, and brought back', async () => {
    const page = await open();
    await page.person.click((await openMenu(page)).getByRole('menuitem', { name: 'Clear week' }));
    await screen.findByText('Week cleared');
    expect(titlesOn('Monday')).toEqual([]);
    await page.person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(titlesOn('Monday')).toHaveLength(2));
  });

  it('the whole week gets a copy of the last one, which an empty week offers', async () => {
    const { person, plan } = await open({ menu: twoOnMonday });
    await person.click(screen.getByRole('link', { name: 'Next week' }));
    await person.click(await screen.findByRole('button', { name: 'Copy the week before' }));
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Pumpkin Soup', 'Green Curry']));
    expect(menuOfRows(plan.rows(), week).days.monday).toHaveLength(2);
  });

  it('the whole week is copied as text', async () => {
    const page = await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await page.person.click((await openMenu(page)).getByRole('menuitem', { name: 'Share' }));
    await page.person.click(await screen.findByRole('button', { name: 'Share as text' }));
    await screen.findByText('Meal plan copied');
    expect(writeText).toHaveBeenCalledWith('Mon 23: Pumpkin Soup (for 4); Green Curry (for 4)');
  });

  it('an empty week says where the next meals are', async () => {
    const { person, address } = await open({ menu: planned([1, 'tuesday']) });
    await person.click(screen.getByRole('link', { name: 'Previous week' }));
    await person.click(await screen.findByRole('link', { name: 'Next meals: Tue 24 Nov' }));
    expect(address()).toBe('/menu-maker?week=2026-11-24');
    await screen.findByRole('heading', { level: 1, name: /23 – 29 November/ });
  });

  it('an empty week with nothing before it offers no copy', async () => {
    await open({ menu: emptyMenu(week) });
    await screen.findByText('Nothing planned yet');
    expect(screen.queryByRole('button', { name: 'Copy the week before' })).toBeNull();
  });
});

describe('on a weekend with nothing left to cook', () => {
  const openAt = async (clock: string, menu: Menu) => {
    startClockAt(clock);
    onTestFinished(() => startClockAt('2026-11-18T12:00:00+11:00'));
    const plan = fakePlan(priya._id, {
      rows: mealRows(menu),
      recipes: [soup, curry].map(plannedRecipe),
    });
    const page = await renderPage(MenuMakerPage, {
      at: '/menu-maker',
      api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query))],
    });
    await screen.findByRole('region', { name: /^Monday/ });
    return { ...page, plan };
  };

  it('the page opens on next week on a weekend with nothing left to cook, and leads back to this one', async () => {
    const { person, address } = await openAt('2026-11-21T12:00:00+11:00', twoOnMonday);
    await waitFor(() => expect(address()).toBe(`/menu-maker?week=${week}`));
    await waitFor(() => expect(titlesOn('Monday')).toHaveLength(2));
    await person.click(screen.getByRole('link', { name: 'This week' }));
    await screen.findByRole('heading', { level: 1, name: /16 – 22 November/ });
    expect(address()).toBe('/menu-maker');
  });

  it('the page stays on this week on a weekend when nothing is planned next week', async () => {
    const { address } = await openAt('2026-11-21T12:00:00+11:00', emptyMenu(week));
    expect(address()).toBe('/menu-maker');
  });
});

describe('saving', () => {
  const clickMore = () =>
    fireEvent.click(screen.getByRole('button', { name: 'More people for Pumpkin Soup' }));

  it('the plan says where it is saved: on this device, then synced', async () => {
    const { plan, saved } = await open({ isOffline: true });
    clickMore();
    await screen.findByText('Offline: saved on this device, 1 change to send');
    act(() => plan.setOffline(false));
    await screen.findByText('Synced');
    expect(saved().days.monday[0]!.quantity).toBe(1.25);
  });

  it('a change of the plan changes one row', async () => {
    const { plan } = await open();
    clickMore();
    await waitFor(() => expect(plan.operations).toHaveLength(1));
    const args = { id: idOf(51), change: { quantity: 1.25 } };
    expect(plan.operations[0]).toMatchObject({ name: 'changeMeal', args });
  });

  it('a change that this device can’t store is undone on the screen', async () => {
    const { plan, saved } = await open();
    plan.fillDevice();
    clickMore();
    await screen.findByText(/^Not saved/);
    expect(saved().days.monday[0]!.quantity).toBe(1);
  });

  it('a change of another person appears beside one’s own', async () => {
    const { person, plan } = await open();
    await person.click(screen.getByRole('button', { name: 'More people for Pumpkin Soup' }));
    act(() => plan.receive({ rows: mealRows(addEntry(emptyMenu(week), picnic, 'sunday')) }));
    await day('Sunday').findByText('Picnic');
    const people = screen.getByRole('group', { name: 'How many people, Pumpkin Soup' });
    expect(people.textContent).toBe('for 5');
  });

  it('a recipe that is gone is taken off the plan, and the person hears of it', async () => {
    const { plan, saved } = await open();
    const [, curryRow] = mealRows(twoOnMonday);
    act(() => plan.receive({ rows: [curryRow!], recipes: [plannedRecipe(soup)] }));
    await screen.findByText('You can’t open these any more: Green Curry.');
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.monday).toHaveLength(1);
  });

  it('a recipe that was gone before the page opened is taken off the plan too', async () => {
    const { saved } = await open({ recipes: [soup] });
    await screen.findByText('Some of its recipes can’t be opened any more.');
    expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']);
    expect(saved().days.monday).toHaveLength(1);
  });

  it('a recipe that was planned without a network stays until the server knows it', async () => {
    const { person, plan } = await open({ menu: emptyMenu(week), isOffline: true });
    await person.click(screen.getByRole('button', { name: 'Add to Wednesday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Wed 25' }));
    await person.click(await dialog.findByRole('button', { name: 'Green Curry' }));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
    act(() => plan.setOffline(false));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
  });
});

describe('before the first answer', () => {
  it('the week is loading before the first answer', async () => {
    await render({ menu: emptyMenu(week), isLoaded: false, isAnswered: false });
    await screen.findByText('Loading the week…');
    expect(screen.queryByRole('region', { name: /^Monday/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the link to the shopping list says no number before the server has answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await open({ menu: emptyMenu(week), isLoaded: false, isOffline: true });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await countItems.load();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('link', { name: /^Shopping list/ }).textContent.trim()).toBe(
      'Shopping list',
    );
  });

  it('a week can be planned while the server is away, with a way to try again', async () => {
    const { person, plan, saved } = await open({
      menu: emptyMenu(week),
      isLoaded: false,
      isOffline: true,
    });
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your plan');
    await person.click(screen.getByRole('button', { name: 'Add to Wednesday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Wed 25' }));
    await person.click(await dialog.findByRole('button', { name: 'Green Curry' }));
    await waitFor(() => expect(titlesOn('Wednesday')).toEqual(['Green Curry']));
    plan.receive({ rows: mealRows(planned([1, 'monday'])) });
    plan.setOffline(false);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titlesOn('Monday')).toEqual(['Pumpkin Soup']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved().days.wednesday).toHaveLength(1);
  });
});

describe('the recipes beside the week', () => {
  stubWideWindow();

  it('the recipes beside the week show more on demand', async () => {
    const { person } = await open({ menu: emptyMenu(week), recipes: many });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    await picker.findByText('Recipe number 0');
    expect(picker.queryByText('Recipe number 29')).toBeNull();
    await person.click(picker.getByRole('button', { name: 'Show more' }));
    expect(await picker.findByText('Recipe number 29')).toBeDefined();
  });

  it('the recipes beside the week are searched at once, and on the server a moment later', async () => {
    const { person, api } = await open({ menu: emptyMenu(week), recipes: many });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    // Spec 9: the collection is read 200 at a time.
    expect(api.requestsTo(recipeListsRoutes.listMyRecipes)[0]?.query).toMatchObject({
      page: 1,
      limit: 200,
    });
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'n 17');
    expect(picker.getAllByRole('listitem')).toHaveLength(1);
    await person.clear(search);
    await person.type(search, 'nil');
    expect(await picker.findByText('No recipe matches “nil”.')).toBeDefined();
  });

  it('the recipes beside the week show what the server finds in spite of a slip', async () => {
    const found = { recipes: [cardOf(300, 'Lasagne')], total: 1, page: 1, limit: 24 };
    const answers = answer(recipeListsRoutes.listMyRecipes, ({ query: { q, ...query } }) =>
      q === 'lasanga' ? { ...found, hasMore: false } : pageOf(many, { q, ...query }),
    );
    const { person } = await open({ menu: emptyMenu(week), recipes: many, api: [answers] });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const search = screen.getByRole('searchbox', { name: 'Search your recipes' });
    await person.type(search, 'lasanga');
    expect(await picker.findByRole('link', { name: 'Lasagne' })).toBeDefined();
  });

  it('the place beside the week without recipes leads to the first', async () => {
    await open({ menu: emptyMenu(week), recipes: [] });
    await screen.findByRole('link', { name: 'Add a recipe' });
    expect(hrefOf('Add a recipe')).toBe('/my-recipes');
  });

  it('the recipes beside the week that cannot be loaded offer to try again', async () => {
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

  it('the recipes beside the week are put on a day by keyboard', async () => {
    const { person } = await open();
    const picker = within(screen.getByRole('complementary', { name: 'Your recipes' }));
    (await picker.findByRole('link', { name: 'Pumpkin Soup' })).focus();
    await person.keyboard(' ');
    await person.keyboard('{ArrowLeft}');
    await person.keyboard(' ');
    await waitFor(() => expect(titlesOn('Sunday')).toEqual(['Pumpkin Soup']));
    expect(titlesOn('Monday')).toHaveLength(2);
  });

  it('the recipes beside the week go to the next free dinner by their plus', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add Green Curry' }));
    await screen.findByText('Added to Tue 24');
    await waitFor(() => expect(titlesOn('Tuesday')).toEqual(['Green Curry']));
    await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(titlesOn('Tuesday')).toEqual([]));
  });

  it('the recipes beside the week are narrowed by chips, which combine', async () => {
    const quick = { ...cardOf(3, 'Omelette'), totalMinutes: 15 };
    const loved = { ...cardOf(4, 'Fried Rice'), totalMinutes: 20, isFavourite: true };
    const { person } = await open({ recipes: [soup, quick, loved], menu: planned([1, 'friday']) });
    const picker = within(await screen.findByRole('list', { name: 'Your recipes' }));
    const titles = () => picker.queryAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toHaveLength(3));
    const chip = (name: string) => screen.getByRole('button', { name });
    await person.click(chip('Not lately'));
    expect(titles()).toEqual(['Omelette', 'Fried Rice']);
    await person.click(chip('Favourites'));
    expect(titles()).toEqual(['Fried Rice']);
    await person.click(chip('All'));
    expect(titles()).toHaveLength(3);
  });

  it('the recipes beside the week are closed, which the next visit remembers', async () => {
    const { person, unmount } = await open();
    await person.click(await screen.findByRole('button', { name: 'Close your recipes' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    await open();
    expect(screen.queryByRole('complementary')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Recipes' }));
    await screen.findByRole('complementary', { name: 'Your recipes' });
  });

  it('the strip of next week below the recipes shows what is planned there', async () => {
    const { plan, address, person } = await open();
    const next = addEntry(emptyMenu('2026-11-30'), picnic, 'tuesday');
    act(() => plan.receive({ rows: mealRows(next) }));
    const strip = within(await screen.findByRole('region', { name: 'The week after' }));
    await strip.findByText('Picnic');
    await person.click(strip.getByRole('link', { name: 'Open that week' }));
    expect(address()).toBe('/menu-maker?week=2026-11-30');
  });
});
