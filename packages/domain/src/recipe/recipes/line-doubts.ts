/**
 * Which ingredients of an imported recipe a person should look at.
 *
 * - One whose fraction was hard to read in a photo.
 * - One with a number that became no amount.
 * - One with a food that is not known: the same lines that make its diets unsure.
 */
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { readLineContents } from '../diets/line-contents';

export const lineDoubts = ['unsure-fraction', 'no-amount', 'unknown-food'] as const;
export type LineDoubt = (typeof lineDoubts)[number];

export interface ReadLine {
  ingredient: Ingredient;
  /** As it was found in the source. */
  found: string | undefined;
}

/**
 * @param unsureLines lines of a photo whose fraction was read with doubt
 * @returns undefined if nothing speaks against the line
 */
export function doubtOfLine(
  { ingredient, found }: ReadLine,
  { measures, unsureLines }: { measures: Measures; unsureLines: readonly string[] },
): LineDoubt | undefined {
  if (found !== undefined && unsureLines.includes(found)) return 'unsure-fraction';
  if (ingredient.amount === '' && /\d/.test(ingredient.name)) return 'no-amount';
  return readLineContents(ingredient, measures).isUnknown ? 'unknown-food' : undefined;
}
