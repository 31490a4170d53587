import { foodMark } from './derive-recipe';
import { parseSearchText } from './parse-search';

/**
 * Whether a recipe has each word of a text, or the food that the words name: whole words, as a saved search means them.
 *
 * @public It gives `matches` its words, in the tests that compare the SQL with it.
 * @param searchWords as `deriveRecipe` makes them
 * @example hasWords('bell peppers', new Set(['=capsicum'])) // true
 */
export const hasWords = (text: string, searchWords: ReadonlySet<string>): boolean =>
  parseSearchText(text).every(
    ({ words, food }) =>
      words.every(({ word }) => searchWords.has(word)) ||
      (food !== undefined && searchWords.has(foodMark + food)),
  );
