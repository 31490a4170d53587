import { listFoods, type Food } from '@saltbush/recipe-parser/foods';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { days, item, listOf, lineOf, recipe, short, today } from '../../../../testing/list-weeks';
import { wholePacks } from '../buying/whole-packs';
import { packsOfFood } from '../packs/packs-of-food';
import { ticksOf } from './ticks';

/** The line of a food whose first recipe was ticked, when the second was planned as well. */
function afterTick(key: string, first: string, second: string, more = {}) {
  const before = recipe('Ticked', first);
  const line = lineOf(listOf({ recipes: [before], ...more }), key)!;
  const { covered } = ticksOf(line, days, today)[0]!.line!;
  const later = listOf({
    recipes: [before, recipe('Later', second)],
    lines: [{ key, covered }],
    ...more,
  });
  return lineOf(later, key)!;
}

/** Not salt and pepper, which are two lines, nor parsley under another name. */
const packed = [...listFoods()].filter(
  (food) => packsOfFood(food).length > 0 && hasOwnLine(food.id, food.names[0]!),
);

function hasOwnLine(id: string, name: string): boolean {
  return lineOf(listOf({ recipes: [recipe('Plain', `1 g ${name}`)] }), id) !== undefined;
}

test('the table of packs has foods to try', () => expect(packed.length).toBeGreaterThan(200));

describe('a tick of a packed food', () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true });

  test('a tick of a packed food covers every need within what its packs hold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packed), share, share, (food, need, later) => {
        const { first, rest } = needsOf(food, need, later);
        const line = afterTick(food.id, text(food, first), text(food, rest));
        expect([food.id, line.isTicked, line.needLeft]).toEqual([food.id, true, undefined]);
      }),
      { numRuns: 400 },
    );
  });

  test('a ticked line asks for more when its packs hold a tenth less than the need', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packed), share, share, (food, need, later) => {
        const { first, bought } = needsOf(food, need, later);
        const line = afterTick(food.id, text(food, first), text(food, bought * 1.1 + 1 - first));
        expect([food.id, line.isTicked]).toEqual([food.id, false]);
        expect(line.needLeft).toMatch(/^need .* more$/);
      }),
      { numRuns: 200 },
    );
  });

  /**
   * A first need of up to three of the largest pack, what packs hold for it, and a rest that fits in. More than two jars of
   * a spice are bought by weight.
   */
  function needsOf(food: Food, need: number, later: number) {
    const packs = packsOfFood(food);
    const largest = packs.at(-1)!;
    const most = largest.name === 'small jar' ? 2 : 3;
    const first = rounded(food, most * largest.amount * need);
    const counts = wholePacks(packs, first);
    const bought = counts.reduce((sum, { pack, count }) => sum + pack.amount * count, 0);
    return { first, bought, rest: Math.max(0, Math.floor((bought - first) * later)) };
  }

  const unitOf = (food: Food) => packsOfFood(food)[0]!.unit;
  const rounded = (food: Food, amount: number) =>
    unitOf(food) === 'each' ? Math.ceil(amount) : Math.max(1, Math.round(amount));
  const text = (food: Food, amount: number) =>
    `${Math.round(amount)} ${{ g: 'g', ml: 'mL', each: '' }[unitOf(food)]} ${food.names[0]!}`;
});

describe('a tick covers what the line said to buy', () => {
  test.each([
    ['egg', '1 egg', '5 eggs'],
    ['egg', '1 egg', '11 eggs'],
    ['parsley', '2 tbsp chopped parsley', '¼ bunch parsley'],
    ['parsley', 'parsley, to serve', '2 tbsp chopped parsley'],
    ['coriander', '½ cup coriander leaves', '1 tbsp chopped coriander'],
    ['garlic', '2 cloves garlic', '4 cloves garlic'],
    ['thickened-cream', '200 ml thickened cream', '100 ml thickened cream'],
    ['butter', '50 g butter', '2 tbsp butter'],
    ['cabbage', '¼ cabbage', '¼ cabbage'],
    ['carrot', '150 g carrot', '50 g carrot'],
    ['lemon', '1 tbsp lemon juice', '1 tsp lemon zest'],
    ['coconut-milk', '200 ml coconut milk', '200 ml coconut milk'],
    ['beef-mince', '437 g beef mince', '13 g beef mince'],
    ['stock-cube', '2 stock cubes', '3 stock cubes'],
  ])('a tick of %s for %s covers a later need of %s', (key, first, second) => {
    const line = afterTick(key, first, second);
    expect([line.isTicked, line.needLeft]).toEqual([true, undefined]);
  });

  test.each([
    ['egg', '1 egg', '13 eggs', 'need 2 more'],
    ['parsley', '1 bunch parsley', '½ bunch parsley', 'need 1 bunch more'],
    ['milk', '1 L milk', '1.2 L milk', 'need 1.2 L more'],
    ['thickened-cream', '250 ml thickened cream', '100 ml thickened cream', 'need 50 mL more'],
    ['beef-mince', '500 g beef mince', '200 g beef mince', 'need 200 g more'],
    ['onion', '1 onion', '2 onions', 'need 2 more'],
  ])('a tick of %s for %s does not cover a later need of %s', (key, first, second, needLeft) => {
    expect(afterTick(key, first, second)).toMatchObject({ isTicked: false, needLeft });
  });

  test('a dozen bought for one egg of a recipe and six typed ones holds five more', () => {
    const covered = [{ amount: 1, unit: '' }];
    const eggs = (count: number) =>
      lineOf(
        listOf({
          recipes: [recipe('Slice', `${count} eggs`)],
          items: [item('6 eggs', { tickedOn: today })],
          lines: [{ key: 'egg', covered }],
        }),
        'egg',
      );
    expect(eggs(6)?.isTicked).toBe(true);
    expect(eggs(7)?.needLeft).toBe('need 1 more');
  });

  test('a tick of a line with an amount set by hand covers that amount alone', () => {
    const lines = [{ key: 'egg', covered: [{ amount: 1, unit: '' }], amount: 'one' }];
    const eggs = lineOf(listOf({ recipes: [recipe('Slice', '2 eggs')], lines }), 'egg');
    expect(eggs?.needLeft).toBe('need 1 more');
  });
});

test('a need of 2.04 L of milk is no 2 L bottle', () => {
  const line = lineOf(listOf({ recipes: [recipe('Custard', '2 L milk', '2 tbsp milk')] }), 'milk');
  expect([short(line), line?.buy?.amount]).toEqual(['Milk 2.04 L', '3 L bottle']);
});
