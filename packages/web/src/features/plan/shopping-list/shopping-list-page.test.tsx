import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import { answer, type Answer } from '../../../testing/fake-api';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { fakePlan, type FakePlan } from '../../../testing/plan/fake-plan';
import { pageOf } from '../../../testing/fake-recipes-api';
import { renderPage } from '../../../testing/render';
import { stubLayout } from '../../../testing/stub-layout';
import { ShoppingListPage } from './shopping-list-page';

stubLayout();

const week = '2026-11-16';
const tuesday = '2026-11-17';
const dan = '01960000-0000-7000-8000-0000000000b1';

/** A bolognese on Tuesday: carrots and leeks, mince. */
function plannedWeek(): FakePlan {
  const plan = fakePlan(undefined, { [dan]: 'Dan' });
  plan.addMeal(tuesday, 'Bolognese', '500 g carrots', '2 leeks', '500 g beef mince');
  return plan;
}

const open = () => renderPage(ShoppingListPage, { at: '/shopping-list' });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const findBox = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const boxesIn = (name: string) =>
  region(name)
    .getAllByRole('checkbox')
    .map((one) => one.getAttribute('aria-label'));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add an item' });
const textsOf = (plan: FakePlan) =>
  plan
    .changes()
    .flatMap(({ name, args }) =>
      name === 'addItems'
        ? (args as { items: { text: string }[] }).items.map(({ text }) => text)
        : [],
    );

