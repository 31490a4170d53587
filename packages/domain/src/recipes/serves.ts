/**
 * How many a recipe serves (Spec 3, Spec 9: default 4, at least 1).
 *
 * - A whole number from `minServes` to `maxServes`; other values are clamped to that range.
 * - Reading a recipe for another number of people multiplies every amount by `scaleFactor`, exactly:
 *   a recipe for 3 read for 1 is a third, not 0.33.
 * - A yield text with only the number of people ("Serves 4") repeats the number.
 */
import { rational, type Rational } from '@saltbush/recipe-parser/units';

export const minServes = 1;
export const maxServes = 1_000;

/**
 * The nearest number a recipe can serve.
 *
 * @example clampServes(0) // 1
 * @example clampServes(2.6) // 3
 */
export function clampServes(serves: number): number {
  if (Number.isNaN(serves)) return minServes;
  return Math.min(maxServes, Math.max(minServes, Math.round(serves)));
}

/**
 * What to multiply the amounts of a recipe by, to serve `wanted` instead of `serves`.
 *
 * @example scaleFactor(4, 6) // 3/2
 */
export function scaleFactor(serves: number, wanted: number): Rational {
  return rational(clampServes(wanted), clampServes(serves));
}

/**
 * @example statesOnlyServes('Serves 4 people') // true
 * @example statesOnlyServes('12 muffins') // false
 */
export function statesOnlyServes(yieldText: string): boolean {
  return onlyServes.test(yieldText.trim());
}

const onlyServes =
  /^(?:serves|servings?|for|portions?)?[\s:]*\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:serves|servings?|people|persons?|portions?)?\.?$/i;
