/** Choices by a seed, for made-up households. */
import { seededRandom } from '../../src/plan/magic-menu/random';

export interface Dice {
  below: (count: number) => number;
  chance: (share: number) => boolean;
  one: <T>(of: readonly T[]) => T;
}

/** @example diceOf(7).below(6) // the same each time */
export function diceOf(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return { below, chance: (share) => random() < share, one: (of) => of[below(of.length)]! };
}
