/**
 * How many times a recipe is cooked: ½, 1, 1½, 2 …
 *
 * - Steps are halves, from ½ to 20. Another client may have stored any amount in between; a step leads
 *   from there to the next half.
 * - Anything that is not a positive number counts as 1.
 */
import { formatQuantity, quantity, rationalFromNumber } from '@saltbush/recipe-parser/units';

export const defaultCookingQuantity = 1;
export const minCookingQuantity = 0.5;
export const maxCookingQuantity = 20;
const step = 0.5;

/**
 * @example clampCookingQuantity(0) // 1
 * @example clampCookingQuantity(400) // 20
 */
export function clampCookingQuantity(amount: number): number {
  if (!(amount > 0)) return defaultCookingQuantity;
  return Math.min(maxCookingQuantity, Math.max(minCookingQuantity, amount));
}

/**
 * @example nextCookingQuantity(1, 'up') // 1.5
 * @example nextCookingQuantity(1.25, 'down') // 1
 */
export function nextCookingQuantity(amount: number, direction: 'up' | 'down'): number {
  const steps = clampCookingQuantity(amount) / step;
  return clampCookingQuantity(
    (direction === 'up' ? Math.floor(steps) + 1 : Math.max(1, Math.ceil(steps) - 1)) * step,
  );
}

/** @example formatCookingQuantity(1.5) // '1½' */
export function formatCookingQuantity(amount: number): string {
  return formatQuantity(quantity(rationalFromNumber(amount)));
}
