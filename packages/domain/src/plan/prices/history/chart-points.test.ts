import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceChart } from './chart-points';

const now = '2026-11-25T00:00:00Z';

test('prices on the chart are where their day and their height put them', () => {
  const prices = [
    { cents: 500, observedAt: '2026-11-05T00:00:00Z' },
    { cents: 400, observedAt: '2026-11-15T00:00:00Z', isSpecial: true },
    { cents: 450, observedAt: '2026-11-20T00:00:00Z' },
  ];
  expect(priceChart(prices, now)).toEqual({
    points: [
      { x: 0, y: 0, isSpecial: false },
      { x: 0.5, y: 1, isSpecial: true },
      { x: 0.75, y: 0.5, isSpecial: false },
    ],
    lowestCents: 400,
    highestCents: 500,
    from: '2026-11-05T00:00:00Z',
  });
  expect(priceChart(prices.slice(0, 1), now)).toBeUndefined();
});

test('every price of the history is on the chart', () => {
  const price = fc.record({
    cents: fc.integer({ min: 1, max: 5000 }),
    observedAt: fc
      .integer({ min: 0, max: 700 })
      .map((days) => new Date(Date.parse(now) - days * 86_400_000).toISOString()),
  });
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 50 }), (prices) => {
      const sorted = prices.toSorted((a, b) => (a.observedAt < b.observedAt ? -1 : 1));
      for (const { x, y } of priceChart(sorted, now)!.points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
