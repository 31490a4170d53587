/**
 * What a person always has, such as salt or flour, separate from what is bought.
 *
 * - A line is a staple when its food is among the person's staples, whatever the amount.
 * - What comes from the tap stays with what is at home, also when somebody calls it a staple.
 * - Every line is in exactly one place, in the order it came.
 */
import type { ShoppingLine } from './shopping-line';

export interface PlacedLines {
  readonly toBuy: readonly ShoppingLine[];
  readonly staples: readonly ShoppingLine[];
  readonly atHome: readonly ShoppingLine[];
}

/**
 * @param stapleKeys keys of foods, as lines have them
 * @example placeLines(buildShoppingList(meals), new Set(['salt'])).staples // [{ key: 'salt', … }]
 */
export function placeLines(
  lines: readonly ShoppingLine[],
  stapleKeys: ReadonlySet<string>,
): PlacedLines {
  const isStaple = ({ key, isAtHome }: ShoppingLine) => !isAtHome && stapleKeys.has(key);
  return {
    toBuy: lines.filter((line) => !line.isAtHome && !isStaple(line)),
    staples: lines.filter(isStaple),
    atHome: lines.filter((line) => line.isAtHome),
  };
}
