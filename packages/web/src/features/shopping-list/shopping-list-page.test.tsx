import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  shoppingListRoutes,
  type ShoppingLineOnWire,
  type ShoppingListOnWire,
} from '@saltbush/contract/shopping-list';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { priya } from '../../testing/people';
import { answer, type Answer } from '../../testing/fake-api';
import { idOf, leaveOnDevice, fakeMealPlansApi } from '../../testing/fake-meal-plans-api';
import { renderPage } from '../../testing/render';
import { cacheList } from './offline/list-cache';
import { ShoppingListPage } from './shopping-list-page';

const { ofWeek, tick, untick } = shoppingListRoutes;
const week = '2026-11-23';

const line = (key: string, name: string, more: Partial<ShoppingLineOnWire> = {}) => ({
  key,
  name,
  text: '500 g',
  amounts: [{ amount: 500, unit: 'g' }],
  isApproximate: false,
  parts: [
    {
      recipe: idOf(1),
      recipeTitle: 'Bolognese',
      date: '2026-11-24',
      text: '500 g',
      ingredientText: `500 g ${name}`,
      wording: { key: `${key}--${key}`, name },
    },
  ],
  isTicked: false,
  ...more,
});

const listOf = (more: Partial<ShoppingListOnWire> = {}): ShoppingListOnWire => ({
  mealPlan: idOf(900),
  startDate: week,
  endDate: '2026-11-29',
  revision: 1,
  aisles: [
    { aisle: 'Fruit & Veg', lines: [line('carrot', 'Carrots'), line('leek', 'Leeks')] },
    { aisle: 'Meat & Seafood', lines: [line('beef-mince', 'Beef mince')] },
  ],
  staples: [],
  atHome: [],
  ...more,
});

/** A fake server for ticks; `isDown` makes it unreachable. */
function fakeShopApi(list: ShoppingListOnWire | null = listOf()) {
  const ticked = new Set<string>();
  const shop = {
    isDown: false,
    ticked,
    answers: [] as Answer[],
  };
  const orDown = <T,>(act: () => T) => (shop.isDown ? new AppError('SERVER_UNREACHABLE') : act());
  shop.answers = [
    answer(ofWeek, () =>
      orDown(() => ({
        shoppingList: list && {
          ...list,
          aisles: list.aisles.map(({ aisle, lines }) => ({
            aisle,
            lines: lines.map((one) => ({
              ...one,
              isTicked: one.isTicked || ticked.has(one.key),
            })),
          })),
        },
      })),
    ),
    answer(tick, ({ body }) => orDown(() => void ticked.add(body.line)) as undefined),
    answer(untick, ({ body }) => orDown(() => void ticked.delete(body.line)) as undefined),
  ];
  return shop;
}

const open = (answers: Answer[]) =>
  renderPage(ShoppingListPage, { at: `/shopping-list?week=${week}`, api: answers });

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  section(name)
    .getAllByRole('checkbox')
    .map((one) => one.closest('label')?.textContent);

