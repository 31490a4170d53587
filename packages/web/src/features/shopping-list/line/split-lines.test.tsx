import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import {
  shoppingListRoutes,
  type ShoppingLineOnWire,
  type ShoppingListOnWire,
} from '@saltbush/contract/shopping-list';
import { answer, type Answer } from '../../../testing/fake-api';
import { idOf } from '../../../testing/fake-meal-plans-api';
import { renderPage } from '../../../testing/render';
import { ShoppingListPage } from '../shopping-list-page';

const { ofWeek, split, join } = shoppingListRoutes;
const week = '2026-11-23';
const spanish = 'red-onion--spanish-onion';

const part = (recipeTitle: string, text: string, key: string, name: string) => ({
  recipe: idOf(1),
  recipeTitle,
  date: '2026-11-24',
  text,
  ingredientText: `${text} ${name}`,
  wording: { key, name },
});

const salad = part('Salad', '1', spanish, 'Spanish onions');
const soup = part('Soup', '2', 'red-onion--red-onion', 'Red onions');

const line = (more: Partial<ShoppingLineOnWire>): ShoppingLineOnWire => ({
  key: 'red-onion',
  name: 'Red onions',
  text: '2',
  amounts: [],
  isApproximate: false,
  parts: [soup],
  isTicked: false,
  ...more,
});

/** A fake server for split items; `isDown` makes it unreachable. */
function fakeShopApi() {
  const shop = { isDown: false, splits: new Set<string>(), answers: [] as Answer[] };
  const orDown = <T,>(act: () => T) => (shop.isDown ? new AppError('SERVER_UNREACHABLE') : act());
  shop.answers = [
    answer(ofWeek, () => orDown(() => ({ shoppingList: listOf(shop.splits) }))),
    answer(
      split,
      ({ body }) => orDown(() => void shop.splits.add(`${body.kind} ${body.key}`)) as undefined,
    ),
    answer(
      join,
      ({ body }) => orDown(() => void shop.splits.delete(`${body.kind} ${body.key}`)) as undefined,
    ),
  ];
  return shop;
}

function listOf(splits: ReadonlySet<string>): ShoppingListOnWire {
  const isSplit = splits.has(`wording ${spanish}`);
  const onions = isSplit
    ? [
        line({}),
        line({
          key: spanish,
          name: 'Spanish onion',
          text: '1',
          parts: [salad],
          apartFrom: 'Red onions',
        }),
      ]
    : [line({ text: '3', parts: [salad, soup] })];
  const flour = splits.has('measures plain-flour')
    ? line({ key: 'plain-flour', name: 'Plain flour', text: '500 g + 1 cup', measures: 'apart' })
    : line({
        key: 'plain-flour',
        name: 'Plain flour',
        text: 'about 632 g',
        isApproximate: true,
        reason: 'Added up by weight.',
        measures: 'added',
      });
  return {
    mealPlan: idOf(900),
    startDate: week,
    endDate: '2026-11-29',
    revision: 1,
    aisles: [
      { aisle: 'Fruit & Veg', lines: onions },
      { aisle: 'Baking', lines: [flour] },
    ],
    staples: [],
    atHome: [],
  };
}

async function openLine(answers: Answer[], name: string) {
  const page = await renderPage(ShoppingListPage, {
    at: `/shopping-list?week=${week}`,
    api: answers,
  });
  await page.person.click(await screen.findByRole('button', { name: `Who needs ${name}?` }));
  return page;
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a line of two wordings', () => {
  it('shows its parts by wording, the food’s own name first', async () => {
    await openLine(fakeShopApi().answers, 'Red onions');
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Red onions',
      'Spanish onions',
    ]);
    const groups = screen.getAllByRole('link').filter((one) => one.closest('li li'));
    expect(groups.map((one) => one.textContent)).toEqual(['Soup', 'Salad']);
    expect(screen.queryByRole('button', { name: 'Keep apart: Red onions' })).toBeNull();
  });

  it('gives one of them a line of its own, which keeps the focus, and takes it back with Undo', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Red onions');
    await person.click(button('Keep apart: Spanish onions'));
    expect(await screen.findByText('Spanish onions: kept apart from Red onions')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box(/Spanish onion/)));
    expect([...shop.splits]).toEqual([`wording ${spanish}`]);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    await person.click(button('Undo'));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Spanish/ })).toBeNull());
    expect(shop.splits.size).toBe(0);
  });

  it('can be put together again from the line that stands apart', async () => {
    const shop = fakeShopApi();
    shop.splits.add(`wording ${spanish}`);
    const { person } = await openLine(shop.answers, 'Spanish onion');
    await person.click(button('Put together with Red onions: Spanish onion'));
    expect(await screen.findByText('Spanish onion: together with Red onions again')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box(/Red onions/)));
    expect(shop.splits.size).toBe(0);
  });

  it('is not split without signal, and the person is told', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Red onions');
    shop.isDown = true;
    await person.click(button('Keep apart: Spanish onions'));
    expect(await screen.findByText('Spanish onions: not kept apart')).toBeDefined();
    expect(screen.getByText(/There is no signal/)).toBeDefined();
    shop.isDown = false;
    await person.click(button('Keep apart: Spanish onions'));
    await waitFor(() => expect(shop.splits.size).toBe(1));
  });
});

describe('a line of two measures', () => {
  it('can stand side by side, and be added up again', async () => {
    const shop = fakeShopApi();
    const { person } = await openLine(shop.answers, 'Plain flour');
    await person.click(button('Don’t convert: Plain flour'));
    expect(await screen.findByText('500 g + 1 cup')).toBeDefined();
    expect(screen.getByText('Plain flour: not converted any more')).toBeDefined();
    await person.click(button('Add them up: Plain flour'));
    expect(await screen.findByText('about 632 g')).toBeDefined();
    expect(shop.splits.size).toBe(0);
  });

  it('says so in the aisle alone: ticked items are not split', async () => {
    const done = listOf(new Set());
    done.aisles.forEach(({ lines }) => lines.forEach((one) => (one.isTicked = true)));
    await openLine([answer(ofWeek, () => ({ shoppingList: done }))], 'Red onions');
    const region = within(screen.getByRole('region', { name: 'Done' }));
    expect(region.getByRole('heading', { name: 'Spanish onions' })).toBeDefined();
    expect(region.queryByRole('button', { name: /Keep apart|convert/ })).toBeNull();
  });
});
