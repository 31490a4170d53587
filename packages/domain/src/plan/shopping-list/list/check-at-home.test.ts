import { describe, expect, test } from 'vitest';
import { days, item, listOf, lineOf, recipe, today } from '../../../../testing/list-weeks';
import type { ShoppingList } from './shopping-list';
import { listAsText } from './list-as-text';
import { ticksOf } from './ticks';

const curry = recipe(
  'Curry',
  '2 tsp ground cumin',
  '1 tbsp olive oil',
  'salt, to taste',
  '2 onions',
  '400 g tin coconut milk',
  '1 bunch coriander (optional)',
);
const keysOf = ({ checkAtHome, aisles }: ShoppingList) => ({
  check: checkAtHome.map(({ key }) => key),
  buy: aisles.flatMap(({ lines }) => lines.map(({ key }) => key)),
});

describe('a little of what a pantry may have', () => {
  test.each([
    '2 tsp ground cumin',
    '3 tbsp soy sauce',
    '1 tbsp olive oil',
    '3 tbsp plain flour',
    '2 bay leaves',
    '1 cinnamon stick',
    'pinch of saffron',
    'salt, to taste',
    'pepper',
    'olive oil, for frying',
    'plain flour, for dusting',
    '1 tsp vanilla extract',
    '2 tbsp honey',
    '2 stock cubes',
    '1 tbsp white vinegar',
  ])('a need for %s is to check at home', (text) => {
    const list = listOf({ recipes: [recipe('Dish', text)], checksAtHome: true });
    expect(keysOf(list)).toMatchObject({ buy: [], check: [expect.any(String)] });
    expect(list.total).toBe(0);
  });

  test.each([
    '2 cups plain flour',
    '200 g white sugar',
    '1 cup olive oil',
    '2 tbsp butter',
    '1 tbsp lemon juice',
    '400 g tin diced tomatoes',
    '2 tbsp coconut milk',
    '250 g spaghetti',
    'pasta, to serve',
    '2 tbsp chopped parsley',
    '2 tbsp quandong syrup',
    '50 g pine nuts',
    '1 packet taco seasoning mix',
    '1 vanilla bean',
  ])('a need for %s is to buy', (text) => {
    const list = listOf({ recipes: [recipe('Dish', text)], checksAtHome: true });
    expect(keysOf(list)).toMatchObject({ check: [], buy: [expect.any(String)] });
  });

  test('a little that many recipes need is to buy', () => {
    const dressings = [1, 2, 3, 4, 5].map((n) => recipe(`Salad ${n}`, '1 tbsp olive oil'));
    expect(keysOf(listOf({ recipes: dressings, checksAtHome: true })).buy).toEqual(['olive-oil']);
  });

  test('a line to check at home stands outside the aisles, and does not count', () => {
    const list = listOf({ recipes: [curry], checksAtHome: true });
    expect(keysOf(list)).toEqual({
      check: ['olive-oil', 'ground-cumin', 'salt'],
      buy: ['onion', 'coriander', 'coconut-milk'],
    });
    expect(list.total).toBe(3);
    expect(listAsText(list)).toMatch(
      /\n\nCheck at home\n- 1 tbsp olive oil\n- 2 tsp ground cumin\n- salt$/,
    );
    expect(keysOf(listOf({ recipes: [curry] })).check).toEqual([]);
  });

  test('a line to check at home is in its aisle when somebody needs it, typed it or set an amount', () => {
    const lines = [
      { key: 'ground-cumin', isNeeded: true },
      { key: 'salt', amount: 'a big bag' },
    ];
    const items = [item('olive oil')];
    const list = listOf({ recipes: [curry], lines, items, checksAtHome: true });
    expect(list.checkAtHome).toEqual([]);
    expect(lineOf(list, 'ground-cumin')?.buy?.amount).toBe('1 small jar');
  });

  test('a line that was found at home is put away until recipes need more', () => {
    const cumin = lineOf(listOf({ recipes: [curry], checksAtHome: true }), 'ground-cumin')!;
    const { key, covered } = ticksOf(cumin, days, today)[0]!.line!;
    const lines = [{ key, covered, isCleared: true }];
    const had = listOf({ recipes: [curry], lines, checksAtHome: true });
    expect(had.cleared.map((line) => line.key)).toEqual(['ground-cumin']);
    const more = listOf({ recipes: [curry], lines, quantity: 2, checksAtHome: true });
    expect(keysOf(more).check).toContain('ground-cumin');
  });

  test('a line that is always at home is a staple', () => {
    const list = listOf({
      recipes: [curry],
      foods: { salt: { isStaple: true } },
      checksAtHome: true,
    });
    expect(list.staples.map(({ key }) => key)).toEqual(['salt']);
    expect(keysOf(list).check).toEqual(['olive-oil', 'ground-cumin']);
  });
});

describe('optional items', () => {
  test('optional items are left off by the setting, and named', () => {
    const list = listOf({ recipes: [curry], hidesOptional: true });
    expect(list.hiddenOptional.map(({ key }) => key)).toEqual(['coriander']);
    expect(keysOf(list).buy).not.toContain('coriander');
    expect(listOf({ recipes: [curry] }).hiddenOptional).toEqual([]);
  });

  test('optional items stay when another recipe or a person asks for them', () => {
    const laksa = recipe('Laksa', '1 bunch coriander');
    const asked = listOf({ recipes: [curry, laksa], hidesOptional: true });
    expect(asked.hiddenOptional).toEqual([]);
    const typed = listOf({ recipes: [curry], items: [item('coriander')], hidesOptional: true });
    expect(keysOf(typed).buy).toContain('coriander');
  });
});
