import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  shoppingListRoutes,
  type ShoppingLineOnWire,
  type ShoppingListOnWire,
} from '@saltbush/contract/shopping-list';
import { aisles, type Aisle } from '@saltbush/recipe-parser/foods';
import { answer, type Answer } from '../../../testing/fake-api';
import { idOf } from '../../../testing/fake-meal-plans-api';
import { renderPage } from '../../../testing/render';
import { ShoppingListPage } from '../shopping-list-page';

const { ofWeek, moveToAisle, moveToUsualAisle, keepStaple, removeStaple } = shoppingListRoutes;
const week = '2026-11-23';
const foods = { carrot: 'Carrots', leek: 'Leeks' };
const usualAisle = 'Fruit & Veg';

/** A fake server for food settings; `isDown` makes it unreachable. */
function fakeShopApi() {
  const shop = {
    isDown: false,
    moved: new Map<string, Aisle>(),
    staples: new Set<string>(),
    answers: [] as Answer[],
  };
  const orDown = <T,>(act: () => T) => (shop.isDown ? new AppError('SERVER_UNREACHABLE') : act());
  shop.answers = [
    answer(ofWeek, () => orDown(() => ({ shoppingList: listOf(shop.moved, shop.staples) }))),
    answer(
      moveToAisle,
      ({ body }) => orDown(() => void shop.moved.set(body.key, body.aisle)) as undefined,
    ),
    answer(
      moveToUsualAisle,
      ({ body }) => orDown(() => void shop.moved.delete(body.key)) as undefined,
    ),
    answer(keepStaple, ({ body }) => orDown(() => void shop.staples.add(body.key)) as undefined),
    answer(
      removeStaple,
      ({ body }) => orDown(() => void shop.staples.delete(body.key)) as undefined,
    ),
  ];
  return shop;
}

function listOf(
  moved: ReadonlyMap<string, Aisle>,
  staples: ReadonlySet<string>,
): ShoppingListOnWire {
  const lines = Object.entries(foods).map(([key, name]) => lineOf(key, name, moved.has(key)));
  return {
    mealPlan: idOf(900),
    startDate: week,
    endDate: '2026-11-29',
    revision: 1,
    aisles: aisles.flatMap((aisle) => {
      const here = lines.filter(
        ({ key }) => !staples.has(key) && (moved.get(key) ?? usualAisle) === aisle,
      );
      return here.length > 0 ? [{ aisle, lines: here }] : [];
    }),
    staples: lines.filter(({ key }) => staples.has(key)),
    atHome: [],
  };
}

const lineOf = (key: string, name: string, isMoved: boolean): ShoppingLineOnWire => ({
  key,
  name,
  text: '',
  amounts: [],
  isApproximate: false,
  parts: [],
  isTicked: false,
  ...(isMoved && { usualAisle }),
});

