import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomWeek } from '../../../testing/magic-menu/random-week';
import { buildProblem } from './problem';
import { empty, gainOf, gainsOf, none, place, startSums } from './running-sums';

const filled = fc
  .record({ seed: fc.nat(), dishes: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }) })
  .map(({ seed, dishes }) => {
    const problem = buildProblem(randomWeek(seed, { recipes: 30, days: 7, isEasy: true }));
    return { problem, dishes: dishes.map((dish) => dish % problem.dishes.length) };
  });

it('the sums updated while dishes come and go equal those of the menu counted once', () => {
  fc.assert(
    fc.property(filled, ({ problem, dishes }) => {
      const sums = startSums(problem);
      dishes.forEach((dish, at) => place(problem, sums, at, dish));
      dishes.forEach((_, at) => empty(problem, sums, (at * 3) % 7));
      expect(sums.value).toBeCloseTo(0, 6);
      dishes.toReversed().forEach((dish, at) => place(problem, sums, 6 - at, dish));
      const counted = startSums(problem);
      dishes.forEach((dish, at) => place(problem, counted, at, dish));
      expect(sums.value).toBeCloseTo(counted.value, 6);
      expect(sums.foods).toEqual(counted.foods);
      expect(sums.proteins).toEqual(counted.proteins);
    }),
    { numRuns: 100 },
  );
});

it('the causes of a gain add up to it, and no gain exceeds the bound', () => {
  fc.assert(
    fc.property(filled, ({ problem, dishes }) => {
      const sums = startSums(problem);
      dishes.slice(0, 6).forEach((dish, at) => place(problem, sums, at, dish));
      problem.dishes.forEach((dish, number) => {
        const gain = gainOf(problem, sums, 6, number);
        const causes = Object.values(gainsOf(problem, sums, 6, number));
        expect(causes.reduce((a, b) => a + b, 0)).toBeCloseTo(gain, 6);
        expect(gain).toBeLessThanOrEqual(dish.bound + 1e-6);
      });
      expect(sums.dishAt[6]).toBe(none);
    }),
    { numRuns: 50 },
  );
});
