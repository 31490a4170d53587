import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlannedDays } from '../../../../testing/planned-days';
import { sevenDaysFrom } from '../../days/day-range';
import type { SwapLine, SwapShare } from '../../rows/meal-swap-rows';
import { needsOfSwap } from './needs-of-swap';
import { swapAmounts } from './swap-amounts';
import { swapsOfRows } from './swaps-of-rows';

const week = '2026-11-23';
const day = '2026-11-25';
const days = sevenDaysFrom(week);

const line = (text: string): SwapLine => {
  const [amount = '', unit = '', ...name] = text.split(' ');
  return /^\d/.test(text)
    ? { amount, unit, name: name.join(' ') }
    : { amount: '', unit: '', name: text };
};

interface Made {
  key: string;
  of: string;
  use?: string[];
  /** A quarter where nothing is said. */
  share?: SwapShare;
  eaterId?: string;
}

const quarter: SwapShare = [1, 4];

/** A dish of these lines on Wednesday, with swaps; `isRead`: the server has read them. */
function planned(
  lines: readonly string[],
  swaps: readonly Made[],
  { times = 1, isRead = true } = {},
) {
  const plan = new PlannedDays('2026-11-24');
  const mealId = plan.plan(day, lines, { quantity: times });
  for (const { key, of, use = [], share = quarter, eaterId = 'kim' } of swaps) {
    const instead = { of: line(of), use: use.map(line) };
    plan.swap({ mealId, eaterId, key, week, share, instead }, isRead ? needsOfSwap(instead) : []);
  }
  return plan;
}

/** What is to buy, by name, however it is sorted. */
function texts(plan: PlannedDays): Record<string, string> {
  const { aisles, checkAtHome, atHome } = plan.listOf(days);
  const all = [...aisles.flatMap(({ lines }) => lines), ...checkAtHome, ...atHome];
  return Object.fromEntries(all.map(({ key, text }) => [key, text.replaceAll(/\s/g, ' ')]));
}

describe('a list with swaps', () => {
  test.each<[string, string[], Made[], Record<string, string>]>([
    [
      'a food that one of four leaves out',
      ['300 ml thickened cream', '400 g pasta'],
      [{ key: 'thickened-cream', of: '300 ml thickened cream' }],
      { 'thickened-cream': '225 mL', pasta: '400 g' },
    ],
    [
      'a food that one of four has instead',
      ['1 L milk'],
      [{ key: 'milk', of: '1 L milk', use: ['1 L oat milk'] }],
      { milk: '750 mL', 'oat-milk': '250 mL' },
    ],
    [
      'foods that stand in for half as much',
      ['500 ml buttermilk'],
      [{ key: 'buttermilk', of: '250 ml buttermilk', use: ['250 ml milk', '20 ml lemon juice'] }],
      { buttermilk: '375 mL', milk: '125 mL' },
    ],
    [
      'a child with half a portion',
      ['350 g butter'],
      [{ key: 'butter', of: '350 g butter', use: ['350 g margarine'], share: [0.5, 3.5] }],
      { butter: '300 g', margarine: '50 g' },
    ],
    [
      'two people with different foods',
      ['400 ml milk'],
      [
        { key: 'milk', of: '400 ml milk', use: ['400 ml oat milk'] },
        { key: 'milk', of: '400 ml milk', use: ['400 ml soy milk'], eaterId: 'sam' },
      ],
      { milk: '200 mL', 'oat-milk': '100 mL', 'soy-milk': '100 mL' },
    ],
    [
      'a food that all leave out',
      ['300 ml thickened cream', '400 g pasta'],
      [{ key: 'thickened-cream', of: '300 ml thickened cream', share: [1, 1] }],
      { pasta: '400 g' },
    ],
    [
      'a person who is not home',
      ['300 ml thickened cream'],
      [{ key: 'thickened-cream', of: '300 ml thickened cream', share: [0, 3] }],
      { 'thickened-cream': '300 mL' },
    ],
    [
      'a recipe that was changed to twice as much since, in another unit',
      ['2 cups milk'],
      [{ key: 'milk', of: '250 ml milk', use: ['250 ml oat milk'] }],
      { milk: '1½ cups', 'oat-milk': '½ cup' },
    ],
    [
      'a food by the amounts that a substitute is known for',
      ['300 ml thickened cream'],
      [{ key: 'thickened-cream', of: '1 cup thickened cream', use: ['1 cup coconut cream'] }],
      { 'thickened-cream': '225 mL', 'coconut-cream': '75 mL' },
    ],
    [
      'as much of a food as of the other',
      ['300 ml thickened cream'],
      [{ key: 'thickened-cream', of: 'thickened cream', use: ['oat cream'] }],
      { 'thickened-cream': '225 mL', 'oat-cream': '75 mL' },
    ],
    [
      'a food that the dish does not have any more',
      ['400 g pasta'],
      [{ key: 'milk', of: '250 ml milk', use: ['250 ml oat milk'] }],
      { pasta: '400 g' },
    ],
  ])('the list counts %s', (_, lines, swaps, expected) => {
    const found = texts(planned(lines, swaps));
    expect(found).toMatchObject(expected);
    for (const { key } of swaps) if (!(key in expected)) expect(found).not.toHaveProperty(key);
  });

  test('a food without an amount is on the list beside what one person has instead', () => {
    const list = texts(
      planned(['cream, to serve'], [{ key: 'cream', of: 'cream', use: ['oat cream'] }]),
    );
    expect(Object.keys(list)).toEqual(expect.arrayContaining(['cream', 'oat-cream']));
  });

  test('a swap that the server has not read yet is counted as typed', () => {
    const swap = { key: 'milk', of: '1000 ml milk', use: ['1000 ml oat milk'] };
    const plan = planned(['1000 ml milk'], [swap], { isRead: false });
    expect(texts(plan)).toMatchObject({ milk: '750 mL', 'oat-milk': '250 mL' });
  });

  test('a swap names the dish and the food that it stands in for', () => {
    const plan = planned(['1 L milk'], [{ key: 'milk', of: '1 L milk', use: ['1 L oat milk'] }]);
    const [part] = plan.line(days, 'oat-milk')!.parts;
    expect(part).toMatchObject({ source: 'meal' });
    expect(part && 'recipeTitle' in part && part.recipeTitle).toMatch(/\(instead of milk\)$/);
  });

  test('a swap that is taken back leaves the list as it was', () => {
    const plan = planned(['1 L milk'], [{ key: 'milk', of: '1 L milk' }]);
    const before = texts(planned(['1 L milk'], []));
    plan.swap({ mealId: 'meal-0', eaterId: 'kim', key: 'milk', week, instead: null }, []);
    expect(texts(plan)).toEqual(before);
  });
});

