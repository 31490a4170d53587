/**
 * Amounts of a recipe read for more or fewer people.
 *
 * - The first amount in the text is multiplied; words around it stay: "about 2" becomes "about 4",
 *   and "2 x 400 g" becomes "4 x 400 g". So is what is added to it: "1 cup + 2 tbsp" becomes
 *   "2 cup + 4 tbsp".
 * - Shown as a cook would (see `formatQuantity`): decimals with metric units and where the text had
 *   decimals, else fractions.
 * - Cups and spoons are those of a drawer where one is near: 5¾ tablespoons are 5½ (`kitchen-steps.ts`).
 * - Text without a number stays as it is, and so does every text for the factor 1, and one that is
 *   too long for an amount.
 */
import { isDigit, isLetter, isVulgarFraction } from '../../characters/characters';
import { formatQuantity, multiplyQuantity, quantity } from '../../units/quantity';
import type { Notation } from '../../units/quantity';
import type { Rational } from '../../units/rational';
import { readQuantity } from '../../units/read-quantity';
import type { QuantityReading } from '../../units/read-quantity';
import { lastLetters } from '../../characters/text-end';
import { findUnit } from '../../units/find-unit';
import { notationFor } from '../../units/units';
import { inKitchenSteps, isOfDrawer } from './kitchen-steps';

/**
 * @param unit text of the unit beside the amount, or blank
 * @example scaleAmount('1 1/2', 'cup', rational(2)) // '3'
 * @example scaleAmount('500', 'g', rational(2, 3)) // '333'
 * @example scaleAmount('to taste', '', rational(2)) // 'to taste'
 */
export function scaleAmount(amount: string, unit: string, factor: Rational): string {
  const isOne = factor.numerator === factor.denominator;
  if (isOne || amount.length > longestAmount) return amount;
  const start = amountStart(amount);
  const reading = start < 0 ? undefined : readQuantity(amount, start);
  if (!reading) return amount;
  const scaled = multiplyQuantity(quantity(reading.min, reading.max), factor);
  const notation = notationOf(amount, unit, start, reading);
  const id = findUnit(unit);
  const inSteps =
    notation === 'fraction' && isOfDrawer(id) ? inKitchenSteps(scaled, id) : undefined;
  const text = formatQuantity(inSteps ?? scaled, notation);
  const rest = amount.slice(reading.end);
  const separator = added.exec(rest);
  if (!separator) return amount.slice(0, start) + text + rest;
  const [before, ownUnit = ''] = separator;
  const more = rest.slice(before.length);
  const first = scaleAmount(amount.slice(0, reading.end), ownUnit.trim() || unit, factor);
  return first + before + scaleAmount(more, lastLetters(more), factor);
}

/** Twice what a recipe's amount may have (contract, recipes): "1 cup plus 2 tbsp". */
const longestAmount = 100;

/** The first amount's unit and the word that adds: " cup plus ", before another amount. */
const added = /^([^\d+¼-¾⅐-⅞]*?)(?:\+|\b(?:plus|and)\b|&)\s*(?=[\d¼-¾⅐-⅞])/iu;

/** Index of the first digit, or of a number word that opens the text; -1 when there is neither. */
function amountStart(amount: string): number {
  for (let at = 0; at < amount.length; at++) {
    const code = amount.charCodeAt(at);
    if (isDigit(code) || isVulgarFraction(code)) return at;
  }
  const start = amount.length - amount.trimStart().length;
  return isLetter(amount.charCodeAt(start)) ? start : -1;
}

function notationOf(
  amount: string,
  unit: string,
  start: number,
  reading: QuantityReading,
): Notation {
  const written = amount.slice(start, reading.end);
  return /\d[.,]\d/.test(written) ? 'decimal' : notationFor(findUnit(unit));
}
