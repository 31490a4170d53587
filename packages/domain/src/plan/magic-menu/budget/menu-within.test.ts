import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMenu } from '../magic-menu';
import type { Candidate, MenuRequest } from '../menu-request';
import { buildProblem } from '../problem';
import { empty, fits, place, startSums } from '../running-sums';
import { CostSums } from './cost-sums';
import { centsFor, type FoodCosts } from './food-costs';
import { findMenuWithin } from './menu-within';
import { plainDish } from '../../../../testing/magic-menu/plain-dish';

const foods: FoodCosts = {
  beef: { cents: 200 },
  lentils: { cents: 40, packGrams: 500, keeps: true },
  cream: { cents: 100, packGrams: 300 },
  coriander: { cents: 350, packGrams: 100, isEstimate: true },
  soy: { cents: 150, packGrams: 250, keeps: true },
  rice: { cents: 30, packGrams: 1000, keeps: true },
};

const dish = (
  id: string,
  needs: Record<string, number>,
  more: Partial<Candidate> = {},
): Candidate =>
  plainDish(id, {
    isMeatless: false,
    foods: Object.keys(needs),
    grams: Object.values(needs),
    cost: 3,
    ...more,
  });

const requestOf = (
  candidates: Candidate[],
  cents: number,
  days = 2,
  more: Partial<MenuRequest> = {},
): MenuRequest => ({
  slots: Array.from({ length: days }, (_, day) => ({
    id: `day-${day}`,
    date: `2026-11-${23 + day}`,
    meal: 'dinner',
    eaterIds: [],
    portions: 4,
  })),
  candidates,
  settings: { repeatAfterDays: 10, leanings: [] },
  seed: 1,
  budget: { cents, foods },
  ...more,
});

describe('what a week costs', () => {
  test.each([
    [150, { cents: 200 }, 300],
    [150, { cents: 100, packGrams: 300 }, 300],
    [305, { cents: 100, packGrams: 300 }, 300],
    [320, { cents: 100, packGrams: 300 }, 600],
    [20, { cents: 150, packGrams: 250, keeps: true }, 30],
    [200, { cents: 150, packGrams: 250, keeps: true }, 375],
    [0, { cents: 100, packGrams: 300 }, 0],
  ])('%s g of a food at %j cost %s cents', (grams, cost, cents) => {
    expect(centsFor(grams, cost)).toBe(cents);
  });

  test('two dinners share a carton, and what is left of last week costs nothing while it is good', () => {
    const candidates = [dish('a', { cream: 35 }), dish('b', { cream: 35 })];
    const costOf = (more: Partial<MenuRequest>) =>
      planMenu(requestOf(candidates, 10_000, 2, more)).cost;
    expect(costOf({})?.cents).toBe(300);
    const left = { food: 'cream', packs: 1, boughtOn: '2026-11-20', lastDay: '2026-11-30' };
    expect(costOf({ left: [left] })?.cents).toBe(0);
    expect(costOf({ left: [{ ...left, lastDay: '2026-11-22' }] })?.cents).toBe(300);
    expect(costOf({ left: [{ ...left, lastDay: '2026-11-23' }] })?.cents).toBe(300);
  });
});