describe('any list with swaps', () => {
  const foods = ['milk', 'butter', 'plain flour', 'basmati rice', 'thickened cream'];
  const instead: Record<string, string> = {
    milk: 'oat milk',
    butter: 'margarine',
    'plain flour': 'almond meal',
    'basmati rice': 'quinoa',
    'thickened cream': 'coconut cream',
  };
  const unitOf = (food: string) => (/milk|cream/.test(food) ? 'ml' : 'g');

  test('any list with swaps is that of two dishes: one for the others, and one as written for this person', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            food: fc.constantFrom(...foods),
            amount: fc.integer({ min: 1, max: 40 }),
            isSwapped: fc.boolean(),
            isLeftOut: fc.boolean(),
          }),
          { minLength: 1, selector: ({ food }) => food },
        ),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 1, max: 3 }),
        (lines, portion, others, times) => {
          // Quarters of a serve, and amounts that they divide: a list rounds what it shows.
          const all = portion + others;
          const text = (food: string, part: number, amount: number) =>
            `${amount * part * times} ${unitOf(food)} ${food}`;
          const swapped = planned(
            lines.map(({ food, amount }) => `${amount * all} ${unitOf(food)} ${food}`),
            lines
              .filter(({ isSwapped }) => isSwapped)
              .map(({ food, amount, isLeftOut }) => ({
                key: keyOf(food),
                of: `${amount * all} ${unitOf(food)} ${food}`,
                use: isLeftOut ? [] : [`${amount * all} ${unitOf(food)} ${instead[food]!}`],
                share: [portion / 4, all / 4] as const,
              })),
            { times },
          );
          const byHand = new PlannedDays('2026-11-24');
          if (others > 0) {
            byHand.plan(
              day,
              lines.map(({ food, amount }) => text(food, others, amount)),
            );
          }
          const own = lines.flatMap(({ food, amount, isSwapped, isLeftOut }) => {
            if (!isSwapped) return [text(food, portion, amount)];
            return isLeftOut
              ? []
              : [text(instead[food]!, portion, amount).replace(/ (?:g|ml) /, ` ${unitOf(food)} `)];
          });
          if (own.length > 0) byHand.plan(day, own);
          expect(texts(swapped)).toEqual(texts(byHand));
        },
      ),
      { numRuns: 100 },
    );
  });

  const keyOf = (food: string) =>
    needsOfSwap({ of: { amount: '', unit: '', name: food }, use: [] })[0]!.identity.key;
});

describe('what a cook is told of a swap', () => {
  test('the amounts of a swap follow how often the dish is cooked', () => {
    const swap = { key: 'milk', of: '400 ml milk', use: ['400 ml oat milk'] };
    const { view } = planned(['400 ml milk'], [swap]);
    const [recipeId, { needs }] = [...view.recipes][0]!;
    const { swaps = [] } = swapsOfRows(view)({ id: 'meal-0', recipeId });
    const clean = (text: string) => text.replaceAll(/\s/g, ' ');
    const { less, use } = swapAmounts(needs, swaps[0]!, 2);
    expect([clean(less), use.map(clean)]).toEqual(['200 mL', ['200 mL oat milk']]);
  });
});
