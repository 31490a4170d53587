import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestKey } from '@saltbush/recipe-parser/foods';
import { buildShoppingList } from './build-shopping-list';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { remainingNeed } from './amounts/remaining-need';
import { factsOf } from './needs/list-needs';
import type { ListMeal, ShoppingLine } from './shopping-line';
import { foodKeyOf, isSplitKey, noSplits, splitKey } from './splits';
import type { Splits } from './splits';

const spanish = 'red-onion--spanish-onion';

describe('a split wording', () => {
  const soup = meal('Soup', ['2 red onions', '1 Spanish onion, sliced'], '2026-03-02');
  const salad = meal('Salad', ['spanish onions, to serve'], '2026-03-04');
  const splits = splitsOf([spanish]);

  test('a split wording has a line and parts of its own, and says where it came from', () => {
    const lines = buildShoppingList([soup, salad], { splits });
    expect(lines.map(({ key, name, text }) => [key, name, text])).toEqual([
      ['red-onion', 'Red onions', '2'],
      [spanish, 'Spanish onion', '1'],
    ]);
    expect(lines[1]).toMatchObject({
      apartFrom: 'Red onions',
      parts: [{ recipeTitle: 'Soup' }, { recipeTitle: 'Salad' }],
    });
    expect(lines[0]?.apartFrom).toBeUndefined();
  });

  test('a split wording is known in another week by its words, whatever the recipe', () => {
    const later = meal('Tart', ['3 spanish onions'], '2026-07-09');
    expect(keysOf(buildShoppingList([later], { splits }))).toEqual([spanish]);
  });

  test('a split wording stands where its food was moved, until it is moved itself', () => {
    const moved = new Map([['red-onion', 'Pantry']] as const);
    const [, line] = buildShoppingList([soup], { splits, corrections: moved });
    expect(line).toMatchObject({ key: spanish, aisle: 'Pantry' });
    expect(line?.usualAisle).toBeUndefined();
    const both = new Map([...moved, [spanish, 'Deli']] as const);
    const own = buildShoppingList([soup], { splits, corrections: both });
    expect(own.find(({ key }) => key === spanish)).toMatchObject({
      aisle: 'Deli',
      usualAisle: 'Pantry',
    });
  });

  test('a split wording weighs what its food weighs', () => {
    const weighed = meal('Dip', ['170 g spanish onion'], '2026-03-05');
    const [, line] = buildShoppingList([soup, weighed], { splits });
    expect(line).toMatchObject({ key: spanish, text: '2 (about 340 g)' });
    const onion = factsOf(findFoodById('red-onion')!);
    const left = remainingNeed([{ amount: 340, unit: 'g' }], line!.amounts, onion);
    expect(left.isCovered).toBe(true);
  });

  test('a split wording that all parts have leaves no line behind', () => {
    expect(keysOf(buildShoppingList([salad], { splits }))).toEqual([spanish]);
  });
});

describe('split measures', () => {
  const onions = [meal('Soup', ['2 onions'], '2026-03-02'), meal('Pie', ['150 g onion'])];

  test('split measures stand side by side, and can be added up again', () => {
    const [added] = buildShoppingList(onions);
    expect(added).toMatchObject({ text: '3 (about 450 g)', measures: 'added' });
    const [line] = buildShoppingList(onions, { splits: splitsOf([], ['onion']) });
    expect(line).toMatchObject({ text: '2 + 150 g', measures: 'apart', isApproximate: false });
    expect(line?.reason).toBeUndefined();
  });

  test('split measures say nothing where there is nothing to convert', () => {
    const [line] = buildShoppingList([onions[0]!], { splits: splitsOf([], ['onion']) });
    expect(line?.measures).toBeUndefined();
  });
});