describe('a week under a budget', () => {
  const steak = dish('steak', { beef: 250 }, { rating: 5 });
  const roast = dish('roast', { beef: 300 }, { rating: 5, isFavourite: true });
  const dal = dish('dal', { lentils: 80, coriander: 10 }, { rating: 3 });
  const soup = dish('soup', { lentils: 40, coriander: 5 }, { rating: 3 });

  test('a week without a limit that matters has what people like best', () => {
    const menu = planMenu(requestOf([steak, roast, dal, soup], 100_000));
    expect(menu.picks.map(({ recipeId }) => recipeId).toSorted()).toEqual(['roast', 'steak']);
    expect(menu.cost).toMatchObject({
      cents: 4400,
      limit: 100_000,
      isRefused: false,
      hasEstimate: false,
    });
  });

  test('a week under a limit has the best that it allows', () => {
    const { picks, cost } = planMenu(requestOf([steak, roast, dal, soup], 3500));
    expect(picks.map(({ recipeId }) => recipeId)).toContain('roast');
    expect(cost!.cents).toBeLessThanOrEqual(3500);
    expect(cost).toMatchObject({ hasEstimate: true });
  });

  test('a limit that can’t be met is refused with the cost of the cheapest week', () => {
    const { picks, unfilled, cost } = planMenu(requestOf([steak, roast, dal, soup], 500));
    expect([picks, unfilled]).toEqual([[], []]);
    // Lentils of 480 g are a pack, 60 g of coriander a bunch.
    expect(cost).toMatchObject({ cents: 550, limit: 500, isRefused: true });
  });

  test('a dish without known prices is not chosen, and a planned one is named', () => {
    const unknown = dish('unknown', {}, { cost: undefined, rating: 5, isFavourite: true });
    const alone = planMenu(requestOf([unknown], 10_000, 1));
    expect(alone.unfilled[0]?.advice).toBe(
      '1 recipe fits if its prices are known, or without a limit.',
    );
    const request = requestOf([unknown, dal, soup], 10_000);
    expect(planMenu(request).picks.map(({ recipeId }) => recipeId)).not.toContain('unknown');
    const [first, ...slots] = request.slots;
    const locked = planMenu({ ...request, slots: [{ ...first!, lockedId: 'unknown' }, ...slots] });
    expect(locked.cost).toMatchObject({ unpriced: 1 });
  });

  test('small weeks are within 1 % of the best and the cheapest of all that there are', () => {
    const someDish = fc.record({
      needs: fc.dictionary(
        fc.constantFrom(...Object.keys(foods)),
        fc.integer({ min: 5, max: 250 }),
        { minKeys: 1, maxKeys: 3 },
      ),
      rating: fc.integer({ min: 1, max: 5 }),
      isFavourite: fc.boolean(),
    });
    const week = fc.record({
      dishes: fc.array(someDish, { minLength: 4, maxLength: 9 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      left: fc.boolean(),
    });
    fc.assert(
      fc.property(week, ({ dishes, share, left: hasLeft }) => {
        const candidates = dishes.map(({ needs, ...more }, n) => dish(`dish-${n}`, needs, more));
        const left = hasLeft
          ? [{ food: 'cream', packs: 0.5, boughtOn: '2026-11-20', lastDay: '2026-11-24' }]
          : [];
        const problem = buildProblem(requestOf(candidates, 0, 3, { left }));
        const all = everyMenu(problem, left);
        const costs = all.map(({ cents }) => cents);
        const cheapest = Math.min(...costs);
        const cents = Math.round(cheapest + share * (Math.max(...costs) - cheapest));
        const found = findMenuWithin(problem, { budget: { cents, foods }, left, seed: 1 });
        const allowed = all.filter((menu) => menu.cents <= cents + 1e-6);
        if (allowed.length === 0) {
          expect(found.isMet).toBe(false);
          expect(found.cost).toBeLessThanOrEqual(Math.ceil(cheapest * 1.01));
          return;
        }
        expect(found.isMet).toBe(true);
        expect(found.cost).toBeLessThanOrEqual(cents);
        const best = Math.max(...allowed.map(({ value }) => value));
        expect(found.sums.value).toBeGreaterThanOrEqual(best - 0.01 * Math.abs(best) - 1e-6);
      }),
      { numRuns: 150 },
    );
  });
});

/** Of three free slots, each full menu with its points and cents, by trying all. */
function everyMenu(problem: ReturnType<typeof buildProblem>, left: MenuRequest['left']) {
  const menus: { value: number; cents: number }[] = [];
  const sums = startSums(problem);
  const costs = new CostSums(problem, foods, left ?? []);
  const visit = (at: number): void => {
    if (at === problem.slots.length) {
      menus.push({ value: sums.value, cents: costs.cents });
      return;
    }
    for (const number of problem.slots[at]!.allowed) {
      if (!fits(problem, sums, at, number)) continue;
      place(problem, sums, at, number);
      costs.place(at, number);
      visit(at + 1);
      empty(problem, sums, at);
      costs.empty(at, number);
    }
  };
  visit(0);
  return menus;
}
