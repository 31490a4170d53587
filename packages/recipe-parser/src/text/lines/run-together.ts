/**
 * Lists whose separators were lost on the way: "2 cups flour1 tsp salt3 eggs".
 *
 * - A line is cut where a word runs into a number, a fraction or a capital; so are "(diced)2 cloves" and "chopped.2 cloves".
 * - It is a list when there are three parts or more, and most of them state an amount: brand names with a
 *   capital inside ("McVitie") and vitamins ("B12") are no boundaries of one.
 * - Sentences without a space between them are divided where there are three or more.
 */
import { statesAmount } from './line-shape';

/** @example dividedWhereWordsMeet('2 cups flour1 tsp salt3 eggs') // ['2 cups flour', '1 tsp salt', '3 eggs'] */
export function dividedWhereWordsMeet(line: string): string[] {
  const parts = line.split(boundary).map((part) => part.trim());
  if (parts.length < fewestParts) return [line];
  const amounts = parts.filter(statesAmount).length;
  const areWhole = parts.every((part) => /\p{L}{2}/u.test(part));
  const isRun = areWhole && amounts >= parts.length * fairShare;
  return isRun ? parts.flatMap((part) => part.split(secondAmount)) : [line];
}

/** @example dividedSentences('Mix it.Bake it.Eat it.') // ['Mix it.', 'Bake it.', 'Eat it.'] */
export function dividedSentences(line: string): string[] {
  const parts = line.split(sentenceBoundary);
  return parts.length < fewestParts ? [line] : parts;
}

const fewestParts = 3;
const fairShare = 0.6;

const boundary = /(?<=[\p{Ll})]|[\p{Ll})][.!])(?=[\d½⅓⅔¼¾⅛]|\p{Lu}\p{L}*[\s,\d½⅓⅔¼¾⅛])/u;
/** Inside a part of a run, behind a word that asks for no amount. */
const secondAmount =
  /(?<=\p{Ll}{2})(?<!\b(?:plus|and|or|about|with|of|to|und|et|ou))\s(?=\d[\d./-]{0,6}\s?(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?)\b)/u;
const sentenceBoundary = /(?<=[\p{Ll}\d)][.!])(?=\p{Lu}\p{Ll})/u;
