import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cycleText, specialsCycle } from './specials-cycle';

const now = '2026-11-25T02:00:00Z';
/** Prices of weeks, the last one this week; 0: not seen. */
const weekly = (cents: readonly number[]) =>
  cents.flatMap((each, index) => {
    const ago = cents.length - 1 - index;
    const observedAt = new Date(Date.parse(now) - ago * 7 * 86_400_000).toISOString();
    return each === 0 ? [] : [{ cents: each, observedAt }];
  });
const four = [500, 500, 500, 400];

test.each([
  ['every fourth week', [...four, ...four, ...four], { percent: 20, weeks: 4 }],
  ['half price for two weeks of six', [...half(), ...half(), ...half()], { percent: 50, weeks: 6 }],
  ['a week late once', [...four, 500, ...four, ...four], { percent: 20, weeks: 5 }],
  [
    'half of the weeks not seen',
    [500, 0, 500, 400, 0, 500, 0, 400, 500, 0, 0, 400],
    { percent: 20, weeks: 4 },
  ],
])('specials with a rhythm are found: %s', (_what, cents, cycle) => {
  expect(specialsCycle(weekly(cents), now)).toEqual(cycle);
});

function half() {
  return [800, 800, 800, 800, 400, 400];
}

test.each([
  ['nothing', []],
  ['one price', [500]],
  ['two specials only', [...four, ...four]],
  ['a price that never changes', Array.from({ length: 30 }, () => 500)],
  ['a few cents off', [500, 500, 500, 480, 500, 500, 500, 480, 500, 500, 500, 480]],
  ['no rhythm', [400, 500, 400, 500, 500, 500, 500, 500, 500, 400, 500, 500, 400]],
  ['specials seen, and nothing between', [500, 400, 0, 0, 0, 0, 0, 400, 0, 0, 0, 0, 0, 400]],
  ['too few weeks seen', [400, 500, 0, 0, 0, 0, 0, 0, 400, 500, 0, 0, 0, 0, 0, 0, 400]],
  ['a rhythm that ended', [...four, ...four, ...four, ...Array.from({ length: 8 }, () => 500)]],
  ['a price that went up for good', [400, 400, 400, 400, 500, 500, 500, 500, 500]],
])('prices without a rhythm give no specials: %s', (_what, cents) => {
  expect(specialsCycle(weekly(cents), now)).toBeUndefined();
});

test('a rhythm of specials is found whatever its length and depth, and in any order', () => {
  const cycle = fc.record({
    weeks: fc.integer({ min: 2, max: 10 }),
    percent: fc.integer({ min: 10, max: 60 }),
    times: fc.integer({ min: 3, max: 6 }),
  });
  fc.assert(
    fc.property(cycle, ({ weeks, percent, times }) => {
      const one = Array.from({ length: weeks }, (_, at) =>
        at === weeks - 1 ? 1000 - 10 * percent : 1000,
      );
      const prices = weekly(Array.from({ length: times }, () => one).flat());
      expect(specialsCycle(prices.toReversed(), now)).toEqual({ percent, weeks });
    }),
  );
});

test('any prices give a percentage of specials from their range, or nothing', () => {
  const price = fc.record({
    cents: fc.integer({ min: 1, max: 2000 }),
    observedAt: fc
      .integer({ min: 0, max: 100 })
      .map((days) => new Date(Date.parse(now) - days * 86_400_000).toISOString()),
  });
  fc.assert(
    fc.property(fc.array(price, { maxLength: 60 }), (prices) => {
      const cycle = specialsCycle(prices, now);
      if (cycle) {
        expect(cycle.percent).toBeGreaterThanOrEqual(8);
        expect(cycle.percent).toBeLessThan(100);
        expect(cycleText(cycle)).toMatch(/^Usually \d+% cheaper every [a-z0-9]+ week$/);
      }
    }),
  );
});
