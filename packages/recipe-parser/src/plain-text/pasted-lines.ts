/**
 * Many ingredient lines pasted at once: one line, one ingredient, under its heading; no page's tags.
 */
import { withoutBullet } from '../text/lines/bullets';
import { assignSections } from '../text/headings/heading-lines';
import type { Ingredient } from '../recipe/ingredient';
import { understoodLines } from '../schema-org/recipe-from-schema-org';
import { cleanLines } from '../characters/clean-text';

/**
 * @example splitPastedLines('For the sauce:\n• 2 tbsp soy sauce')
 * // [{ amount: '2', unit: 'tbsp', name: 'soy sauce', section: 'For the sauce' }]
 */
export function splitPastedLines(text: string): Ingredient[] {
  const lines = cleanLines(text)
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line !== '');
  return understoodLines(assignSections(lines)).ingredients;
}
