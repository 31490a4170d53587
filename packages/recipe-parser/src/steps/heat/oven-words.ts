/**
 * Oven temperatures in words, as books wrote them before ovens had thermostats: "bake in a moderate oven".
 *
 * - The degrees are those of the oven chart in The Australian Women's Weekly cookbooks.
 * - "The hot oven" is the one that is hot already, and says no temperature.
 */
import type { TextRange } from '../words/text-range';

export interface OvenWords {
  readonly range: TextRange;
  readonly celsius: number;
}

/** @example findOvenWords('Bake in a moderate oven.') // [{ range: { start: 10, end: 23 }, celsius: 180 }] */
export function findOvenWords(text: string): OvenWords[] {
  return [...text.matchAll(wordsPattern)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? '';
    const celsius = celsiusOfWords.get(words.toLowerCase().replace(/[\s-]+/g, ' '));
    if (celsius === undefined) return [];
    const end = match.index + match[0].length;
    const start = match[1] === undefined ? end - words.length : match.index;
    return [{ range: { start, end }, celsius }];
  });
}

const celsiusOfWords: ReadonlyMap<string, number> = new Map([
  ['very slow', 120],
  ['slow', 150],
  ['moderately slow', 160],
  ['moderate', 180],
  ['moderately hot', 200],
  ['hot', 220],
  ['very hot', 240],
]);

const names = String.raw`(?:very|moderately)[\s-](?:slow|hot)|slow|moderate|hot`;
const wordsPattern = new RegExp(
  String.raw`(?<!\b(?:the|your|still) |very |moderately )\b(${names}) oven\b|\b(?:pre-?)?heat(?:ed)?(?: the| your)? oven to (?:a )?(${names})(?! oven)\b`,
  'gi',
);
