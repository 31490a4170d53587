/** Many ingredient lines pasted at once: one line, one ingredient, under its heading. */
import { underHeadings, withoutBullet } from './headed-lines';
import type { Ingredient } from './ingredient';
import { splitIngredientLine } from './parse-ingredient';

/**
 * @example splitPastedLines('For the sauce:\n• 2 tbsp soy sauce')
 * // [{ amount: '2', unit: 'tbsp', name: 'soy sauce', section: 'For the sauce' }]
 */
export function splitPastedLines(text: string): Ingredient[] {
  const lines = text.split(lineBreak).map((line) => withoutBullet(line).trim());
  return underHeadings(lines.filter((line) => line !== '')).map(({ text: line, section }) => ({
    ...splitIngredientLine(line),
    section,
  }));
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;
