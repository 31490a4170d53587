import { aisles } from '@saltbush/recipe-parser/foods/facts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnOrder } from './learn-order';

const anyOrder = fc.shuffledSubarray([...aisles], { minLength: aisles.length });
const anyTicks = fc.array(fc.constantFrom(...aisles), { maxLength: 60 });

test.each([
  ['nothing ticked changes nothing', [], ['Fruit & Veg', 'Meat & Seafood', 'Deli', 'Bakery']],
  ['two ticks change two', ['Bakery', 'Deli'], ['Fruit & Veg', 'Meat & Seafood', 'Bakery', 'Deli']],
  [
    'aisles between, without a tick, stay',
    ['Bakery', 'Fruit & Veg'],
    ['Bakery', 'Meat & Seafood', 'Deli', 'Fruit & Veg'],
  ],
  [
    'one forgotten item does not count',
    ['Fruit & Veg', 'Fruit & Veg', 'Deli', 'Fruit & Veg'],
    ['Fruit & Veg', 'Meat & Seafood', 'Deli', 'Bakery'],
  ],
  [
    'a move is one place at a time',
    ['Bakery', 'Fruit & Veg', 'Meat & Seafood', 'Deli'],
    ['Fruit & Veg', 'Meat & Seafood', 'Bakery', 'Deli'],
  ],
] as const)('the order of aisles is learned from ticks: %s', (_what, ticked, start) => {
  expect(learnOrder(aisles, ticked).slice(0, 4)).toEqual(start);
});

describe('whatever was ticked', () => {
  test('every aisle is there once in a learned order', () => {
    fc.assert(
      fc.property(anyOrder, anyTicks, (order, ticked) => {
        expect(learnOrder(order, ticked).sort()).toEqual([...aisles].sort());
      }),
    );
  });

  test('a visited aisle moves by one place among the visited, and others do not move', () => {
    fc.assert(
      fc.property(anyOrder, anyTicks, (order, ticked) => {
        const learned = learnOrder(order, ticked);
        const isVisited = (aisle: string) => ticked.some((one) => one === aisle);
        const [before, after] = [order.filter(isVisited), learned.filter(isVisited)];
        for (const [place, aisle] of order.entries()) {
          if (!isVisited(aisle)) expect(learned[place]).toBe(aisle);
        }
        for (const [place, aisle] of before.entries()) {
          expect(Math.abs(after.indexOf(aisle) - place)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('a walk in the learned order changes nothing', () => {
    fc.assert(
      fc.property(anyOrder, anyTicks, (order, ticked) => {
        const inOrder = [...ticked].sort((a, b) => order.indexOf(a) - order.indexOf(b));
        expect(learnOrder(order, inOrder)).toEqual(order);
      }),
    );
  });

  test('the same walk over and over is learned, and stays', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (order, walk) => {
        let learned: readonly string[] = order;
        for (const _trip of [...aisles, ...aisles]) learned = learnOrder(learned, walk);
        expect(learned).toEqual(walk);
        expect(learnOrder(learned, walk)).toEqual(walk);
      }),
    );
  });

  test('a walk that lacks aisles gets them at its end', () => {
    expect(learnOrder(['Deli', 'Bakery'], []).slice(0, 3)).toEqual([
      'Deli',
      'Bakery',
      'Fruit & Veg',
    ]);
  });
});
