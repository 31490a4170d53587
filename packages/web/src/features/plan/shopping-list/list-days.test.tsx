import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { answer } from '../../../testing/fake-api';
import { fakePlan, type FakePlan } from '../../../testing/plan/fake-plan';
import { pageOf } from '../../../testing/fake-recipes-api';
import { harpers, harpersId } from '../../../testing/households';
import { cardOf } from '../../../testing/plan/plan-cards';
import { renderPage } from '../../../testing/render';
import { startClockAt } from '../../../testing/start-clock';
import { stubLayout } from '../../../testing/stub-layout';
import { ShoppingListPage } from './shopping-list-page';

stubLayout();

const wednesday = '2026-11-18T12:00:00+11:00';
const saturday = '2026-11-21T12:00:00+11:00';
beforeEach(() => startClockAt(wednesday));

const untilSaturday = 'Until Saturday’s shop, 18 – 20 Nov';
const nextShop = 'The next shop, Sat 21 – Fri 27 Nov';
const thisWeek = 'This week, 16 – 22 November';

/** A meal on Thursday, one on Saturday and one on the Tuesday after. */
function plannedMeals(owner?: string): FakePlan {
  const plan = fakePlan(owner);
  plan.addMeal('2026-11-19', 'Stew', '3 carrots');
  plan.addMeal('2026-11-21', 'Pie', '2 leeks');
  plan.addMeal('2026-11-24', 'Soup', '4 leeks');
  return plan;
}

const shopOn = (plan: FakePlan, ...shoppingDays: ('saturday' | 'wednesday')[]) =>
  plan.change('setListSettings', { change: { shoppingDays } });

const open = (at = '/shopping-list') =>
  renderPage(ShoppingListPage, {
    at,
    path: '/shopping-list',
    api: [answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] })],
  });
type Person = Awaited<ReturnType<typeof open>>['person'];

const period = () => screen.findByRole('button', { name: /, change$/ });
const findPeriod = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`(^|, )${name}, change$`) });
const untilListed = (...lines: string[]) => waitFor(() => expect(names()).toEqual(lines));
const names = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
const stew = '3 carrots, for Stew';
const pie = '2 leeks, for Pie';
const leeks = '6 leeks, in 2 meals';

async function choose(person: Person, name: string) {
  // The bar of the loading list has another menu.
  await waitFor(() => expect(screen.queryByText('Loading the list…')).toBeNull());
  await person.click(await period());
  await person.click(await screen.findByRole('menuitem', { name }));
}

async function openSheet(person: Person) {
  await choose(person, 'Choose days…');
  return within(await screen.findByRole('dialog', { name: 'Choose days' }));
}

