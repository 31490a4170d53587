import { expect, test } from 'vitest';
import { randomSteps, runRandomList } from '../../../testing/random-list';

const stepsOf = (seed: number) => Array.from({ length: 50 }, randomSteps(seed));

test('random operations of a list are the same for the same seed, and others for another', () => {
  expect(stepsOf(7)).toEqual(stepsOf(7));
  expect(stepsOf(7)).not.toEqual(stepsOf(8));
});

test('a run of random operations compares the same lines for the same seed', () => {
  const compared = runRandomList({ operations: 300, seed: 77_096 });
  expect(compared).toBeGreaterThan(100);
  expect(runRandomList({ operations: 300, seed: 77_096 })).toBe(compared);
});