describe('the list', () => {
  it('the list stands by aisle, amount first, with the meals that need it', async () => {
    plannedWeek();
    await open();
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    expect(boxesIn('Fruit & Veg')).toEqual([
      '500 g carrots, for Bolognese',
      '2 leeks, for Bolognese',
    ]);
    expect(boxesIn('Meat & Seafood')).toEqual(['500 g beef mince, for Bolognese']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shopping List');
    expect(screen.getByText(/^0 of 3/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Synced' })).toBeDefined();
    expect(region('Fruit & Veg').getByText('2 left')).toBeDefined();
  });

  it('the list names who typed an item', async () => {
    const plan = plannedWeek();
    plan.addItem('nappies', dan);
    await open();
    await findBox(/^nappies, Dan added this/i);
  });

  it('the list of a week without a plan leads to the plan', async () => {
    fakePlan();
    await open();
    expect(await screen.findByText('Nothing to buy yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plan meals' }).getAttribute('href')).toBe(
      `/menu-maker?week=${week}`,
    );
  });

  it('the list of another week is chosen in the bar', async () => {
    plannedWeek();
    const { person, address } = await open();
    await findBox(/carrots/);
    await person.click(screen.getByRole('button', { name: 'This week, 16 – 22 November, change' }));
    await person.click(
      await screen.findByRole('menuitem', { name: 'Next week, 23 – 29 November' }),
    );
    await screen.findByText('Nothing to buy yet');
    expect(address()).toBe('/shopping-list?week=2026-11-23');
  });

  it('the list that is neither here nor to be had says so', async () => {
    const plan = plannedWeek();
    plan.forget();
    plan.setStatus({ isOffline: true, state: 'loading' });
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load your list');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('the list shows rows of real height while it loads', async () => {
    plannedWeek().forget();
    await open();
    await screen.findByText('Loading the list…');
  });

  it('the list says how many changes wait on this device', async () => {
    const plan = plannedWeek();
    plan.setStatus({ isOffline: true, state: 'saved-on-device', waiting: 2 });
    await open();
    await screen.findByText('2 changes saved on this device;');
    expect(screen.getByRole('button', { name: 'Try now' })).toBeDefined();
    act(() => plan.setStatus({ isOffline: false, state: 'synced', waiting: 0 }));
    await screen.findByText('All changes sent');
    await waitFor(() => expect(screen.queryByText('All changes sent')).toBeNull());
  });
});

describe('a line that the server does not have as it is shown', () => {
  const rowOf = (name: string) => within(screen.getByRole('checkbox', { name }).closest('li')!);
  const leeks = '2 leeks, for Bolognese';

  it.each([
    ['a change of the line', () => rowKey('lines', lineId(week, 'leek'))],
    ['an aisle of its food', () => rowKey('foods', 'leek')],
    ['the meal it is for', (meal: string) => rowKey('meals', meal)],
  ])('a line that the server does not have yet says that it waits: %s', async (_what, keyOf) => {
    const plan = fakePlan();
    const meal = plan.addMeal(tuesday, 'Bolognese', '2 leeks');
    plan.addMeal(tuesday, 'Stew', '500 g carrots');
    plan.setStatus({ isOffline: true, state: 'saved-on-device', waiting: 1 });
    plan.setWaiting([keyOf(meal)]);
    await open();
    await findBox(leeks);
    expect(rowOf(leeks).getByText('Waiting')).toBeDefined();
    expect(screen.getAllByText('Waiting')).toHaveLength(1);
    act(() => plan.setWaiting([]));
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  });

  it('an item that was just typed says that it waits', async () => {
    const plan = fakePlan();
    const id = plan.addItem('nappies');
    plan.setStatus({ isOffline: true, state: 'saved-on-device', waiting: 1 });
    plan.setWaiting([rowKey('items', id)]);
    await open();
    await screen.findByText('Waiting');
  });
});

describe('a tick', () => {
  it('a tick counts at once, stays for a moment, and is then in the trolley', async () => {
    const plan = plannedWeek();
    const { person } = await open();
    await person.click(await findBox(/carrots/));
    expect(plan.changes().at(-1)).toMatchObject({
      name: 'tick',
      args: { week, line: { key: 'carrot', covered: [{ amount: 500, unit: 'g' }] } },
    });
    expect(screen.getByText(/^1 of 3/)).toBeDefined();
    expect(boxesIn('Fruit & Veg')).toHaveLength(2);
    expect(region('1 in the trolley').queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(boxesIn('Fruit & Veg')).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: '1 in the trolley' }));
    await person.click(region('1 in the trolley').getByRole('checkbox', { name: /carrots/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /trolley/ })).toBeNull());
    expect(boxesIn('Fruit & Veg')).toHaveLength(2);
  });

  it('a tick is undone by its toast, or by Ctrl+Z', async () => {
    plannedWeek();
    const { person } = await open();
    await person.click(await findBox(/carrots/));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box(/carrots/).checked).toBe(false));
    await person.click(box(/leeks/));
    expect(box(/leeks/).checked).toBe(true);
    await person.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(box(/leeks/).checked).toBe(false));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a tick replaces the toast of the one before', async () => {
    plannedWeek();
    const { person } = await open();
    await person.click(await findBox(/carrots/));
    expect(screen.getByText('Carrots in the trolley')).toBeDefined();
    await person.click(box(/leeks/));
    expect(screen.getByText('Leeks in the trolley')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });

  it('a ticked line says how much more is needed when a meal is added', async () => {
    const plan = plannedWeek();
    await open();
    await findBox(/beef mince/);
    act(() => {
      plan.change('tick', {
        week,
        line: { key: 'beef-mince', covered: [{ amount: 500, unit: 'g' }] },
        items: [],
        on: tuesday,
      });
      plan.addMeal('2026-11-19', 'Burgers', '200 g beef mince');
    });
    await findBox(/^Need 200 g more beef mince, 700 g in 2 meals/);
  });

  it('a tick of someone else says who it was, also to screen readers', async () => {
    const plan = plannedWeek();
    await open();
    await findBox(/carrots/);
    const tick = { week, line: { key: 'carrot', covered: [{ amount: 500, unit: 'g' }] } };
    act(() => plan.change('tick', { ...tick, items: [], on: tuesday }, dan));
    expect(await screen.findByText('Dan put Carrots in the trolley')).toBeDefined();
    expect(screen.getByText('Dan, now')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('a tick of all lines is said, and they are cleared with an undo', async () => {
    const plan = plannedWeek();
    const { person } = await open();
    for (const name of [/carrots/, /leeks/, /beef mince/]) await person.click(await findBox(name));
    expect(await screen.findByText('All 3 in the trolley')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Clear ticked items' }));
    await screen.findByText('Nothing left to buy');
    expect(screen.getByRole('button', { name: 'Cleared (3)' })).toBeDefined();
    expect(plan.changes().at(-1)?.name).toBe('clearDone');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('All 3 in the trolley');
  });
});

describe('adding', () => {
  it('the field of the list takes what is typed, and keeps the focus', async () => {
    const plan = plannedWeek();
    const { person } = await open();
    await findBox(/carrots/);
    await person.type(field(), 'toilet paper{Enter}dog food');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(textsOf(plan)).toEqual(['toilet paper', 'dog food']);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    await findBox(/^toilet paper, You added this/i);
  });

  it('the field of the list suggests what is on it, with what it becomes', async () => {
    const plan = plannedWeek();
    const { person } = await open();
    await findBox(/carrots/);
    await person.type(field(), '3 le');
    const option = await screen.findByRole('option', { name: /3 leeks/ });
    expect(option.textContent).toMatch(/^3 leeks2 .*on the list/);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(textsOf(plan)).toEqual(['3 leeks']);
    await findBox(/^5 leeks/);
  });

  it('several lines pasted into the list are one change with one undo', async () => {
    const plan = plannedWeek();
    const { person } = await open();
    await findBox(/carrots/);
    await person.click(field());
    await person.paste('- milk\n- 6 eggs\n- bread');
    expect(textsOf(plan)).toEqual(['milk', '6 eggs', 'bread']);
    await findBox(/^6 eggs/);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /eggs/ })).toBeNull());
  });

  it('the key / leads to the field of the list, and Escape closes the suggestions', async () => {
    plannedWeek();
    const { person } = await open();
    await findBox(/carrots/);
    // The page listens as soon as its effects have run.
    await waitFor(async () => {
      if (document.activeElement !== field()) await person.keyboard('/');
      expect(document.activeElement).toBe(field());
    });
    expect(field().value).toBe('');
    await person.keyboard('le');
    await screen.findByRole('listbox');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('by keyboard', () => {
  it('the arrow keys move between rows of the list, space ticks, Enter opens the details', async () => {
    plannedWeek();
    const { person } = await open();
    (await findBox(/carrots/)).focus();
    // The code of the keys comes a moment after the list.
    await waitFor(async () => {
      await person.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(box(/leeks/));
    });
    await person.keyboard(' ');
    expect(box(/leeks/).checked).toBe(true);
    await person.keyboard('{ArrowUp}{Enter}');
    await screen.findByRole('dialog', { name: '500 g carrots' });
  });
});

describe('the details of a line', () => {
  async function openDetails(name: string) {
    const page = await open();
    await page.person.click(await screen.findByRole('button', { name: `${name}, details` }));
    const dialog = within(await screen.findByRole('dialog'));
    const openMore = async () =>
      page.person.click(await dialog.findByRole('button', { name: 'More details' }));
    return { ...page, dialog, openMore };
  }

  it('the details of a line buy more or less of it, and go back to the sum', async () => {
    const plan = plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    await person.click(dialog.getByRole('button', { name: 'More Carrots' }));
    await screen.findByRole('dialog', { name: '600 g carrots' });
    expect(plan.fieldsOf('lines', lineId(week, 'carrot'))).toMatchObject({ amount: '600 g' });
    await person.click(dialog.getByRole('button', { name: 'Less Carrots' }));
    await screen.findByRole('dialog', { name: '500 g carrots' });
    await person.click(dialog.getByRole('button', { name: 'Less Carrots' }));
    await person.click(await dialog.findByRole('button', { name: 'Back to 500 g Carrots' }));
    await screen.findByRole('dialog', { name: '500 g carrots' });
  });

  it('the details of a line needed by many meals show one of them until more are asked for', async () => {
    const plan = fakePlan();
    for (const title of ['Pie', 'Soup', 'Curry', 'Roast']) plan.addMeal(tuesday, title, '1 carrot');
    const { person, dialog } = await openDetails('Carrots');
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: '3 more' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  });

  it('the aisles of a line are one stop of the Tab key, and arrows go through them', async () => {
    plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    dialog.getByRole('button', { name: 'Fruit & Veg' }).focus();
    await person.keyboard('{ArrowRight}{Enter}');
    const chosen = document.activeElement;
    expect(chosen?.getAttribute('aria-pressed')).toBe('true');
    await person.tab();
    expect(document.activeElement?.textContent).toBe('Any');
  });

  it('the details of a line name the meals with their amounts', async () => {
    plannedWeek();
    const { dialog } = await openDetails('Carrots');
    const meal = dialog.getByRole('link', { name: 'Bolognese' });
    expect(meal.closest('li')?.textContent).toBe('BologneseTue 17 Nov500 g');
  });

  it('the details of a line open its recipes for as many as are shopped for', async () => {
    const plan = fakePlan();
    const meal = plan.addMeal(tuesday, 'Bolognese', '500 g carrots');
    plan.change('changeMeal', { id: meal, change: { quantity: 1.5 } });
    const recipeId = plan.fieldsOf('meals', meal)!['recipeId'] as string;
    const lunch = { id: idOf(700), date: '2026-11-18', meal: 'lunch', order: 'a9', quantity: 1 };
    plan.change('addMeal', { ...lunch, recipeId, leftoverOf: meal });
    plan.change('addListedRecipe', { id: idOf(701), week, recipeId, quantity: 0.5 });
    const { dialog } = await openDetails('Carrots');
    const links = await dialog.findAllByRole('link', { name: 'Bolognese' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/recipes/${recipeId}?serves=10`,
      `/recipes/${recipeId}?serves=2`,
    ]);
  });

  it('the details of a line set an amount by hand, and go back to the sum', async () => {
    plannedWeek();
    const { person, dialog, openMore } = await openDetails('Carrots');
    await openMore();
    await person.type(await dialog.findByRole('textbox', { name: 'Amount' }), '1 bag{Enter}');
    await person.click(await dialog.findByRole('button', { name: 'Back to 500 g Carrots' }));
    await screen.findByRole('dialog', { name: '500 g carrots' });
  });

  it('the details of a line move it to an aisle for good, and to a store', async () => {
    const plan = plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    await person.click(dialog.getByRole('button', { name: 'Freezer' }));
    await person.click(dialog.getByRole('button', { name: 'Coles' }));
    expect(plan.fieldsOf('foods', 'carrot')).toEqual({ aisle: 'Freezer' });
    expect(plan.fieldsOf('lines', lineId(week, 'carrot'))).toMatchObject({ store: 'Coles' });
    await person.click(dialog.getByRole('button', { name: 'Fruit & Veg' }));
    expect(plan.fieldsOf('foods', 'carrot')).toEqual({});
  });

  it('the details of a line keep a staple off the list, visibly', async () => {
    plannedWeek();
    const { person, dialog, openMore } = await openDetails('Carrots');
    await openMore();
    await person.click(await dialog.findByRole('button', { name: 'Always have it' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /carrots/ })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Always have it (1)' }));
    await person.click(screen.getByRole('button', { name: 'Put it back on the list: Carrots' }));
    await findBox(/carrots/);
  });

  it('the details of a line set it aside when the shop has none, until it is put back', async () => {
    const plan = plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    await person.click(await dialog.findByRole('button', { name: 'Not in the shop' }));
    const carrots = () => plan.fieldsOf('lines', lineId(week, 'carrot'));
    expect(carrots()).toMatchObject({ notInShopOn: '2026-11-18' });
    expect(await screen.findByText('Carrots not in the shop')).toBeDefined();
    expect(region('Fruit & Veg').getByText('1 left')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /carrots/ })).toBeNull());
    expect(screen.getByText(/^0 of 3/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Not in the shop today (1)' }));
    await person.click(screen.getByRole('button', { name: 'Put it back on the list: Carrots' }));
    await findBox(/carrots/);
    expect(carrots()).not.toHaveProperty('notInShopOn');
    expect(screen.queryByRole('button', { name: /^Not in the shop today/ })).toBeNull();
  });

  it('a list of which all is bought but what the shop has none of says so', async () => {
    const plan = fakePlan();
    plan.addMeal(tuesday, 'Stew', '500 g carrots');
    plan.change('changeLine', { week, key: 'carrot', change: { notInShopOn: '2026-11-18' } });
    await open();
    await screen.findByText('Nothing left for this store');
    expect(screen.getByText('What is left is not in the shop. You find it below.')).toBeDefined();
  });

  it('the details of a line remove it, with an undo', async () => {
    plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /carrots/ })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await findBox(/carrots/);
  });

  it('the details of a line put it in the trolley', async () => {
    plannedWeek();
    const { person, dialog } = await openDetails('Carrots');
    await person.click(dialog.getByRole('button', { name: 'Put in the trolley' }));
    expect(box(/carrots/).checked).toBe(true);
  });

  it('the details of a line take a wording out of it', async () => {
    const plan = fakePlan();
    plan.addMeal(tuesday, 'Salad', '2 red onions', '1 spanish onion');
    const { person, dialog, openMore } = await openDetails('Red onions');
    await openMore();
    await person.click(await dialog.findByRole('button', { name: 'Separate: Spanish onions' }));
    await findBox(/^1 spanish onion/i);
    expect(plan.fieldsOf('foods', 'red-onion--spanish-onion')).toEqual({ isSplit: true });
  });

  it('the details of a line teach that it is the same as another food', async () => {
    const plan = fakePlan();
    plan.addMeal(tuesday, 'Pie', '500 g quandongs', '200 g native peaches');
    const { person, dialog, openMore } = await openDetails('Quandongs');
    await openMore();
    await person.click(await dialog.findByRole('button', { name: 'Same as…' }));
    await person.click(await dialog.findByRole('button', { name: 'Native peaches' }));
    expect(plan.changes().at(-1)).toMatchObject({
      name: 'changeFood',
      args: { change: { sameAs: expect.stringContaining('peach') } },
    });
  });

  it('the details of a typed item have its text, a note, and when it comes back', async () => {
    const plan = fakePlan();
    const id = plan.addItem('nappies');
    const { person, dialog, openMore } = await openDetails('Nappies');
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Size 4{Enter}');
    await openMore();
    const repeat = await dialog.findByRole('combobox', { name: 'Comes back' });
    await person.clear(repeat);
    await person.type(repeat, 'now and then{Enter}');
    await dialog.findByText('Please write it like “every week”, or “never”.');
    await person.clear(repeat);
    await person.type(repeat, 'every 10 days{Enter}');
    const often = { repeatWeeks: 2, repeatDays: 10 };
    expect(plan.fieldsOf('items', id)).toMatchObject({ note: 'Size 4', ...often });
  });
});

describe('the menu', () => {
  async function openMenuItem(name: string) {
    const page = await open();
    await page.person.click(await screen.findByRole('button', { name: 'More' }));
    await page.person.click(await screen.findByRole('menuitem', { name }));
    return page;
  }

  it('the menu of the list chooses the staples of a first list in one go', async () => {
    const plan = fakePlan();
    plan.addMeal(tuesday, 'Curry', '1 tsp salt', '1 tbsp olive oil', '2 leeks');
    const { person } = await openMenuItem('Set your staples');
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByRole('checkbox', { name: /Salt/ }));
    await person.click(dialog.getByRole('checkbox', { name: /Olive oil/ }));
    await person.click(dialog.getByRole('button', { name: 'Keep 2 off the list' }));
    await screen.findByRole('button', { name: 'Always have it (2)' });
    expect(plan.changes().map(({ name }) => name)).toEqual(['setStaples']);
  });

  it('the menu of the list orders the aisles of a store', async () => {
    const plan = plannedWeek();
    const { person } = await openMenuItem('Store & aisles');
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByRole('button', { name: 'Coles' }));
    await person.click(dialog.getByRole('button', { name: 'Move Meat & Seafood up' }));
    expect(plan.fieldsOf('stores', 'coles')).toMatchObject({
      name: 'Coles',
      aisles: expect.arrayContaining(['Meat & Seafood', 'Fruit & Veg']),
    });
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Meat & Seafood'),
    );
  });

  it('the menu of the list shares it as text', async () => {
    plannedWeek();
    const page = await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await page.person.click(await screen.findByRole('button', { name: 'More' }));
    await page.person.click(await screen.findByRole('menuitem', { name: 'Share as text' }));
    await screen.findByText('List copied');
    expect(writeText.mock.calls[0]![0]).toMatch(/^Fruit & Veg\n- 500 g carrots\n/);
  });
});

describe('the history', () => {
  const openHistory = async (answers: Answer[]) => {
    const { person } = await renderPage(ShoppingListPage, { at: '/shopping-list', api: answers });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'History' }));
    return person;
  };

  it('the history of the list says who changed what, and undoes it', async () => {
    const plan = fakePlan(undefined, { [dan]: 'Dan' });
    const id = plan.addItem('oat milk', dan);
    const change = {
      version: 2,
      at: new Date().toISOString(),
      by: { _id: dan, name: 'Dan' },
      name: 'changeItem',
      args: { id, change: { text: 'oat milk' } },
      was: { [`items/${id}`]: { text: 'milk' } },
    };
    const person = await openHistory([
      answer(syncRoutes.history, { changes: [change], hasMore: false }),
    ]);
    await screen.findByText('Dan, now');
    await person.click(screen.getByRole('button', { name: 'Undo: Changed: oat milk' }));
    expect(plan.fieldsOf('items', id)).toMatchObject({ text: 'milk' });
  });

  it('the history of the list names the program that changed it for somebody', async () => {
    const plan = fakePlan(undefined, { [dan]: 'Dan' });
    const id = plan.addItem('milk', dan);
    const change = {
      version: 2,
      at: new Date().toISOString(),
      by: { _id: dan, name: 'Dan' },
      program: 'Kitchen speaker',
      name: 'addItems',
      args: { items: [{ id, text: 'milk', order: 'a0' }] },
      was: { [`items/${id}`]: { deleted: true } },
    };
    await openHistory([answer(syncRoutes.history, { changes: [change], hasMore: false })]);
    await screen.findByText('Dan’s Kitchen speaker, now');
  });

  it('the history of the list is on the server, and says so offline', async () => {
    fakePlan();
    await openHistory([]);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  });
});

it('a recipe is put on the list in two taps', async () => {
  const plan = fakePlan();
  const soup = cardOf(7, 'Pumpkin soup');
  const { person } = await renderPage(ShoppingListPage, {
    at: '/shopping-list',
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query))],
  });
  await person.click(await screen.findByRole('button', { name: 'Add a recipe' }));
  await person.click(await screen.findByRole('button', { name: 'Pumpkin soup' }));
  const added = { week, recipeId: soup._id, quantity: 1 };
  await waitFor(() =>
    expect(plan.changes()).toEqual([
      { name: 'addListedRecipe', args: expect.objectContaining(added) },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