describe('the list', () => {
  it('stands by aisle, with amounts', async () => {
    await open(fakeShopApi().answers);
    expect(await screen.findByRole('region', { name: 'Fruit & Veg' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Fruit & Veg',
      'Meat & Seafood',
    ]);
    expect(namesIn('Fruit & Veg')).toEqual(['Carrots500 g', 'Leeks500 g']);
    expect(screen.getByText('0 of 3 in the trolley')).toBeDefined();
    expect(screen.getByText('Synced')).toBeDefined();
  });

  it('a line opens to the meals that asked for it, and the reason of its sum', async () => {
    const onion = line('onion', 'Onions', {
      text: '3 (about 450 g)',
      isApproximate: true,
      reason: 'One onion is about 150 g.',
    });
    const list = listOf({ aisles: [{ aisle: 'Fruit & Veg', lines: [onion] }] });
    const { person } = await open(fakeShopApi(list).answers);
    const arrow = await screen.findByRole('button', { name: 'Who needs Onions?' });
    expect(arrow.getAttribute('aria-expanded')).toBe('false');
    await person.click(arrow);
    expect(screen.getByRole('link', { name: 'Bolognese' }).getAttribute('href')).toBe(
      `/recipes/${idOf(1)}`,
    );
    expect(screen.getByText('Tuesday 24 November')).toBeDefined();
    expect(screen.getByText(/One onion is about 150 g/)).toBeDefined();
  });

  it('says how much more is needed since it was ticked', async () => {
    const mince = line('beef-mince', 'Beef mince', { needLeft: 'need 200 g more' });
    const list = listOf({ aisles: [{ aisle: 'Meat & Seafood', lines: [mince] }] });
    const { person } = await open(fakeShopApi(list).answers);
    await screen.findByText('need 200 g more');
    await person.click(box(/Beef mince/));
    await waitFor(() => expect(screen.queryByText('need 200 g more')).toBeNull());
  });

  it('names what is not on the list, without a box', async () => {
    const water = line('water', 'Water', { reason: 'Comes from the tap.' });
    const tin = line('equipment-tin', '1 x 20cm round cake tin', { reason: 'Kitchen equipment.' });
    await open(fakeShopApi(listOf({ atHome: [water, tin] })).answers);
    await screen.findByText('Not on the list: water, 1 x 20cm round cake tin');
    expect(screen.queryByRole('checkbox', { name: /Water|tin/ })).toBeNull();
  });

  it('marks what is optional, and says what can be bought instead', async () => {
    const butter = line('butter', 'Butter', { alternatives: ['Margarine', 'Granny Smith apples'] });
    const chives = line('chive', 'Chives', { isOptional: true });
    const parts = [{ ...chives.parts[0]!, text: '1 bunch', isOptional: true }];
    const lines = [butter, { ...chives, parts }];
    const list = listOf({ aisles: [{ aisle: 'Fruit & Veg', lines }] });
    const { person } = await open(fakeShopApi(list).answers);
    const choice = await screen.findByRole('checkbox', { name: /^Butter/ });
    expect(choice.closest('label')?.textContent).toMatch(
      /^Butter or margarine or Granny Smith apples/,
    );
    expect(screen.getByRole('checkbox', { name: /^Chives Optional/ })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Who needs Chives?' }));
    expect(screen.getByText('1 bunch, optional')).toBeDefined();
  });

  it('of a week without a plan leads to the plan', async () => {
    await open(fakeShopApi(null).answers);
    expect(await screen.findByText('Nothing to buy yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Plan the week' }).getAttribute('href')).toBe(
      `/menu-maker?week=${week}`,
    );
  });

  it('that cannot be loaded offers to try again', async () => {
    const shop = fakeShopApi();
    const refuse = { isOn: true };
    const { person } = await open([
      ...shop.answers,
      answer(ofWeek, (asked) =>
        refuse.isOn ? new AppError('FORBIDDEN') : (shop.answers[0]!.reply(asked as never) as never),
      ),
    ]);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    refuse.isOn = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Fruit & Veg' })).toBeDefined();
  });
});

describe('a tick', () => {
  it('counts at once, reaches the server, and sinks to Done a moment later', async () => {
    const shop = fakeShopApi();
    const { person, api } = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    await person.click(box(/Carrots/));
    expect(box(/Carrots/).checked).toBe(true);
    expect(screen.getByText('1 of 3 in the trolley')).toBeDefined();
    expect(namesIn('Fruit & Veg')).toHaveLength(2);
    await waitFor(() => expect(shop.ticked).toContain('carrot'));
    expect(api.requestsTo(tick)[0]!.body.covered).toEqual([{ amount: 500, unit: 'g' }]);
    await screen.findByRole('region', { name: 'Done' });
    expect(namesIn('Done')).toEqual(['Carrots500 g']);
    expect(namesIn('Fruit & Veg')).toEqual(['Leeks500 g']);
    await waitFor(() => expect(document.activeElement).toBe(box(/Leeks/)));
  });

  it('is taken back from Done', async () => {
    const shop = fakeShopApi();
    shop.ticked.add('leek');
    const { person } = await open(shop.answers);
    await screen.findByRole('region', { name: 'Done' });
    await person.click(box(/Leeks/));
    await waitFor(() => expect(shop.ticked.size).toBe(0));
    expect(namesIn('Fruit & Veg')).toEqual(['Carrots500 g', 'Leeks500 g']);
    expect(screen.queryByRole('region', { name: 'Done' })).toBeNull();
  });

  it('works by keyboard', async () => {
    const shop = fakeShopApi();
    const { person } = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    box(/Beef mince/).focus();
    await person.keyboard(' ');
    await waitFor(() => expect(shop.ticked).toContain('beef-mince'));
  });

  it('all of them are said to be all', async () => {
    const shop = fakeShopApi();
    ['carrot', 'leek', 'beef-mince'].forEach((key) => shop.ticked.add(key));
    await open(shop.answers);
    expect(await screen.findByText('Everything is in the trolley')).toBeDefined();
  });

  it('that the server refuses is undone, and the person is told', async () => {
    const shop = fakeShopApi();
    const { person } = await open([
      ...shop.answers,
      answer(tick, () => new AppError('NOT_FOUND') as never),
    ]);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    await person.click(box(/Carrots/));
    expect(await screen.findByText('Not found')).toBeDefined();
    await waitFor(() => expect(box(/Carrots/).checked).toBe(false));
  });
});

describe('without a network', () => {
  it('ticks are kept on the device, and sent when it comes back', async () => {
    const shop = fakeShopApi();
    const { person } = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    shop.isDown = true;
    await person.click(box(/Carrots/));
    await person.click(box(/Leeks/));
    await person.click(box(/Leeks/));
    expect(await screen.findAllByText('Offline, will sync 2 ticks')).toHaveLength(2);
    expect(box(/Carrots/).checked).toBe(true);
    expect(localStorage.getItem(`saltbush.ticks.${priya._id}`)).toContain('carrot');
    shop.isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect([...shop.ticked]).toEqual(['carrot']));
    expect(await screen.findByText('Synced')).toBeDefined();
    expect(box(/Carrots/).checked).toBe(true);
  });

  it('the last list is shown, and ticks of an earlier visit with it', async () => {
    const shop = fakeShopApi();
    const first = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    shop.isDown = true;
    await first.person.click(box(/Carrots/));
    await screen.findAllByText('Offline, will sync 1 tick');
    first.unmount();

    await open(shop.answers);
    expect(await screen.findByRole('region', { name: 'Fruit & Veg' })).toBeDefined();
    expect(box(/Carrots/).checked).toBe(true);
    shop.isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect([...shop.ticked]).toEqual(['carrot']));
  });

  it('the time of the list is said', async () => {
    const shop = fakeShopApi();
    const first = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    first.unmount();
    shop.isDown = true;
    const { person } = await open(shop.answers);
    expect(await screen.findAllByText(/Offline, list from/)).toHaveLength(2);
    shop.isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Synced')).toBeDefined();
  });
});

