/**
 * Which ingredients of an imported recipe a person should look at.
 *
 * - One whose fraction was hard to read in a photo.
 * - One with a number that became no amount.
 * - One with an amount that no kitchen holds.
 * - One with a food that is not known: the same lines that make its diets unsure.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { readLineContents } from '../diets/line-contents';
import { isUnlikelyAmount } from './unlikely-amount';

export const lineDoubts = [
  'unsure-fraction',
  'no-amount',
  'unlikely-amount',
  'unknown-food',
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

export interface ReadLine {
  ingredient: Ingredient;
  /** As it was found in the source. */
  found: string | undefined;
}

export interface ReadRecipe {
  measures: Measures;
  /** If the recipe says for how many it is. */
  serves: number | undefined;
  /** Lines of a photo whose fraction was read with doubt. */
  unsureLines: readonly string[];
}

/** @returns undefined if nothing speaks against the line */
export function doubtOfLine(
  { ingredient, found }: ReadLine,
  { measures, serves, unsureLines }: ReadRecipe,
): LineDoubt | undefined {
  if (found !== undefined && unsureLines.includes(found)) return 'unsure-fraction';
  if (ingredient.amount === '' && /\d/.test(ingredient.name)) return 'no-amount';
  if (isUnlikelyAmount(ingredient, { measures, serves })) return 'unlikely-amount';
  return readLineContents(ingredient, measures).isUnknown ? 'unknown-food' : undefined;
}
