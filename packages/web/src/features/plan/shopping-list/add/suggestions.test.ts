import { describe, expect, it, test } from 'vitest';
import { listNeedsOf, needsOfItem } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../device/sync';
import { splitAmount, suggestionsFor } from './suggestions';

const item = (id: string, fields: object): Row => ({
  kind: 'items',
  id,
  fields: { order: id, ...fields },
  stamps: {},
  isDeleted: false,
  version: 1,
});

const food = (id: string, fields: object): Row => ({ ...item(id, {}), kind: 'foods', id, fields });

function suggestions(typed: string) {
  const rows = [
    item('a', { text: '4 lemons' }),
    item('b', { text: 'lemonade', tickedOn: '2026-11-09' }),
    item('c', { text: 'Brown onions' }),
    food('olive-oil', { isStaple: true }),
    { ...item('m', {}), kind: 'meals' as const, fields: meal },
  ];
  const view: PlanView = {
    rows: new Map(rows.map((row) => [rowKey(row.kind, row.id), row])),
    recipes: new Map([['r', { card: { title: 'Salad' } as never, revision: 1, needs: oil }]]),
    itemNeeds: new Map([
      ['a', needsOfItem('4 lemons')],
      ['c', needsOfItem('Brown onions')],
    ]),
    foods: new Map(),
    people: new Map(),
    waiting: new Set(),
    isLoaded: true,
  };
  const place = { days: sevenDaysFrom('2026-11-16'), today: '2026-11-18', store: 'any' };
  return suggestionsFor(typed, shoppingListOfRows(view, place), view);
}

const meal = { date: '2026-11-17', meal: 'dinner', order: 'a', quantity: 1, recipeId: 'r' };
const oil = listNeedsOf({
  id: 'r',
  title: 'Salad',
  ingredients: [{ name: '1 tbsp olive oil', amount: '', unit: '' }],
});

describe('suggestions', () => {
  it('suggestions for the list are first what is on it, then what was bought before', () => {
    expect(suggestions('6 le')).toEqual([
      { text: '6 lemons', detail: '4 on the list, makes 10' },
      { text: '6 lemonade', detail: 'Bought Mon 9 Nov' },
    ]);
  });

  it('suggestions for the list are found by any word', () => {
    expect(suggestions('on').map(({ text }) => text)).toEqual(['Brown onions']);
  });

  it('suggestions for the list say what is always at home', () => {
    expect(suggestions('olive')).toEqual([{ text: 'Olive oil', detail: 'You always have it' }]);
  });

  it('suggestions for the list are none for an amount alone', () => {
    expect(suggestions('6')).toEqual([]);
    expect(suggestions('')).toEqual([]);
  });
});

test.each([
  ['6 le', '6', 'le'],
  ['1.5 kg mince', '1.5 kg', 'mince'],
  ['½ pumpkin', '½', 'pumpkin'],
  ['2 tins tomatoes', '2 tins', 'tomatoes'],
  ['nappies', '', 'nappies'],
])('the text "%s" is the amount %s of %s', (text, amount, name) => {
  expect(splitAmount(text)).toEqual({ amount, name });
});
