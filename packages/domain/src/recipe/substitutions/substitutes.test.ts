import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findListedFood } from '@saltbush/recipe-parser/foods';
import { parseQuantity, toNumber } from '@saltbush/recipe-parser/units';
import { recipeDiets } from '../diets/recipe-diets';
import { isWater } from '../not-food/not-bought';
import { parseRow } from './parse-row';
import { substituteAt } from './substitute-at';
import { substitutesFor } from './substitutes';
import { allRows } from './table/all-rows';

const line = (name: string, amount = '', unit = '') => ({ name, amount, unit });
const textsFor = (...of: Parameters<typeof line>) =>
  substitutesFor(line(...of)).map(({ text }) => text);

describe('the table of substitutes', () => {
  test('the table has substitutes for the foods of an Australian kitchen', () => {
    expect(new Set(allRows.map((row) => parseRow(row).key)).size).toBeGreaterThan(250);
  });

  test.each(allRows.map(([food, substitute]) => ({ food, substitute })))(
    'the substitution of "$food" by "$substitute" is read by our own parsers',
    ({ food, substitute }) => {
      const { of, use } = parseRow([food, substitute]);
      for (const side of [of, ...use]) {
        const quantity = parseQuantity(side.amount);
        expect([side, quantity && toNumber(quantity) > 0]).toEqual([side, true]);
        expect([side, isWater(side.name) || findListedFood(side.name) !== undefined]).toEqual([
          side,
          true,
        ]);
      }
      expect(recipeDiets(use).unknownLines).toEqual([]);
    },
  );

  test('no row of the table is there twice, and none offers the food itself', () => {
    const keys = allRows.map(([food, substitute]) => `${food} = ${substitute}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of allRows) {
      const { key, use } = parseRow(row);
      const isItself = use.length === 1 && findListedFood(use[0]!.name)?.id === key;
      expect([row, isItself]).toEqual([row, false]);
    }
  });
});

describe('substitutesFor', () => {
  test.each([
    [['buttermilk', '1', 'cup'], '1 cup milk and 1 tbsp lemon juice'],
    [['buttermilk', '500', 'ml'], '2 cup milk and 2 tbsp lemon juice'],
    [['butter', '250', 'g'], '250 g margarine'],
    [['self-raising flour', '300', 'g'], '2 cup plain flour and 4 tsp baking powder'],
    [['brown onion, sliced', '2', ''], '6 shallots'],
    [['eggs', '2', ''], '2 tbsp ground flaxseed and 4 tbsp water'],
    [['2 cups buttermilk, shaken', '', ''], '2 cup milk and 2 tbsp lemon juice'],
  ] as const)('the line %j has the first substitute "%s"', ([name, amount, unit], text) => {
    expect(textsFor(name, amount, unit)[0]).toBe(text);
  });

  test('a line without an amount is told for how much a substitute is', () => {
    expect(substitutesFor(line('buttermilk'))[0]).toMatchObject({
      text: '1 cup milk and 1 tbsp lemon juice',
      per: '1 cup',
    });
    expect(substitutesFor(line('buttermilk', '2', 'cup'))[0]!.per).toBeUndefined();
  });

  test('a kind of a food without substitutes of its own has those of the food', () => {
    expect(textsFor('full cream milk', '1', 'cup')).toContain('1 cup soy milk');
    expect(textsFor('soy milk', '1', 'cup')).toEqual(['1 cup oat milk']);
  });

  test.each([['salt and pepper'], ['quandong bark'], ['']])(
    'the line "%s" has no substitutes',
    (name) => {
      expect(textsFor(name)).toEqual([]);
    },
  );

  test('a remembered substitute comes first, in the amount of the line', () => {
    const remembered = [{ id: 'r', food: 'milk', substitute: 'oat milk', note: 'Ours.' }];
    const [first] = substitutesFor(line('milk', '300', 'ml'), { remembered });
    expect(first).toMatchObject({ text: '300 ml oat milk', note: 'Ours.', rememberedId: 'r' });
    const others = substitutesFor(line('cream', '1', 'cup'), { remembered });
    expect(others.every(({ rememberedId }) => rememberedId === undefined)).toBe(true);
  });

  test('the heading of a line is that of its substitutes', () => {
    const asked = { ...line('caster sugar', '1', 'cup'), section: 'Icing' };
    expect(substitutesFor(asked)[0]!.lines).toMatchObject([{ section: 'Icing' }]);
  });

  test('substitutes that help somebody who eats come first, those somebody must not have last', () => {
    const eaters = [
      { name: 'Kim', needs: ['dairy-free'] },
      { name: 'Leo', needs: ['soy', 'no such thing'] },
    ];
    const found = substitutesFor(line('cream', '1', 'cup'), { eaters });
    expect(found[0]).toMatchObject({ text: '1 cup coconut cream', suits: ['Kim'], notFor: [] });
    expect(found.find(({ text }) => text.includes('tofu'))).toMatchObject({
      suits: ['Kim'],
      notFor: ['Leo'],
    });
    expect(found.at(-1)!.notFor).not.toEqual([]);
  });

  test('every substitute is scaled with its line, whatever the food', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allRows), fc.integer({ min: 1, max: 8 }), (row, times) => {
        const { of } = parseRow(row);
        const amount = String(toNumber(parseQuantity(of.amount)!) * times);
        const found = substitutesFor({ ...of, amount });
        for (const { per, lines } of found) {
          expect(per).toBeUndefined();
          for (const { amount: scaled } of lines) expect(parseQuantity(scaled)).toBeDefined();
        }
      }),
    );
  });
});

describe('substituteAt', () => {
  test('a recipe gets the substitute in its own amounts, in the place and under the heading of the line', () => {
    const recipe = {
      measures: 'au' as const,
      ingredients: [
        line('plain flour', '2', 'cup'),
        { ...line('buttermilk', '1', 'cup'), section: 'Batter' },
        line('salt'),
      ],
    };
    // For twice as many.
    const [offer] = substitutesFor(line('buttermilk', '2', 'cup'));
    expect(substituteAt(recipe, 1, offer!)).toEqual({
      name: 'milk and lemon juice for buttermilk',
      ingredients: [
        recipe.ingredients[0],
        { ...line('milk', '1', 'cup'), section: 'Batter' },
        { ...line('lemon juice', '1', 'tbsp'), section: 'Batter' },
        recipe.ingredients[2],
      ],
    });
  });

  test('a line without an amount gets a substitute without one', () => {
    const recipe = { measures: 'au' as const, ingredients: [line('buttermilk')] };
    const [offer] = substitutesFor(line('buttermilk'));
    expect(substituteAt(recipe, 0, offer!).ingredients).toMatchObject([
      { name: 'milk', amount: '', unit: '' },
      { name: 'lemon juice', amount: '', unit: '' },
    ]);
  });
});
