/** What two readings of one line say of each other. */
import { findFood } from '../../foods/find-food';
import { parseIngredient } from '../../ingredients/parse-ingredient';
import { statesAmount } from '../../text/lines/line-shape';
import { findUnit } from '../../units/find-unit';
import { toNumber } from '../../units/quantity';
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

/** In front of its decimals: "1." of "1.5 cups flour", where the data was cut at the point. */
const wholeNumber = /^\d{1,4}[.,]/;
const size = /^(?:extra[- ])?(?:large|medium|small)$/i;

/**
 * How many times as much the second line states, in the same unit; `undefined` when that cannot be said.
 *
 * @example ratioOf('1 cup milk', '2 cups milk') // 2
 */
export function ratioOf(line: string, other: string): number | undefined {
  const [one, two] = [parseIngredient(line), parseIngredient(other)];
  if (one.amount === undefined || two.amount === undefined || one.unit !== two.unit)
    return undefined;
  const [amount, otherAmount] = [toNumber(one.amount), toNumber(two.amount)];
  return amount > 0 && otherAmount > 0 ? otherAmount / amount : undefined;
}

/** The identity of the food of a line, and whether the table knows it. */
export function foodOf(line: string): { key: string; isKnown: boolean } {
  const { key, food } = findFood(parseIngredient(line).name);
  return { key, isKnown: food !== undefined };
}