describe('a key', () => {
  test('the key of a split wording names the food and the wording', () => {
    expect(splitKey('red-onion', 'spanish-onion')).toBe(spanish);
    expect([spanish, 'red-onion'].map(foodKeyOf)).toEqual(['red-onion', 'red-onion']);
    expect([spanish, 'red-onion'].map(isSplitKey)).toEqual([true, false]);
  });

  test('the key of a wording fits into an index and a URL, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const lines = buildShoppingList([meal('A', [text])]);
        for (const { wording } of lines.flatMap(({ parts }) => parts)) {
          expect(wording.key).toMatch(/^[a-z0-9-]+$/);
          expect(isSplitKey(wording.key)).toBe(true);
          expect(wording.key.length).toBeLessThanOrEqual(longestKey);
          expect(wording.name.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('every split', () => {
  test('a list whose splits are joined again is as it was', () => {
    fc.assert(
      fc.property(mealsArbitrary, splitsArbitrary, (meals, splits) => {
        const before = buildShoppingList(meals);
        const split = buildShoppingList(meals, { splits });
        expect(buildShoppingList(meals, { splits: noSplits })).toEqual(before);
        // The split lines are the parts of the old ones, neither more nor fewer.
        for (const line of before) {
          const pieces = split.filter(({ key }) => foodKeyOf(key) === line.key);
          const parts = pieces.flatMap((piece) => piece.parts);
          expect(parts.map(textOfPart).sort()).toEqual(line.parts.map(textOfPart).sort());
        }
        expect(split.every(({ parts }) => parts.length > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a line of a split list has one split wording, or those that are not split', () => {
    fc.assert(
      fc.property(mealsArbitrary, splitsArbitrary, (meals, splits) => {
        const lines = buildShoppingList(meals, { splits });
        expect(new Set(keysOf(lines)).size).toBe(lines.length);
        for (const { key, parts } of lines) {
          for (const { wording } of parts) {
            const isSplit = splits.wordings.has(wording.key);
            expect(key).toBe(isSplit ? wording.key : foodKeyOf(wording.key));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the order of meals and of splits changes nothing of the list', () => {
    fc.assert(
      fc.property(mealsArbitrary, splitsArbitrary, (meals, splits) => {
        const turned = splitsOf([...splits.wordings].reverse(), [...splits.measures].reverse());
        expect(buildShoppingList([...meals].reverse(), { splits: turned })).toEqual(
          buildShoppingList(meals, { splits }),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('a meal cooked in halves is split like one cooked once', () => {
    fc.assert(
      fc.property(mealsArbitrary, splitsArbitrary, (meals, splits) => {
        const halves = meals.flatMap((whole) => {
          const half = { ...whole, quantity: whole.quantity / 2 };
          return [half, half];
        });
        const shown = (line: ShoppingLine) => `${line.key}: ${line.text}`;
        expect(buildShoppingList(halves, { splits }).map(shown)).toEqual(
          buildShoppingList(meals, { splits }).map(shown),
        );
      }),
      { numRuns: 200 },
    );
  });
});

const names = [
  'red onion',
  'Spanish onions',
  'salad onion, finely chopped',
  'eggs',
  'free-range eggs',
  'quandong pie',
  'organic quandong pies',
  'tinned tomatoes',
  'boiling water',
];

const mealsArbitrary: fc.Arbitrary<ListMeal[]> = fc
  .array(
    fc.array(fc.tuple(fc.constantFrom('1', '2 cups', '150 g', ''), fc.constantFrom(...names)), {
      maxLength: 6,
    }),
    { maxLength: 4 },
  )
  .map((recipes) =>
    recipes.map((lines, index) =>
      meal(
        `Recipe ${index}`,
        lines.map(([amount, name]) => `${amount} ${name}`.trim()),
        `2026-03-0${index + 1}`,
      ),
    ),
  );

const everyWording = buildShoppingList([meal('All', names)]).flatMap(({ parts }) =>
  parts.map(({ wording }) => wording.key),
);

const splitsArbitrary: fc.Arbitrary<Splits> = fc
  .tuple(
    fc.subarray([...everyWording, 'egg--duck-egg']),
    fc.subarray([...everyWording, ...everyWording.map(foodKeyOf)]),
  )
  .map(([wordings, measures]) => splitsOf(wordings, measures));

function splitsOf(wordings: readonly string[], measures: readonly string[] = []): Splits {
  return { wordings: new Set(wordings), measures: new Set(measures) };
}

function keysOf(lines: readonly ShoppingLine[]): string[] {
  return lines.map(({ key }) => key);
}

function textOfPart(part: ShoppingLine['parts'][number]): string {
  const recipeId = part.source === 'meal' ? part.recipeId : '';
  return [recipeId, part.text, part.ingredientText].join('|');
}

function meal(title: string, lines: readonly string[], date = '2026-03-03'): ListMeal {
  const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
  return { recipe: { id: title, title, ingredients }, quantity: 1, date };
}
