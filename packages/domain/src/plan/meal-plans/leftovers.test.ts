import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findLeftovers,
  isBetweenLeftovers,
  quantityCooked,
  quantityLater,
  shareOut,
  suggestSplit,
  type PlannedMeal,
} from './leftovers';

const roast: PlannedMeal = { id: 'roast', date: '2026-11-23', recipeId: 'lamb', quantity: 1 };
const lunch: PlannedMeal = {
  id: 'lunch',
  date: '2026-11-24',
  recipeId: 'lamb',
  quantity: 0.5,
  leftoverOf: 'roast',
};

describe('leftovers', () => {
  test('leftovers are cooked with the meal that they are of', () => {
    const leftovers = findLeftovers([lunch, roast]);
    expect(leftovers.cookedAt.get('lunch')).toBe(roast);
    expect(quantityCooked(roast, leftovers)).toBe(1.5);
    expect(quantityCooked(lunch, leftovers)).toBe(0);
    expect(quantityLater('roast', leftovers)).toBe(0.5);
  });

  test('leftovers of a meal are listed earliest first', () => {
    const later = { ...lunch, id: 'later', date: '2026-11-26' };
    const found = findLeftovers([roast, later, lunch]).eatenLater.get('roast');
    expect(found?.map(({ id }) => id)).toEqual(['lunch', 'later']);
  });

  test('a day is between leftovers when it is after the cooking and before the eating', () => {
    const later = { ...lunch, date: '2026-11-26' };
    const isBetween = (day: number) =>
      isBetweenLeftovers(`2026-11-${day}`, findLeftovers([roast, later]));
    expect([22, 23, 24, 25, 26].map(isBetween)).toEqual([false, false, true, true, false]);
    const undated = findLeftovers([{ ...roast, isUndated: true }, later]);
    expect(isBetweenLeftovers('2026-11-24', undated)).toBe(false);
  });

  test.each([
    ['the meal is gone', [lunch]],
    ['the meal is on a later day', [{ ...roast, date: '2026-11-25' }, lunch]],
    ['the meal is another recipe', [{ ...roast, recipeId: 'soup' }, lunch]],
    [
      'both are notes',
      [
        { ...roast, recipeId: undefined },
        { ...lunch, recipeId: undefined },
      ],
    ],
    ['the meal is leftovers itself', [{ ...roast, leftoverOf: 'other' }, lunch]],
    ['it is of itself', [{ ...lunch, leftoverOf: 'lunch' }]],
  ])('leftovers are a dish of their own when %s', (_why, meals) => {
    const leftovers = findLeftovers(meals);
    expect(leftovers.cookedAt.size).toBe(0);
    expect(quantityCooked(lunch, leftovers)).toBe(0.5);
  });

  test('each meal is cooked exactly once, whatever devices wrote', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const meal = fc.record({
      date: fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-30'),
      recipeId: fc.constantFrom('lamb', 'soup', undefined),
      quantity: fc.integer({ min: 1, max: 8 }),
      leftoverOf: fc.constantFrom(...ids, undefined),
    });
    fc.assert(
      fc.property(fc.array(meal, { maxLength: ids.length }), (made) => {
        const meals = made.map((fields, index) => ({ ...fields, id: ids[index]! }));
        const leftovers = findLeftovers(meals);
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(meals.map((one) => quantityCooked(one, leftovers)))).toBe(
          sum(meals.map(({ quantity }) => quantity)),
        );
        for (const [id, cooked] of leftovers.cookedAt) {
          const eaten = meals.find((one) => one.id === id)!;
          expect(cooked.recipeId).toBe(eaten.recipeId);
          expect(cooked.date <= eaten.date).toBe(true);
          expect(leftovers.cookedAt.has(cooked.id)).toBe(false);
        }
      }),
    );
  });
});

describe('the suggested split', () => {
  const four = { makes: 4, onDay: 4, later: 4 };

  test.each([
    ['a dish for more than are home', 6, four, { eaten: 4, later: 2 }],
    ['a recipe that makes as many as eat', 4, four, { eaten: 4, later: 4 }],
    ['a recipe that makes more than eat', 4, { ...four, makes: 6 }, { eaten: 4, later: 2 }],
    ['a recipe that makes far more', 4, { ...four, makes: 12 }, { eaten: 4, later: 4 }],
    ['a recipe that makes fewer', 4, { ...four, makes: 2 }, { eaten: 4, later: 4 }],
    ['fewer who are home then', 4, { ...four, later: 3 }, { eaten: 4, later: 3 }],
    ['more who are home then', 4, { ...four, onDay: 6, later: 6 }, { eaten: 4, later: 4 }],
    ['nobody home then', 4, { ...four, later: undefined }, { eaten: 4, later: 4 }],
    ['nobody known', 4, { makes: 4 }, { eaten: 2, later: 2 }],
    ['nobody known, an odd dish', 5, { makes: 5 }, { eaten: 3, later: 2 }],
    ['nobody known, a dish for one', 1, { makes: 1 }, { eaten: 1, later: 1 }],
  ])(
    'the leftovers of a dish are one meal for those who eat it: %s',
    (_what, people, known, to) => {
      expect(suggestSplit(people, known)).toEqual(to);
    },
  );

  test.each([
    ['for more than were home', 6, 4, { eaten: 4, later: 2 }],
    ['for as many as were home', 4, 4, { eaten: 2, later: 2 }],
    ['for whom nobody knows', 4, undefined, { eaten: 2, later: 2 }],
  ])('no more of a dish is eaten than was cooked: %s', (_what, people, home, split) => {
    expect(shareOut(people, home)).toEqual(split);
  });
});