describe('the days of a list', () => {
  it('the list of someone whose shopping days nobody knows is for this week', async () => {
    plannedMeals();
    const { person } = await open();
    await findPeriod(thisWeek);
    await untilListed(stew, pie);
    await person.click(await period());
    await screen.findByRole('menuitem', { name: 'Choose days…' });
    expect(screen.queryByRole('menuitem', { name: /shop/ })).toBeNull();
  });

  it('the list of someone who shops on Saturdays goes up to Friday', async () => {
    shopOn(plannedMeals(), 'saturday');
    await open();
    await findPeriod(untilSaturday);
    await untilListed(stew);
  });

  it('the list on a shopping day is for the days until the next one, as one sum', async () => {
    startClockAt(saturday);
    shopOn(plannedMeals(), 'saturday');
    await open();
    await findPeriod('Today’s shop, 21 – 27 Nov');
    await untilListed(leeks);
  });

  it('the list goes up to the nearer of two shopping days', async () => {
    startClockAt(saturday);
    shopOn(plannedMeals(), 'saturday', 'wednesday');
    await open();
    await findPeriod('Today’s shop, 21 – 24 Nov');
  });

  it('the list that is for the next shop is one tap in the menu, and has an address', async () => {
    shopOn(plannedMeals(), 'saturday');
    const { person, address } = await open();
    await choose(person, nextShop);
    await findPeriod('Sat 21 – Fri 27 Nov');
    await untilListed(leeks);
    expect(address()).toBe('/shopping-list?from=2026-11-21&to=2026-11-27');
    await person.click(await period());
    const item = await screen.findByRole('menuitem', { name: nextShop });
    expect(item.getAttribute('aria-current')).toBe('true');
    await person.click(
      screen.getByRole('menuitem', { name: 'Until the next shop, Wed 18 – Fri 20 Nov' }),
    );
    await findPeriod(untilSaturday);
    expect(address()).toBe('/shopping-list');
  });

  it('a device that chose this week opens with it again, until it chooses the shop', async () => {
    shopOn(plannedMeals(), 'saturday');
    const first = await open();
    await choose(first.person, thisWeek);
    await findPeriod(thisWeek);
    first.unmount();
    const second = await open();
    await findPeriod(thisWeek);
    await choose(second.person, 'Until the next shop, Wed 18 – Fri 20 Nov');
    second.unmount();
    await open();
    await findPeriod(untilSaturday);
  });

  it('a look at next week changes nothing for the next visit', async () => {
    shopOn(plannedMeals(), 'saturday');
    const { person, address, unmount } = await open();
    await choose(person, 'Next week, 23 – 29 November');
    await findPeriod('Next week, 23 – 29 November');
    expect(address()).toBe('/shopping-list?week=2026-11-23');
    unmount();
    await open();
    await findPeriod(untilSaturday);
  });

  it('a week in the address is shown, whatever the shopping days', async () => {
    shopOn(plannedMeals(), 'saturday');
    await open('/shopping-list?week=2026-11-18');
    await findPeriod(thisWeek);
  });

  it.each([
    'from=2026-11-21',
    'from=2026-11-27&to=2026-11-21',
    'from=2026-11-21&to=2027-11-21',
    'from=2026-11-31&to=2026-12-02',
    'from=1999-11-21&to=1999-11-22',
    'from=saturday&to=friday',
  ])('an address with "%s", which are no days of a list, opens the usual ones', async (search) => {
    plannedMeals();
    await open(`/shopping-list?${search}`);
    await findPeriod(thisWeek);
  });

  it('the list moves on when it becomes another day', async () => {
    shopOn(plannedMeals(), 'saturday');
    await open();
    await findPeriod(untilSaturday);
    startClockAt(saturday);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await findPeriod('Today’s shop, 21 – 27 Nov');
    await untilListed(leeks);
  });

  it('the list follows when someone else of the household chooses other shopping days', async () => {
    const plan = plannedMeals(harpersId);
    shopOn(plan, 'saturday');
    await open(`/shopping-list?household=${harpersId}`);
    await findPeriod(`The Harpers, ${untilSaturday}`);
    act(() => shopOn(plan, 'wednesday'));
    await findPeriod('The Harpers, Today’s shop, 18 – 24 Nov');
  });
});

