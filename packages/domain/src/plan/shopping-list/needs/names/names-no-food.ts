/**
 * Names that do not say what to buy: only numbers, units, and words that describe. Recipes of web pages
 * have such rows ("1 large", "¼ cup desiccated") where a page was cut at the wrong place.
 */
import { findFood, foodWords, isQualifier } from '@saltbush/recipe-parser/foods';
import { describing, lookUpWord, prepared, soldAs } from '@saltbush/recipe-parser/ingredients';

/**
 * @example namesNoFood('14-ounce') // true
 * @example namesNoFood('cloves') // false, a spice
 */
export function namesNoFood(name: string): boolean {
  if (findFood(name).food) return false;
  return foodWords(name).every(isNoFoodWord);
}

function isNoFoodWord(word: string): boolean {
  if (/\p{L}/u.test(word) && !/^[\p{Script=Latin}\d]+$/u.test(word)) return false;
  const { classes, unit } = lookUpWord(word);
  const isAmount = !/\p{L}{2}/u.test(word) || unit !== undefined || smallWords.has(word);
  return (
    isAmount ||
    isParticiple.test(word) ||
    isQualifier(word) ||
    (classes & (describing | soldAs | prepared)) !== 0
  );
}

/** "Desiccated", "purchased"; linseed and seaweed are foods. */
const isParticiple = /[^e]ed$/;

const smallWords: ReadonlySet<string> = new Set(
  'or and but minus plus less more of a an the with one two three four half each other any adjust season use following these below choice ingredient ingredients'.split(
    ' ',
  ),
);
