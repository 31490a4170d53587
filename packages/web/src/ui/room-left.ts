/**
 * How much a field still takes: nothing while there is plenty, a count when it gets tight, and by how
 * much it is too long. Nobody is kept from typing on: what was typed can be shortened, what was cut is
 * lost.
 */
export interface RoomLeft {
  hint?: string;
  error?: string;
}

/**
 * @example roomLeft('Damper', 200) // {}
 * @example roomLeft('a'.repeat(190), 200) // { hint: '10 of 200 characters left' }
 * @example roomLeft('a'.repeat(203), 200)
 * // { error: 'Please use at most 200 characters: 3 too many' }
 */
export function roomLeft(text: string, most: number): RoomLeft {
  // Blanks at the ends are not kept.
  const left = most - text.trim().length;
  if (left > most * tightShare) return {};
  const limit = `${inDigits(most)} characters`;
  return left < 0
    ? { error: `Please use at most ${limit}: ${inDigits(-left)} too many` }
    : { hint: `${inDigits(left)} of ${limit} left` };
}

const tightShare = 0.1;

const inDigits = (count: number): string => count.toLocaleString('en-AU');
