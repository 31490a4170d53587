import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListRun } from '../../../testing/list-run';
import type { Step } from '../../../testing/list-run';

const number = fc.nat({ max: 999 });
const step: fc.Arbitrary<Step> = fc.tuple(number, number, number, number);

/** `npm run bench -- random-list --operations 100000` does more of them. */
test('the list is what plain addition says, after any operations', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 100, size: 'max' }), (steps) => {
      const run = new ListRun();
      for (const [at, each] of steps.entries()) {
        run.take(each);
        if (at % 10 === 9) run.compare(at % 20 === 9 ? 0 : 1);
      }
      run.compare(0);
      run.compare(1);
      compared += run.compared;
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(500);
});
