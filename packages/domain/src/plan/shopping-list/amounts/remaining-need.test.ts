import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { factsOf } from '../needs/list-needs';
import type { ListAmount } from '../../rows/list-amount';
import { remainingNeed } from './remaining-need';

const tin = { amount: 400, unit: 'g' } as const;

test.each<[string, string, ListAmount[], ListAmount[], string]>([
  ['the same', 'beef-mince', [kg(1)], [kg(1)], ''],
  ['less', 'beef-mince', [kg(1)], [g(500)], ''],
  ['more of a weight', 'beef-mince', [kg(1)], [kg(1.2)], 'need 200 g more'],
  ['more, over a kilo', 'beef-mince', [g(500)], [kg(2)], 'need 1.5 kg more'],
  ['more pieces', 'onion', [pieces(2)], [pieces(3)], 'need 1 more'],
  ['more of a kind of piece', 'garlic', [of('clove', 2)], [of('clove', 4)], 'need 2 cloves more'],
  ['more cups', 'milk', [of('cup', 1)], [of('cup', 1.5)], 'need ½ cup more'],
  ['millilitres where cups were', 'milk', [of('cup', 1)], [of('ml', 325)], 'need 75 mL more'],
  ['ounces where grams were', 'butter', [g(200)], [of('oz', 8)], 'need 1 oz more'],
  ['weight where pieces were', 'onion', [pieces(3)], [g(300)], ''],
  ['pieces where weight was', 'onion', [g(300)], [pieces(3)], 'need 1 more'],
  ['cups where weight was', 'plain-flour', [g(500)], [of('cup', 4)], 'need ⅔ cup more'],
  [
    'another kind, which nothing converts',
    'basil',
    [of('sprig', 2)],
    [of('leaf', 4)],
    'need 4 leaves more',
  ],
  [
    'one kind more beside another',
    'garlic',
    [of('clove', 2)],
    [of('clove', 2), of('tsp', 1)],
    'need 1 tsp more',
  ],
  ['no amount any more', 'salt', [of('tsp', 1)], [], ''],
  ['no amount, ever', 'salt', [], [], ''],
  ['an amount where some was bought', 'salt', [], [of('tsp', 2)], 'need 2 tsp'],
  [
    'the larger end of a range',
    'carrot',
    [pieces(2)],
    [{ amount: 2, amountMax: 3, unit: '' }],
    'need 1 more',
  ],
  [
    'a range that was bought for',
    'carrot',
    [{ amount: 2, amountMax: 3, unit: '' }],
    [pieces(3)],
    '',
  ],
  ['more tins', 'canned-tomato', [tins(1)], [tins(3)], 'need 2 × 400 g tins more'],
  ['a food nobody listed', 'quandong', [g(100)], [g(250)], 'need 150 g more'],
])(
  'a changed need after a tick is covered or says how much more: %s',
  (_case, key, ticked, now, text) => {
    expect(remainingNeed(ticked, now, factsByKey(key))).toEqual({
      isCovered: text === '',
      text,
    });
  },
);

describe('whatever the line', () => {
  const amounts = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 2000 }),
      unit: fc.constantFrom('', 'g', 'kg', 'ml', 'cup', 'clove', 'bunch'),
    }),
    { maxLength: 3 },
  );
  const foods = fc.constantFrom('onion', 'milk', 'plain-flour', 'quandong').map(factsByKey);

  test('an amount that was bought covers the same need', () => {
    fc.assert(
      fc.property(foods, amounts, (food, need) => remainingNeed(need, need, food).isCovered),
    );
  });

  test('a missing amount is stated, and a covered need states nothing', () => {
    fc.assert(
      fc.property(foods, amounts, amounts, (food, ticked, now) => {
        const left = remainingNeed(ticked, now, food);
        expect(left.text === '').toBe(left.isCovered);
      }),
    );
  });
});

function factsByKey(key: string) {
  const food = findFoodById(key);
  return food && factsOf(food);
}

function of(unit: string, amount: number): ListAmount {
  return { amount, unit };
}

function g(amount: number): ListAmount {
  return of('g', amount);
}

function kg(amount: number): ListAmount {
  return of('kg', amount);
}

function pieces(amount: number): ListAmount {
  return of('', amount);
}

function tins(amount: number): ListAmount {
  return { amount, unit: 'tin', packageSize: tin };
}
