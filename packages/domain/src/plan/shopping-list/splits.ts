/**
 * Items that a person splits from the sums of their shopping list.
 *
 * - A wording of a food ("spanish onion" of the red onions) gets a line of its own. It is known by
 *   food and wording, never by a row of a recipe: it holds for every recipe and every week, and
 *   which line a part goes to depends on nothing else.
 * - The measures of a line (2 onions and 150 g) are side by side when they are not to be converted.
 * - Joining again deletes the split; nothing else changes.
 */
import { longestKey, shortKey } from '@saltbush/recipe-parser/foods/facts';
import type { FoodRow } from '../rows/list-rows';

export interface Splits {
  /** Keys of lines as `splitKey` makes them. */
  readonly wordings: ReadonlySet<string>;
  /** Keys of lines whose measures are not added up. */
  readonly measures: ReadonlySet<string>;
}

/** As people set them on foods. */
export function splitsOf(foods: ReadonlyMap<string, FoodRow>): Splits {
  const splits = { wordings: new Set<string>(), measures: new Set<string>() };
  for (const [key, { isSplit, areMeasuresSplit }] of foods) {
    if (isSplit) splits.wordings.add(key);
    if (areMeasuresSplit) splits.measures.add(key);
  }
  return splits;
}

export const noSplits: Splits = { wordings: new Set(), measures: new Set() };

/** @example splitKey('red-onion', 'spanish-onion') // 'red-onion--spanish-onion' */
export function splitKey(foodKey: string, wordingKey: string): string {
  const key = `${foodKey}${mark}${wordingKey}`;
  if (key.length <= longestKey) return key;
  return `${shortKey(foodKey, longestHalf)}${mark}${shortKey(wordingKey, longestHalf)}`;
}

/** @example isSplitKey('red-onion--spanish-onion') // true */
export function isSplitKey(lineKey: string): boolean {
  return lineKey.includes(mark);
}

/**
 * The food of a line, split or not.
 *
 * @example foodKeyOf('red-onion--spanish-onion') // 'red-onion'
 */
export function foodKeyOf(lineKey: string): string {
  return lineKey.split(mark)[0] ?? lineKey;
}

/** Keys of foods have single hyphens. */
const mark = '--';
const longestHalf = (longestKey - mark.length) / 2;
