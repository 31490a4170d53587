/**
 * What a recipe's equipment can be filtered by.
 *
 * - A tool is found by its name and by what that ends in, without its size and colour: a "6 L oval slow cooker" is
 *   a slow cooker, and a cooker.
 * - What follows a comma, a bracket or "with" describes it: "springform tin, lined".
 * - Words are folded as everywhere in a search, and in the singular.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';

/** @example equipmentFacets('Large slow cooker') // ['equipment:large slow cooker', 'equipment:slow cooker', 'equipment:cooker'] */
export function equipmentFacets(name: string): string[] {
  const words = wordsOf(name.split(/[,(]|\bwith\b/i)[0]!).slice(-mostWords);
  return words.map((_word, first) => withWords(words.slice(first)));
}

/**
 * The facet of what somebody asks for.
 *
 * @example equipmentFacet('Slow cookers') // 'equipment:slow cooker'
 */
export const equipmentFacet = (name: string): string => withWords(wordsOf(name));

const wordsOf = (name: string): string[] => singularWords(foodWords(name));

const withWords = (words: readonly string[]): string => `equipment:${words.join(' ')}`;

/** Of a name; its end says what it is. */
const mostWords = 4;
