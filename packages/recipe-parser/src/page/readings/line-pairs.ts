/** What two readings of one line say of each other. */
import { findFood } from '../../foods/find-food';
import { foodWords, singularWords } from '../../foods/food-words';
import { parseIngredient, type ParsedIngredient } from '../../ingredients/parse-ingredient';
import { statesAmount } from '../../text/lines/line-shape';
import { findUnit } from '../../units/find-unit';
import { toNumber } from '../../units/quantity';
import { dimensionOf } from '../../units/units';
import { lineKey } from './word-overlap';

/**
 * What the page shows has the data's line whole, and in it the amount or the unit that the data lacks: "flour" or
 * "500 flour" where the page has "500 g flour".
 *
 * @example isFuller('500 g flour', '500 flour') // true
 */
export function isFuller(shown: string, line: string): boolean {
  if (!/\p{N}/u.test(line)) return statesAmount(shown) && lineKey(shown).endsWith(lineKey(line));
  if (wholeNumber.test(shown) && shown.replace(wholeNumber, '') === line) return true;
  const [, number = '', rest = ''] = /^([\d\s.,/½¼¾⅓⅔⅛-]+)(.*)$/su.exec(line) ?? [];
  const isAhead = number.trim() !== '' && shown.startsWith(number.trim());
  if (!isAhead || !lineKey(shown).endsWith(lineKey(rest))) return false;
  const between = shown.slice(number.trim().length, shown.length - rest.trim().length).trim();
  return findUnit(between.replace(/\.$/, '')) !== undefined || size.test(between);
}

/**
 * The same line, the same amounts written otherwise: "0.5 cup" where the page has "½ cup".
 *
 * - What is shown counts, unless it is a number that a program worked out ("0.6667").
 *
 * @example writesOtherwise('1½ cups milk', '1.5 cups milk') // true
 */
export function writesOtherwise(shown: string, line: string): boolean {
  if (hasManyDecimals(shown) || lineKey(shown) === lineKey(line)) return false;
  if (wordsAlone(shown) !== wordsAlone(line)) return false;
  const ratio = ratioOf(line, shown);
  return ratio !== undefined && Math.abs(ratio - 1) < rounding;
}

/**
 * Each names its food with words that the other does not have: it is another food, or another kind of it.
 *
 * @example saysOther('1 tsp fine salt', '1 tsp kosher salt') // true
 * @example saysOther('1 tsp sea salt, fine', '1 tsp sea salt') // false
 */
export function saysOther(shown: string, line: string): boolean {
  const [one, other] = [shown, line].map((text) =>
    singularWords(foodWords(parseIngredient(text).name)),
  );
  const isIn = (words: readonly string[], all: readonly string[]) =>
    words.every((word) => all.includes(word));
  return !isIn(one!, other!) && !isIn(other!, one!);
}

/**
 * The same line, which the page has whole: cut short ("1 pork shoulder, about 5 po…"), or its words run together ("蒜頭12瓣"
 * where the page has "蒜頭 12 瓣").
 *
 * @example isDamaged('2 cups fresh pineap...', '2 cups fresh pineapple, diced') // true
 */
export function isDamaged(line: string, shown: string): boolean {
  const beginning = lineKey(line);
  const isCut = /(?:…|\.{3})\s*$/.test(line) && beginning !== '';
  if (isCut && lineKey(shown).startsWith(beginning)) return true;
  const areJoined = wordMeetsNumber.test(line) && !wordMeetsNumber.test(shown);
  return areJoined && line.replace(/\s+/g, '') === shown.replace(/\s+/g, '');
}

const wordMeetsNumber = /\p{L}\d/u;

/** @example hasManyDecimals('0.6667 cup') // true */
export function hasManyDecimals(line: string): boolean {
  return /\d\.\d{3}/.test(line);
}

/** 1/3 and 0.33. */
const rounding = 0.02;

function wordsAlone(line: string): string {
  return lineKey(line.replace(/[\p{N}⁄](?:[\p{N}.,/⁄]|\s(?=[\p{N}]))*/gu, ' 0 '));
}

/** In front of its decimals: "1." of "1.5 cups flour", where the data was cut at the point. */
const wholeNumber = /^\d{1,4}[.,]/;
const size = /^(?:extra[- ])?(?:large|medium|small)$/i;

/**
 * How many times as much the second line states, in the same unit or both in metric ones; `undefined` when that cannot be
 * said.
 *
 * @example ratioOf('1 cup milk', '2 cups milk') // 2
 */
export function ratioOf(line: string, other: string): number | undefined {
  const [one, two] = [parseIngredient(line), parseIngredient(other)];
  if (one.amount === undefined || two.amount === undefined) return undefined;
  const [scale, otherScale] = one.unit === two.unit ? [1, 1] : [metricScale(one), metricScale(two)];
  if (scale === undefined || otherScale === undefined || !areSameMeasure(one, two))
    return undefined;
  const [amount, otherAmount] = [toNumber(one.amount) * scale, toNumber(two.amount) * otherScale];
  return amount > 0 && otherAmount > 0 ? otherAmount / amount : undefined;
}

function areSameMeasure({ unit }: ParsedIngredient, { unit: other }: ParsedIngredient): boolean {
  if (unit === undefined || other === undefined) return unit === other;
  return dimensionOf(unit) === dimensionOf(other);
}

/** How many grams or millilitres a metric unit has. */
function metricScale({ unit }: ParsedIngredient): number | undefined {
  return unit === undefined ? undefined : metricScales.get(unit);
}

const metricScales: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['kg', 1000],
  ['ml', 1],
  ['cl', 10],
  ['dl', 100],
  ['l', 1000],
]);

/** The identity of the food of a line, and whether the table knows it. */
export function foodOf(line: string): { key: string; isKnown: boolean } {
  const { key, food } = findFood(parseIngredient(line).name);
  return { key, isKnown: food !== undefined };
}
