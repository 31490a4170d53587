import { describe, expect, it, test } from 'vitest';
import { mealSwapId, subjectOfMealSwap, type Instead } from '../rows/meal-swap-rows';
import { rowKey, type Row } from '../rows/rows';
import type { Eater, WhoEats } from './eaters';
import {
  isAlways,
  sharesAfter,
  swapSentence,
  swapsByEater,
  swapShare,
  swapsOfMeal,
  swapsToOffer,
  swapWords,
  type MealSwap,
} from './meal-swaps';

const line = (name: string) => ({ amount: '', unit: '', name });
const without: Instead = { of: line('cream'), use: [] };
const oatMilk: Instead = { of: line('milk'), use: [line('oat milk')] };
const eater = (id: string, portion = 1, more: Partial<Eater> = {}): Eater => ({
  id,
  name: id,
  portion,
  isMember: false,
  allergies: [],
  diets: [],
  dislikes: [],
  awayOn: [],
  presence: [],
  swaps: [],
  ...more,
});
const date = '2026-11-25';
const whoEats = (more: Partial<WhoEats> = {}): WhoEats => ({
  eaters: [eater('Jo'), eater('Kim', 0.5), eater('Sam', 1.5)],
  attendances: new Map(),
  ...more,
});
const home = (...ids: string[]) =>
  new Map([[`${date}.dinner`, { date, meal: 'dinner', home: ids }]]);

const subject = { mealId: 'm', recipeId: 'r', eaterId: 'Kim', key: 'cream' };
const row = (kind: Row['kind'], id: string, fields: object): [string, Row] => [
  rowKey(kind, id),
  { kind, id, fields, stamps: {}, isDeleted: false, version: 1 },
];
const rows = new Map([
  row('meals', 'm', { date, meal: 'dinner', recipeId: 'r' }),
  row('mealSwaps', mealSwapId(subject), { share: [0.5, 3], instead: without }),
  row('mealSwaps', mealSwapId({ ...subject, key: 'milk' }), { share: [0.5, 3] }),
  row('mealSwaps', mealSwapId({ ...subject, recipeId: 'other' }), {
    share: [0.5, 3],
    instead: oatMilk,
  }),
]);

test('the id of a swap says whose it is, of which dish and food', () => {
  expect(subjectOfMealSwap(mealSwapId(subject))).toEqual(subject);
});

it('a dish has the swaps of its own recipe, without those that were taken back', () => {
  const swap = { ...subject, share: [0.5, 3], instead: without };
  expect(swapsOfMeal(rows, { id: 'm', recipeId: 'r' })).toEqual([swap]);
  expect(swapsOfMeal(rows, { id: 'm', recipeId: undefined })).toEqual([]);
});

describe('the share of a swap', () => {
  const at = { date, meal: 'dinner' };

  test.each<[string, string, { date: string | undefined; meal: string }, WhoEats, number[]]>([
    ['a small eater among three', 'Kim', at, whoEats(), [0.5, 3]],
    ['one of two who are home', 'Kim', at, whoEats({ attendances: home('Kim', 'Jo') }), [0.5, 1.5]],
    ['who is not home', 'Kim', at, whoEats({ attendances: home('Jo') }), [0, 1]],
    ['nobody at home', 'Kim', at, whoEats({ attendances: home() }), [0, 1]],
    ['a table with people without a name', 'Jo', at, whoEats({ people: 5 }), [1, 5]],
    [
      'dessert, as dinner',
      'Kim',
      { date, meal: 'dessert' },
      whoEats({ attendances: home('Kim') }),
      [0.5, 0.5],
    ],
    [
      'a meal without a day',
      'Kim',
      { date: undefined, meal: 'dinner' },
      whoEats({ attendances: home() }),
      [0.5, 3],
    ],
    ['who is gone', 'Lee', at, whoEats(), [0, 3]],
  ])('the share of %s is that of what all eat', (_, id, place, who, share) => {
    expect(swapShare(id, place, who)).toEqual(share);
  });

  it('a tap on who is home changes the shares of that day alone', () => {
    const after = whoEats({ attendances: home('Kim', 'Jo') });
    expect(sharesAfter(rows, { date, after })).toEqual([
      { ...subject, week: '2026-11-23', change: { share: [0.5, 1.5] } },
    ]);
    expect(sharesAfter(rows, { date, after: whoEats() })).toEqual([]);
    expect(sharesAfter(rows, { date: '2026-11-26', after })).toEqual([]);
  });
});

describe('what somebody always has another way', () => {
  const always = [
    { key: 'cream', ...without },
    { key: 'milk', ...oatMilk },
  ];
  const kim = eater('Kim', 0.5, { swaps: always });
  const made: MealSwap[] = [{ ...subject, share: [0.5, 3], instead: without }];

  it('a swap that is always wanted is offered for a dish with the food, until it was made', () => {
    expect(swapsToOffer(kim, new Set(['milk', 'egg']), [])).toEqual([always[1]]);
    expect(swapsToOffer(kim, new Set(['cream']), made)).toEqual([]);
    expect(swapsToOffer(kim, new Set(['cream']), [{ ...made[0]!, eaterId: 'Jo' }])).toHaveLength(1);
  });

  it('a swap is always wanted when it is the same food and the same instead', () => {
    expect(isAlways(kim, made[0]!)).toBe(true);
    expect(isAlways(kim, { ...made[0]!, instead: { ...without, use: [line('oat cream')] } })).toBe(
      false,
    );
  });
});

describe('a swap in words', () => {
  test.each([
    [without, 'without cream'],
    [oatMilk, 'with oat milk instead of milk'],
    [
      { of: line('egg'), use: [line('flaxseed'), line('water')] },
      'with flaxseed and water instead of egg',
    ],
  ])('the swap %j is said in few words', (instead, words) => {
    expect(swapWords(instead)).toBe(words);
  });

  it('the swaps of a dish are said person by person, without who is not home', () => {
    const swap = (eaterId: string, instead: Instead, portion = 1): MealSwap => ({
      ...subject,
      eaterId,
      share: [portion, 3],
      instead,
    });
    const swaps = [
      swap('Sam', without),
      swap('Kim', oatMilk),
      swap('Kim', without),
      swap('Jo', oatMilk, 0),
    ];
    expect(swapsByEater(swaps, whoEats().eaters).map(swapSentence)).toEqual([
      'Kim’s with oat milk instead of milk and without cream',
      'Sam’s without cream',
    ]);
  });
});
