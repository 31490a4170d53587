/** Random numbers that a seed repeats. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  /** One of a list that is not empty. */
  pick: <Value>(values: readonly Value[]) => Value;
}

/** @example seededRandom(2).below(6) // the same each time */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // "mulberry32": 32 bits of state are enough for a test.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)]!,
  };
}