async function openLine(answers: Answer[], name: string) {
  const page = await renderPage(ShoppingListPage, {
    at: `/shopping-list?week=${week}`,
    api: answers,
  });
  await page.person.click(await screen.findByRole('button', { name: `Who needs ${name}?` }));
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const aisleSelect = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Move to aisle…' });

describe('a line moved to another aisle', () => {
  it('stands there, keeps the focus, and goes back with Undo', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Leeks');
    expect([...aisleSelect().options].map(({ value }) => value)).toEqual([...aisles]);
    expect(aisleSelect().selectedOptions[0]?.text).toBe('Fruit & Veg (usual)');
    await person.selectOptions(aisleSelect(), 'Freezer');
    await person.click(screen.getByRole('button', { name: 'Move Leeks' }));
    expect(await screen.findByText('Leeks: now in Freezer')).toBeDefined();
    expect(region('Freezer').getByRole('checkbox', { name: /Leeks/ })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box(/Leeks/)));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Leeks: now in Fruit & Veg')).toBeDefined();
    expect(shop.moved.size).toBe(0);
    expect(region('Fruit & Veg').getByRole('checkbox', { name: /Leeks/ })).toBeDefined();
  });

  it('is forgotten when its usual aisle is chosen, and Undo brings back the other', async () => {
    const shop = fakeShopApi();
    shop.moved.set('leek', 'Freezer');
    const { person, api } = await openLine(shop.answers, 'Leeks');
    await person.selectOptions(aisleSelect(), usualAisle);
    await person.click(screen.getByRole('button', { name: 'Move Leeks' }));
    expect(await screen.findByText('Leeks: now in Fruit & Veg')).toBeDefined();
    expect(api.requestsTo(moveToAisle)).toEqual([]);
    expect(shop.moved.size).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shop.moved.get('leek')).toBe('Freezer'));
  });

  it('cannot be moved to where it is', async () => {
    await openLine(fakeShopApi().answers, 'Leeks');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Leeks' }).disabled).toBe(
      true,
    );
  });

  it('stays where it was without signal, and the person is told', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Leeks');
    await person.selectOptions(aisleSelect(), 'Freezer');
    shop.isDown = true;
    await person.click(screen.getByRole('button', { name: 'Move Leeks' }));
    expect(await screen.findByText('Leeks: not moved')).toBeDefined();
    expect(screen.getByText(/There is no signal/)).toBeDefined();
    expect(region('Fruit & Veg').getByRole('checkbox', { name: /Leeks/ })).toBeDefined();
    expect(aisleSelect().value).toBe('Freezer');
    shop.isDown = false;
    await person.click(screen.getByRole('button', { name: 'Move Leeks' }));
    await waitFor(() => expect(shop.moved.get('leek')).toBe('Freezer'));
  });

  it('that the server refuses says why', async () => {
    const full = new AppError('VALIDATION_FAILED', [{ field: 'key', message: 'No more room' }]);
    const { person } = await openLine(
      [...fakeShopApi().answers, answer(moveToAisle, full)],
      'Leeks',
    );
    await person.selectOptions(aisleSelect(), 'Freezer');
    await person.click(screen.getByRole('button', { name: 'Move Leeks' }));
    expect(await screen.findByText('No more room')).toBeDefined();
  });
});

describe('a staple', () => {
  const keepButton = () => screen.getByRole('button', { name: 'Always have it: Leeks' });
  const fold = () => screen.findByRole('button', { name: /^Always have it \(/ });

  it('leaves the aisles for the folded end of the list, and comes back', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Leeks');
    await person.click(keepButton());
    expect((await fold()).textContent).toBe('Always have it (1)');
    expect(shop.staples).toContain('leek');
    expect(screen.queryByRole('checkbox', { name: /Leeks/ })).toBeNull();
    expect(screen.getByText('0 of 1 in the trolley')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await fold()));
    expect(screen.queryByRole('button', { name: /^Put it back/ })).toBeNull();
    await person.click(await fold());
    await person.click(screen.getByRole('button', { name: 'Put it back on the list: Leeks' }));
    expect(await screen.findByText('Leeks: back on the list')).toBeDefined();
    expect(shop.staples.size).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(box(/Leeks/)));
    expect(screen.queryByRole('region', { name: /^Always have it/ })).toBeNull();
  });

  it('can be undone', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Leeks');
    await person.click(keepButton());
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: /Leeks/ })).toBeDefined();
    expect(shop.staples.size).toBe(0);
  });

  it('of everything leaves a list that says so', async () => {
    const shop = fakeShopApi();
    Object.keys(foods).forEach((key) => shop.staples.add(key));
    await renderPage(ShoppingListPage, { at: `/shopping-list?week=${week}`, api: shop.answers });
    expect((await fold()).textContent).toBe('Always have it (2)');
    expect(screen.queryByText('Nothing to buy yet')).toBeNull();
  });

  it('is not made without signal, and the person is told', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Leeks');
    shop.isDown = true;
    await person.click(keepButton());
    expect(await screen.findByText('Leeks: still on the list')).toBeDefined();
    expect(screen.getByText(/There is no signal/)).toBeDefined();
    expect(box(/Leeks/)).toBeDefined();
  });
});
