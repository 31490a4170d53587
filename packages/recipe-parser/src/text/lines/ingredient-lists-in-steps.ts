/**
 * Some pages print, under each step, the ingredients it uses. Plain text cannot show that
 * separation, so they are removed: "Warm the oil. 1 tbsp olive oil, ½ tsp salt" is "Warm the oil."
 *
 * - The removed text follows the end of a sentence, begins with an amount, and has only words of the
 *   recipe's ingredient lines.
 * - A separate list has nothing but amounts and the words of the ingredient lines; a real step has
 *   other words.
 * - Each step is gone through once, however many sentences it has.
 */
import { statesAmount } from './line-shape';

/** The words of a recipe's ingredient lines, in lower case. */
export type IngredientWordSet = ReadonlySet<string>;

/** @example ingredientWordSet(['1 tbsp oil']).has('oil') // true */
export function ingredientWordSet(lines: readonly string[]): IngredientWordSet {
  return new Set(lines.flatMap((line) => line.toLowerCase().match(word) ?? []));
}

/**
 * @param listed of the same recipe
 * @example withoutIngredientList('Warm the oil. 1 tbsp oil', ingredientWordSet(['1 tbsp oil'])) // 'Warm the oil.'
 */
export function withoutIngredientList(step: string, listed: IngredientWordSet): string {
  const stretch = stretchOfListed(step, listed);
  if (stretch === undefined) return step;
  const { from, to } = stretch;
  for (const { index } of step.slice(from, to).matchAll(sentenceEnd)) {
    const end = from + index + 1;
    if (beginsWithAmount(step, end)) return step.slice(0, end);
  }
  return step;
}

/**
 * Whether a step is nothing but such a list.
 *
 * @param listed of the same recipe
 * @example isListOnly('1 tbsp oil, salt', ingredientWordSet(['1 tbsp oil', 'salt'])) // true
 */
export function isListOnly(step: string, listed: IngredientWordSet): boolean {
  if (!beginsWithAmount(step, 0) || /[.!?]$/.test(step)) return false;
  return stretchOfListed(step, listed)?.from === 0;
}

/** The range of only listed words: from the last other word to the first letter of the last word. */
function stretchOfListed(
  step: string,
  listed: IngredientWordSet,
): { from: number; to: number } | undefined {
  let from = 0;
  let to: number | undefined;
  for (const { 0: found, index } of step.matchAll(word)) {
    to = index;
    if (!listed.has(found.toLowerCase())) from = index + found.length;
  }
  return to === undefined || from > to ? undefined : { from, to };
}

function beginsWithAmount(step: string, at: number): boolean {
  return statesAmount(
    step
      .slice(at, at + longestStart * 2)
      .trimStart()
      .slice(0, longestStart),
  );
}

const sentenceEnd = /[.!?)](?=\s)/g;
const word = /\p{L}{2,}/gu;

/** An amount is at the very start. */
const longestStart = 60;
