/**
 * The shopping list after random operations, compared with plain addition (packages/domain/testing): the test of
 * the normal suite, many more times. A difference throws, and names the seed and the operation.
 */
import { LedgerRun, type Step } from '../packages/domain/testing/ledger-run';
import { measure, printTable, round } from './measure';

/** A household each. */
const operationsPerRun = 1_000;
const comparedEvery = 10;
const week = '2026-11-16';

export async function benchLedger({ operations }: { operations: number }): Promise<void> {
  const seed = Date.now() % 1_000_000;
  const next = randomFrom(seed);
  const started = performance.now();
  let [compared, run] = [0, new LedgerRun()];
  for (let count = 1; count <= operations; count += 1) {
    try {
      run.take(stepOf(next));
      if (count % comparedEvery === 0) for (const at of [0, 1] as const) run.compare(at);
    } catch (error) {
      throw new Error(`Seed ${seed}, operation ${count}`, { cause: error });
    }
    if (count % operationsPerRun > 0 && count < operations) continue;
    compared += run.compared;
    run = new LedgerRun();
  }
  const seconds = round((performance.now() - started) / 1000);
  printTable('The list after random operations', [{ seed, operations, compared, seconds }]);
  printTable('One list, ms', [await measureList(next)]);
}

/** Of a household in the middle of its week. */
async function measureList(next: () => number) {
  const run = new LedgerRun();
  for (let count = 0; count < 300; count += 1) run.take(stepOf(next));
  return measure('rows to list', 500, async () => run.ledger(week));
}

function stepOf(next: () => number): Step {
  return [next(), next(), next(), next()];
}

/** Park and Miller's generator; whole numbers below 1,000. */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 1_000;
  };
}
