/**
 * A recipe draft from photographed pages, in the order in which they were taken.
 *
 * - The pages' texts are read as one, so that a list on the first and a method on the second are one
 *   recipe.
 * - The text is given back with the draft, also when it holds no recipe: nothing that was read is lost.
 */
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import type { RecipeDraft } from '../recipe/draft';
import { doubtfulLines } from './doubtful-amounts';
import { textOfRuns } from './page-text';
import type { PhotoPage } from './photo-page';
import { textRuns } from './text-runs';
import { withoutBullet } from '../text/lines/bullets';

export interface PhotoReading {
  text: string;
  draft: RecipeDraft | undefined;
  /** Ingredient lines whose fraction a person should compare with the photo. */
  doubtfulLines: string[];
}

/** @example recipeFromPhoto([]) // { text: '', draft: undefined, doubtfulLines: [] } */
export function recipeFromPhoto(pages: readonly Pick<PhotoPage, 'words'>[]): PhotoReading {
  const runs = pages.map(({ words }) => textRuns(words));
  const text = runs.map(textOfRuns).join('\n\n').trim();
  const draft = recipeFromPlainText(text);
  const doubtful = runs.flatMap(doubtfulLines);
  const isDoubtful = (line: string) => doubtful.some((each) => line.includes(withoutBullet(each)));
  return { text, draft, doubtfulLines: (draft?.ingredientLines ?? []).filter(isDoubtful) };
}
