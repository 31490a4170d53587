/** Random numbers that a seed repeats, and chances that depend on a recipe alone, not on its place. */

/** From 0 up to 1. */
export type Random = () => number;

/** @example seededRandom(7)() // the same each time (the generator is "mulberry32") */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @example chanceOf(7, 'laksa') // the same each time ("FNV-1a", then one number of the generator) */
export function chanceOf(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return seededRandom(hash)();
}
