/**
 * Whether a page's data is of another recipe than the one that it shows: some sites put that of the recipe of the week on all
 * of their pages.
 */
import type { RecipeDraft } from '../../recipe/draft';
import { titleOverlap } from '../../text/headings/title-overlap';
import { overlap } from './word-overlap';

/**
 * The page is named after what it shows and not after the data, and none of the data's ingredients is shown.
 *
 * @param pageName its title and the end of its address
 */
export function isOfOtherPage(data: RecipeDraft, shown: RecipeDraft, pageName: string): boolean {
  const isNamed = titleOverlap(shown.title, pageName) >= named;
  const isOther = titleOverlap(data.title, pageName) < otherName;
  const lines = [data, shown].map(({ ingredientLines }) => ingredientLines.join(' '));
  return isNamed && isOther && overlap(lines[0]!, lines[1]!) < otherFoods;
}

/** Shares of words. */
const named = 0.75;
const otherName = 0.34;
/** "1 cup" and "chopped" are in any list. */
const otherFoods = 0.5;
