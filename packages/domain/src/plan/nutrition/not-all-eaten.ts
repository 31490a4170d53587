/**
 * Amounts of which only a part is eaten.
 *
 * - Of oil to fry in, a tenth stays on the food: fried food takes up 5 to 15 % of the oil in a home kitchen's pan.
 *   Only where so much is named that it is a bath of oil.
 * - Salt for the water of pasta or vegetables stays in the water.
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';

/**
 * The share of frying oil that counts; undefined if all of it does.
 *
 * @example fryingShare({ name: 'oil', note: 'for deep-frying', … }, vegetableOil, 900) // 0.1
 */
export function fryingShare(row: Ingredient, food: Food, grams: number): number | undefined {
  const text = `${row.name} ${row.note ?? ''}`;
  const isFat = /(?:^|-)(?:oil|lard|dripping|ghee|shortening)$/.test(food.id);
  if (!isFat) return undefined;
  const isBath = deepFrying.test(text) || (frying.test(text) && grams >= leastBathGrams);
  return isBath ? shareOnFood : undefined;
}

/** @example staysInWater({ name: 'salt', note: 'for the pasta water', … }) // true */
export function staysInWater({ name, note = '' }: Ingredient): boolean {
  return (
    /\bsalt\b/i.test(name) &&
    /\b(?:for|in|to) (?:the )?(?:\w+ )?water\b|\bfor boiling\b/i.test(`${name} ${note}`)
  );
}

const deepFrying = /\bdeep[- ]?fr(?:y|ying|ied)\b/i;
const frying = /\b(?:for|to) (?:shallow[- ]?|pan[- ]?)?fry(?:ing)?\b/i;
/** A cup. */
const leastBathGrams = 200;
const shareOnFood = 0.1;
