/**
 * A recipe draft from photographed pages, in the order in which they were taken.
 *
 * - The pages' texts are read as one, so that a list on the first and a method on the second are one
 *   recipe.
 * - The text is given back with the draft, also when it holds no recipe: nothing that was read is lost.
 */
import { recipeFromPlainText } from '../plain-text/recipe-from-plain-text';
import type { RecipeDraft } from '../recipe/draft';
import { pageText } from './page-text';
import type { PhotoPage } from './photo-page';

export interface PhotoReading {
  text: string;
  draft: RecipeDraft | undefined;
}

/** @example recipeFromPhoto([]) // { text: '', draft: undefined } */
export function recipeFromPhoto(pages: readonly Pick<PhotoPage, 'words'>[]): PhotoReading {
  const text = pages.map(pageText).join('\n\n').trim();
  return { text, draft: recipeFromPlainText(text) };
}
