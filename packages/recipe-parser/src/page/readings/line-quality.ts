/**
 * How good a line is as an ingredient, by what can be seen in it.
 *
 * Each observation has a weight; their sum is the line's quality. Readings of one line are compared by it, so that
 * only the differences count: a line with its amount beats the same line without.
 */
import { findListedFood } from '../../foods/find-food';
import { parseIngredient, type ParsedIngredient } from '../../ingredients/parse-ingredient';
import { isAdvert } from '../../text/lines/adverts';
import { isLabelledFact } from '../../text/fields/labelled-facts';
import { isSentence, statesAmount } from '../../text/lines/line-shape';
import { isNutritionLine } from '../../text/lines/nutrition-lines';

interface Observation {
  name: string;
  weight: number;
  isSeen: (line: string, parsed: ParsedIngredient) => boolean;
}

/** Longer lines are several run together. */
const longestLine = 250;

/** What the weights say is which observation outweighs which: an amount counts more than any sign of a template. */
const observations: readonly Observation[] = [
  { name: 'states an amount', weight: 3, isSeen: statesAmountOf },
  { name: 'has a unit that is known', weight: 1, isSeen: (_, { unit }) => unit !== undefined },
  {
    name: 'names a food that is known',
    weight: 2,
    isSeen: (_, { name }) => findListedFood(name) !== undefined,
  },
  { name: 'begins with its amount', weight: 2, isSeen: (line) => /^[\p{N}¼-¾⅐-⅞]/u.test(line) },
  { name: 'has no letters', weight: -6, isSeen: (line) => !/\p{L}{2}|\p{Lo}/u.test(line) },
  {
    name: 'is only an amount',
    weight: -4,
    isSeen: (_, { name, amount }) => name === '' && amount !== undefined,
  },
  {
    name: 'has the endings of a template',
    weight: -2,
    isSeen: (line) => /\p{L}\(e?s\)/u.test(line),
  },
  {
    name: 'has a sign where nothing was filled in',
    weight: -2,
    isSeen: (line) => /^[\p{N}.,/]+\s[-–]\s/u.test(line),
  },
  {
    name: 'has a value that was not filled in',
    weight: -3,
    isSeen: (line) => /\b(?:undefined|null|NaN)\b/.test(line),
  },
  { name: 'states several amounts', weight: -6, isSeen: (line) => amountsIn(line) >= mostAmounts },
  { name: 'is too long', weight: -8, isSeen: (line) => line.length > longestLine },
  {
    name: 'is a sentence',
    weight: -1,
    isSeen: (line, { amount }) => amount === undefined && isSentence(line),
  },
  {
    name: 'is no part of a recipe',
    weight: -8,
    isSeen: (line) => isAdvert(line) || isNutritionLine(line) || isLabelledFact(line),
  },
];

function statesAmountOf(line: string, { amount }: ParsedIngredient): boolean {
  return amount !== undefined || statesAmount(line);
}

/** How often a number begins what is outside of brackets: "2 eggs 200 g flour" does it twice. */
function amountsIn(line: string): number {
  return line.replace(/\([^)]*\)/g, '').match(/(?:^|\s)[\p{N}][\p{N}.,/]*\s?\p{L}/gu)?.length ?? 0;
}

/** "1 cup plus 2 tbsp" has two, "2 × 400 g" one. */
const mostAmounts = 3;

/** @example qualityOf('2 eggs') > qualityOf('eggs') // true */
export function qualityOf(line: string): number {
  const parsed = parseIngredient(line);
  return observations
    .filter(({ isSeen }) => isSeen(line, parsed))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** The mean over the lines of a list, so that lists of different lengths can be compared; 0 for none. */
export function meanQuality(lines: readonly string[]): number {
  return lines.length === 0
    ? 0
    : lines.reduce((sum, line) => sum + qualityOf(line), 0) / lines.length;
}