describe('the list of another week', () => {
  it('that this device remembers is asked for again when it is opened', async () => {
    cacheList({ userId: priya._id }, '2026-11-16', { list: null, at: Date.now() });
    const shop = fakeShopApi();
    const { person } = await open(shop.answers);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    await person.click(screen.getByRole('link', { name: 'Previous week' }));
    expect(await screen.findByRole('region', { name: 'Fruit & Veg' })).toBeDefined();
    expect(screen.queryByText('Nothing to buy yet')).toBeNull();
  });
});

describe('a plan that is not synced', () => {
  const menu = addEntry(
    emptyMenu(week),
    { id: idOf(3), recipeId: idOf(1), meal: 'dinner', quantity: 1 },
    'monday',
  );

  it('is synced before the list is asked for', async () => {
    leaveOnDevice(menu);
    const plans = fakeMealPlansApi();
    const { api } = await open([...plans.answers, ...fakeShopApi().answers]);
    await screen.findByRole('region', { name: 'Fruit & Veg' });
    expect(plans.menu()?.days.monday).toHaveLength(1);
    expect(api.requests.at(-1)?.route).toBe(ofWeek);
  });

  it('that can’t be synced is said', async () => {
    leaveOnDevice(menu);
    await open(fakeShopApi().answers);
    expect(await screen.findByText('The meal plan has changed')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sync now' })).toBeDefined();
  });
});
