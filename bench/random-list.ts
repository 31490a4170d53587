/**
 * The shopping list after random operations, compared with plain addition (packages/domain/testing): the test of
 * the normal suite, many more times. A difference throws, and names the seed and the operation.
 */
import { ListRun } from '../packages/domain/testing/list-run';
import { randomSteps, runRandomList } from '../packages/domain/testing/random-list';
import { measure, printTable, round } from './measure';

const week = '2026-11-16';

interface RandomListOptions {
  operations: number;
  seed: number;
}

export async function benchRandomList({ operations, seed }: RandomListOptions): Promise<void> {
  const started = performance.now();
  const compared = runRandomList({ operations, seed });
  const seconds = round((performance.now() - started) / 1000);
  printTable('The list after random operations', [{ seed, operations, compared, seconds }]);
  printTable('One list, ms', [await measureList(seed)]);
}

/** Of a household in the middle of its week. */
async function measureList(seed: number) {
  const run = new ListRun();
  const steps = randomSteps(seed);
  for (let count = 0; count < 300; count += 1) run.take(steps());
  return measure('rows to list', 500, async () => run.list(week));
}
