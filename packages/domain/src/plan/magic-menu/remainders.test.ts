import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomWeek } from '../../../testing/magic-menu/random-week';
import { findBestMenu } from './local-search';
import { planMenu } from './magic-menu';
import type { MenuRequest } from './menu-request';
import { buildProblem } from './problem';
import { bestFor } from './fill-slots';
import { empty, fits, gainOf, gainsOf, none, startSums } from './running-sums';
import { plainDish as dish } from '../../../testing/magic-menu/plain-dish';

const cream = { food: 'thickened-cream', name: 'thickened cream', packs: 0.5 };
const creamy = dish('creamy', { perishables: [cream], foods: ['thickened-cream'] });
const others = Array.from({ length: 12 }, (_, n) => dish(`plain-${n}`));
const left = { food: cream.food, packs: 0.5, boughtOn: '2026-11-17', lastDay: '2026-11-27' };

const requestOn = (date: string, more: Partial<MenuRequest> = {}): MenuRequest => ({
  slots: [{ id: 'one', date, meal: 'dinner', eaterIds: [] }],
  candidates: [creamy, ...others],
  settings: { repeatAfterDays: 10, leanings: [] },
  seed: 1,
  ...more,
});

describe('what is left of last week in Magic Menu', () => {
  test('a dish that uses the cream that is left is chosen, and its sentence says so', () => {
    const [pick] = planMenu(requestOn('2026-11-23', { left: [left] })).picks;
    expect(pick).toMatchObject({
      recipeId: 'creamy',
      reason: 'Uses thickened cream left from Tuesday.',
    });
    expect(planMenu(requestOn('2026-11-23')).picks[0]?.recipeId).not.toBe('creamy');
  });

  test('cream that is no longer good that day chooses nothing', () => {
    const request = requestOn('2026-11-23', { left: [{ ...left, lastDay: '2026-11-22' }] });
    expect(planMenu(request).picks[0]?.recipeId).not.toBe('creamy');
  });

  test('a dish that people love more is chosen, whatever is left', () => {
    const loved = dish('loved', { rating: 5, isFavourite: true });
    const request = requestOn('2026-11-23', { left: [left], candidates: [creamy, loved] });
    expect(planMenu(request).picks[0]?.recipeId).toBe('loved');
  });

  test('two dishes share what is left, and the second buys a pack', () => {
    const problem = buildProblem(
      requestOn('2026-11-23', {
        left: [left],
        slots: [
          { id: 'a', date: '2026-11-23', meal: 'dinner', eaterIds: [], lockedId: 'creamy' },
          { id: 'b', date: '2026-11-24', meal: 'dinner', eaterIds: [] },
        ],
        candidates: [creamy, { ...creamy, id: 'second' }, ...others],
      }),
    );
    const second = problem.dishes.findIndex(({ candidate }) => candidate.id === 'second');
    const gains = gainsOf(problem, startSums(problem), 1, second);
    expect(gains.left).toBe(0);
    expect(gains.waste).toBeLessThan(0);
  });

  test('the gain of a dish is the sum of its causes, never above its bound, and emptying takes it back', () => {
    const someLeft = fc.array(
      fc.record({
        at: fc.nat(30),
        packs: fc.double({ min: 0.1, max: 2.5, noNaN: true }),
        days: fc.nat(8),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), someLeft, (seed, given) => {
        const week = randomWeek(seed, { recipes: 14, days: 5, isEasy: true });
        const foods = [
          ...new Set(
            week.candidates.flatMap(({ perishables }) => perishables.map(({ food }) => food)),
          ),
        ];
        if (foods.length === 0) return;
        const found = given.map(({ at, packs, days }) => ({
          food: foods[at % foods.length]!,
          packs,
          boughtOn: '2026-11-17',
          lastDay: `2026-11-${23 + (days % 7)}`,
        }));
        const problem = buildProblem({ ...week, left: found });
        const sums = findBestMenu(problem, seed);
        problem.slots.forEach(({ locked, allowed }, at) => {
          if (locked !== undefined) return;
          empty(problem, sums, at);
          for (const number of allowed) {
            if (!fits(problem, sums, at, number)) continue;
            const causes = Object.values(gainsOf(problem, sums, at, number));
            const gain = gainOf(problem, sums, at, number);
            expect(causes.reduce((a, b) => a + b, 0)).toBeCloseTo(gain, 9);
            expect(gain).toBeLessThanOrEqual(problem.dishes[number]!.bound + 1e-9);
          }
          const best = bestFor(problem, sums, at);
          const gains = allowed
            .filter((number) => fits(problem, sums, at, number))
            .map((number) => gainOf(problem, sums, at, number));
          if (best !== none)
            expect(gainOf(problem, sums, at, best)).toBeCloseTo(Math.max(...gains), 6);
        });
        for (let at = 0; at < problem.slots.length; at += 1) empty(problem, sums, at);
        expect(sums.value).toBeCloseTo(0, 6);
        expect([...sums.packsInTime].every((packs) => Math.abs(packs) < 1e-9)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
