/**
 * Amounts of a recipe read for more or fewer people.
 *
 * - The first amount in the text is multiplied; words around it stay: "about 2" becomes "about 4",
 *   and "2 x 400 g" becomes "4 x 400 g".
 * - Shown as a cook would (see `formatQuantity`): decimals with metric units and where the text had
 *   decimals, else fractions.
 * - Text without a number stays as it is, and so does every text for the factor 1.
 */
import { isDigit, isLetter, isVulgarFraction } from './characters';
import { formatQuantity, multiplyQuantity, quantity } from './quantity';
import type { Notation } from './quantity';
import type { Rational } from './rational';
import { readQuantity } from './read-quantity';
import type { QuantityReading } from './read-quantity';
import { findUnit, notationFor } from './units';

/**
 * @param unit text of the unit beside the amount, or blank
 * @example scaleAmount('1 1/2', 'cup', rational(2)) // '3'
 * @example scaleAmount('500', 'g', rational(2, 3)) // '333'
 * @example scaleAmount('to taste', '', rational(2)) // 'to taste'
 */
export function scaleAmount(amount: string, unit: string, factor: Rational): string {
  if (factor.numerator === factor.denominator) return amount;
  const start = amountStart(amount);
  const reading = start < 0 ? undefined : readQuantity(amount, start);
  if (!reading) return amount;
  const scaled = multiplyQuantity(quantity(reading.min, reading.max), factor);
  const text = formatQuantity(scaled, notationOf(amount, unit, start, reading));
  return amount.slice(0, start) + text + amount.slice(reading.end);
}

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
