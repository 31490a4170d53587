import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFoods } from '@saltbush/recipe-parser/foods';
import { kindOfFood } from './kind-of-food';

describe('an unknown name is a kind of', () => {
  test.each([
    ['Gluten-free spaghetti', 'spaghetti'],
    ['Chana lentils', 'lentil'],
    ['Plain whole-milk Greek yogurt', 'greek-yoghurt'],
    ['Whole milk ricotta cheese', 'ricotta'],
    ['Spanish brandy', 'brandy'],
    ['Coconut butter dip', undefined],
    ['Italian fontina cheese', 'fontina'],
    ['Butterscotch-flavored chips', undefined],
    ['Biscoff cookie butter', undefined],
    ['Sichuan pepper oil', undefined],
    ['Mini capsicums', undefined],
    ['Quandong bark', undefined],
    ['Spaghetti', undefined],
  ])('an unknown name is a kind of a food (%s: %s)', (name, id) =>
    expect(kindOfFood(name)?.id).toBe(id),
  );

  test('an unknown name is never a kind of a food behind another food', () => {
    const foods = [...listFoods()].filter(({ names }) => /^[a-z ]+$/.test(names[0] ?? ''));
    const food = fc.constantFrom(...foods);
    fc.assert(
      fc.property(food, food, (first, last) => {
        const name = `${first.names[0]} ${last.names[0]}`;
        fc.pre(!/\bmilk\b/.test(name));
        // "Gold potato gnocchi" ends in another name of gnocchi.
        fc.pre(!last.names.slice(1).some((other) => name.endsWith(` ${other}`)));
        expect(kindOfFood(name)).not.toBe(last);
      }),
      { numRuns: 300 },
    );
  });
});
