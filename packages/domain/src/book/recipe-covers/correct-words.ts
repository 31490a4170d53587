/** A title with its mistyped words corrected: those that are no food, no name of somebody and no known word. */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { foodsNamedIn } from '../recipe-search/recipe-foods';
import { spellingSuggestions } from '../recipe-search/spelling-suggestions';

/**
 * @param known in the singular
 * @example correctWords('Beef caserole', ['casserole']) // 'beef casserole'
 */
export function correctWords(title: string, known: readonly string[]): string {
  const parts = title.slice(0, longestTitle).replace(ofSomebody, ' ').split(partEnd);
  return parts
    .map((part) =>
      singularWords(foodWords(part))
        .map((word) => corrected(word, known))
        .join(' '),
    )
    .join(', ');
}

/** Where a title has another part: "Tacos (slow cooker)". */
export const partEnd = /[:;,()[\]|/]|\s[-–—]\s/u;

/** One mistake in a long word; a short one is too easily another. */
function corrected(word: string, known: readonly string[]): string {
  if (word.length < shortestWord || known.includes(word) || foodsNamedIn(word).length > 0)
    return word;
  return spellingSuggestions(word, known, { mostMistakes: word.length < 9 ? 1 : 2 })[0] ?? word;
}

const ofSomebody = /\b\p{L}+['’]s?(?=\s|$)/gu;
/** Letters. */
const shortestWord = 6;
/** Letters, as a limit on the work for one title. */
const longestTitle = 100;
