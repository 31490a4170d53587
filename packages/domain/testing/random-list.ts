/** Random operations on the list of one household after another; a seed repeats them. */
import { ListRun, type Step } from './list-run';

/** A household each. */
const operationsPerRun = 1_000;
const comparedEvery = 10;

interface RandomList {
  operations: number;
  seed: number;
}

/**
 * @returns the number of lines compared
 * @throws Error which names the seed and the operation when a list differs from plain addition
 * @example runRandomList({ operations: 30_000, seed: 77_096 })
 */
export function runRandomList({ operations, seed }: RandomList): number {
  const steps = randomSteps(seed);
  let [compared, run] = [0, new ListRun()];
  for (let count = 1; count <= operations; count += 1) {
    try {
      run.take(steps());
      if (count % comparedEvery === 0) for (const at of [0, 1] as const) run.compare(at);
    } catch (error) {
      throw new Error(`Seed ${seed}, operation ${count}`, { cause: error });
    }
    if (count % operationsPerRun > 0 && count < operations) continue;
    compared += run.compared;
    run = new ListRun();
  }
  return compared;
}

/** @example randomSteps(7)() // the same first step each time */
export function randomSteps(seed: number): () => Step {
  const next = numbersFrom(seed);
  return () => [next(), next(), next(), next()];
}

/** Park and Miller's generator; whole numbers below 1,000. */
function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 1_000;
  };
}