describe('the sheet to choose days', () => {
  it('a shopping day that is chosen is stored for the household, and the list follows', async () => {
    const plan = plannedMeals(harpersId);
    const { person } = await open(`/shopping-list?household=${harpersId}`);
    const sheet = await openSheet(person);
    await person.click(await sheet.findByRole('button', { name: 'Saturday' }));
    expect(plan.fieldsOf('listSettings', 'list')).toEqual({ shoppingDays: ['saturday'] });
    expect(sheet.getByRole('button', { name: 'Saturday' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    sheet.getByText('Your list goes from one shop to the next: Saturday.');
    await person.click(sheet.getByRole('button', { name: nextShop }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findPeriod('The Harpers, Sat 21 – Fri 27 Nov');
  });

  it('a third shopping day takes the place of the first', async () => {
    const plan = plannedMeals();
    const { person } = await open();
    const sheet = await openSheet(person);
    for (const name of ['Saturday', 'Monday', 'Wednesday']) {
      await person.click(await sheet.findByRole('button', { name }));
    }
    expect(plan.fieldsOf('listSettings', 'list')).toEqual({
      shoppingDays: ['monday', 'wednesday'],
    });
    sheet.getByText('Your list goes from one shop to the next: Monday and Wednesday.');
  });

  it('shopping days that were learned are said to be, chosen by a tap, and back by clearing', async () => {
    const plan = plannedMeals();
    plan.change('setListSettings', { change: { recentShops: ['2026-11-07', '2026-11-14'] } });
    const { person } = await open();
    const sheet = await openSheet(person);
    await sheet.findByText('Learned from your last shops: Saturday.');
    const day = () => sheet.getByRole('button', { name: 'Saturday' });
    expect(day().getAttribute('aria-pressed')).toBe('mixed');
    await person.click(day());
    expect(day().getAttribute('aria-pressed')).toBe('true');
    await person.click(sheet.getByRole('button', { name: 'Clear' }));
    expect(day().getAttribute('aria-pressed')).toBe('mixed');
    expect(plan.fieldsOf('listSettings', 'list')).toEqual({
      recentShops: ['2026-11-07', '2026-11-14'],
    });
  });

  it('the first and the last day are picked on the calendar, over the end of a month', async () => {
    plannedMeals();
    const { person, address } = await open();
    const sheet = await openSheet(person);
    await sheet.findByText('Tap the first day, then the last.');
    const today = sheet.getByRole('button', { name: 'Wednesday 18 November' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(sheet.queryByRole('button', { name: /^Show list/ })).toBeNull();
    await person.click(sheet.getByRole('button', { name: 'Saturday 28 November' }));
    sheet.getByText('Now tap the last day.');
    await person.click(sheet.getByRole('button', { name: 'Next month' }));
    await person.click(sheet.getByRole('button', { name: 'Friday 4 December' }));
    sheet.getByText('Sat 28 Nov – Fri 4 Dec');
    await person.click(sheet.getByRole('button', { name: 'Show list for 28 Nov – 4 Dec' }));
    await findPeriod('Sat 28 Nov – Fri 4 Dec');
    expect(address()).toBe('/shopping-list?from=2026-11-28&to=2026-12-04');
  });

  it('the days of the calendar are reached by the arrow keys', async () => {
    plannedMeals();
    const { person } = await open();
    const sheet = await openSheet(person);
    (await sheet.findByRole('button', { name: 'Wednesday 18 November' })).focus();
    await person.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowRight} ');
    sheet.getByRole('button', { name: 'Show list for 19 Nov' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday 19 November');
  });

  it('more days than a list can have begin again, and it is said', async () => {
    plannedMeals();
    const { person } = await open();
    const sheet = await openSheet(person);
    await person.click(await sheet.findByRole('button', { name: 'Wednesday 18 November' }));
    const next = sheet.getByRole('button', { name: 'Next month' });
    for (let month = 0; month < 2; month += 1) await person.click(next);
    await person.click(sheet.getByRole('button', { name: 'Friday 15 January' }));
    sheet.getByText('A list has at most 42 days. Tap the last day.');
    sheet.getByRole('button', { name: 'Show list for 15 Jan' });
  });
});

describe('a shop that is put away', () => {
  async function shopFor(...items: string[]) {
    const plan = fakePlan();
    items.forEach((text) => plan.addItem(text));
    const { person } = await open();
    for (const box of await screen.findAllByRole('checkbox')) await person.click(box);
    await person.click(await screen.findByRole('button', { name: 'Clear ticked items' }));
    await screen.findByText(/^Nothing/);
    return { plan, person };
  }
  const shopsOf = (plan: FakePlan) => plan.fieldsOf('listSettings', 'list')?.['recentShops'];

  it('the day of a big shop is remembered, and forgotten with its undo', async () => {
    const { plan, person } = await shopFor('milk', 'eggs', 'leeks', 'rice', 'nappies');
    expect(shopsOf(plan)).toEqual(['2026-11-18']);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('All 5 in the trolley');
    expect(shopsOf(plan)).toBeUndefined();
  });

  it('a shop that is cleared the day after is remembered with its own day', async () => {
    const plan = fakePlan();
    ['milk', 'eggs', 'leeks', 'rice', 'nappies'].forEach((text) => plan.addItem(text));
    const first = await open();
    for (const box of await screen.findAllByRole('checkbox')) await first.person.click(box);
    first.unmount();
    startClockAt('2026-11-19T09:00:00+11:00');
    // The list of today is for other days, and shows nothing of the shop.
    shopOn(plan, 'wednesday');
    plan.addItem('bread');
    const { person } = await open();
    await person.click(await screen.findByRole('checkbox', { name: /^bread/i }));
    await person.click(await screen.findByRole('button', { name: 'Clear ticked items' }));
    await screen.findByText(/^Nothing/);
    expect(shopsOf(plan)).toEqual(['2026-11-18']);
  });

  it('a few things are no shop to learn from', async () => {
    const { plan } = await shopFor('milk', 'eggs', 'leeks', 'rice');
    expect(shopsOf(plan)).toBeUndefined();
  });
});

it('a recipe that is added to the list for the next shop is on that list', async () => {
  const plan = plannedMeals();
  shopOn(plan, 'saturday');
  const soup = cardOf(7, 'Pumpkin soup');
  const { person } = await renderPage(ShoppingListPage, {
    at: '/shopping-list?from=2026-11-21&to=2026-11-27',
    path: '/shopping-list',
    api: [answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query))],
  });
  await person.click(await screen.findByRole('button', { name: 'Add a recipe' }));
  await person.click(await screen.findByRole('button', { name: 'Pumpkin soup' }));
  const added = expect.objectContaining({ week: '2026-11-23', recipeId: soup._id });
  await waitFor(() => expect(plan.changes()).toEqual([{ name: 'addListedRecipe', args: added }]));
});
