/** A line as it was read, and the headings over the lines of a list. */
import type { RecipeDraft } from '../../recipe/draft';
import type { Ingredient } from '../../recipe/ingredient';

export interface ReadLine {
  /** Exactly as found. */
  text: string;
  ingredient: Ingredient;
}

/** With fewer of its lines shown under headings, the page's headings do not fit the list. */
const fewestUnderHeadings = 0.8;

export function linesOf(draft: Pick<RecipeDraft, 'ingredients' | 'ingredientLines'>): ReadLine[] {
  return draft.ingredientLines.map((text, at) => ({ text, ingredient: draft.ingredients[at]! }));
}

/**
 * The lines under the page's headings, where the data has none of its own.
 *
 * @param sections of each line what the page shows over it; a line that the page does not show is under the heading
 *   of the line before it
 * @param data the lines of the data
 */
export function withSectionsOf(
  lines: readonly ReadLine[],
  sections: readonly (string | undefined)[],
  data: readonly ReadLine[],
): readonly ReadLine[] {
  const hasOwn = data.some(({ ingredient }) => ingredient.section !== undefined);
  const shown = sections.filter((section) => section !== undefined).length;
  if (hasOwn || shown < lines.length * fewestUnderHeadings) return lines;
  let last: string | undefined;
  return lines.map(({ text, ingredient }, at) => {
    last = sections[at] ?? last;
    return { text, ingredient: { ...ingredient, section: last } };
  });
}
