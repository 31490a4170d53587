/** Many ingredient lines pasted at once: one line, one ingredient, under its heading; no page's tags. */
import { underHeadings, withoutBullet } from '../ingredients/headed-lines';
import type { Ingredient } from '../ingredients/ingredient';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { cleanLines } from './clean-text';

/**
 * @example splitPastedLines('For the sauce:\n• 2 tbsp soy sauce')
 * // [{ amount: '2', unit: 'tbsp', name: 'soy sauce', section: 'For the sauce' }]
 */
export function splitPastedLines(text: string): Ingredient[] {
  const lines = cleanLines(text)
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line !== '');
  return underHeadings(lines).map(({ text: line, section }) => ({
    ...splitIngredientLine(line),
    section,
  }));
}
