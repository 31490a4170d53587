/**
 * Amounts as exact fractions, and as cooks write them; `parse-quantity.ts` reads them.
 *
 * - A quantity is a range; a single amount has `min` equal to `max`.
 * - Adding ranges adds their ends; multiplying scales both.
 * - Shown as fractions (spoons, cups, pieces): below 10 the nearest of ⅛ ¼ ⅓ ⅜ ½ ⅝ ⅔ ¾ ⅞; from 10
 *   the nearest half; from 100 whole. An amount that is exactly a fifth or a sixth keeps it.
 *   Under 1/10 a fraction would mislead, so decimals are used.
 * - Shown as decimals (metric): below 10 two places, below 100 one place, from 100 whole;
 *   under 0.1 two significant digits. No trailing zeros.
 * - Both ends of a range are shown with an en dash; if they round to the same text, once.
 */
import { vulgarFractions } from './vulgar-fractions';
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  rational,
  rationalToNumber,
} from './rational';
import type { Rational } from './rational';

export interface Quantity {
  readonly min: Rational;
  readonly max: Rational;
}

/** How an amount is shown: "1½" by the spoon and the piece, "1.5" on the scales. */
export type Notation = 'fraction' | 'decimal';

/** @example quantity(rational(2)) // two, exactly */
export function quantity(min: Rational, max: Rational = min): Quantity {
  return { min, max };
}

/** @example addQuantities(quantity(rational(1)), quantity(rational(2), rational(3))) // from 3 to 4 */
export function addQuantities(a: Quantity, b: Quantity): Quantity {
  return { min: addRationals(a.min, b.min), max: addRationals(a.max, b.max) };
}

/** @example multiplyQuantity(quantity(rational(3, 2)), rational(2)) // 3 */
export function multiplyQuantity(amount: Quantity, factor: Rational): Quantity {
  const min = multiplyRationals(amount.min, factor);
  return { min, max: amount.max === amount.min ? min : multiplyRationals(amount.max, factor) };
}

/** Orders by the larger end, then by the smaller: negative when `a` is less. */
export function compareQuantities(a: Quantity, b: Quantity): number {
  return compareRationals(a.max, b.max) || compareRationals(a.min, b.min);
}

/**
 * The larger end as a number: who buys for a range must have enough.
 *
 * @example toNumber({ min: rational(2), max: rational(3) }) // 3
 */
export function toNumber(amount: Quantity): number {
  return rationalToNumber(amount.max);
}

/**
 * @example formatQuantity(quantity(rational(4, 3))) // '1⅓'
 * @example formatQuantity(quantity(rational(6, 5)), 'decimal') // '1.2'
 */
export function formatQuantity(amount: Quantity, notation: Notation = 'fraction'): string {
  const format = notation === 'fraction' ? formatFraction : formatDecimal;
  const min = format(amount.min);
  const max = amount.max === amount.min ? min : format(amount.max);
  return min === max ? max : `${min}–${max}`;
}

function formatFraction(value: Rational): string {
  const number = rationalToNumber(value);
  if (number >= wholeFrom || Number.isInteger(number)) return String(Math.round(number));
  if (number < smallestFraction) return formatDecimal(value);
  const whole = Math.floor(number);
  const rest = number - whole;
  const exact = exactFraction(value, whole);
  if (exact && number < halvesFrom) return withWhole(whole, exact);
  const steps = number < halvesFrom ? cookFractions : halves;
  let nearest = steps[0];
  for (const step of steps) {
    if (Math.abs(step.value - rest) < Math.abs(nearest.value - rest)) nearest = step;
  }
  return nearest.value === 1 ? String(whole + 1) : withWhole(whole, nearest.text);
}

/** The character of a fifth or a sixth, which the nearest cook's fraction would miss by far. */
function exactFraction(value: Rational, whole: number): string | undefined {
  if (value.denominator !== 5 && value.denominator !== 6) return undefined;
  const numerator = value.numerator - whole * value.denominator;
  for (const [text, fraction] of vulgarFractions) {
    if (fraction.denominator === value.denominator && fraction.numerator === numerator) return text;
  }
  return undefined;
}

function withWhole(whole: number, fraction: string): string {
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

function formatDecimal(value: Rational): string {
  const number = rationalToNumber(value);
  if (number >= wholeFrom) return String(Math.round(number));
  if (number > 0 && number < 0.1) return String(Number(number.toPrecision(2)));
  return String(Number(number.toFixed(number < 10 ? 2 : 1)));
}

/** From here on fractions are not written. */
export const wholeFrom = 100;
/** From here on only halves are. */
export const halvesFrom = 10;
const smallestFraction = 1 / 10;

interface FractionStep {
  readonly value: number;
  readonly text: string;
}

const nothing: FractionStep = { value: 0, text: '' };
const oneMore: FractionStep = { value: 1, text: '' };
const halves: readonly [FractionStep, ...FractionStep[]] = [
  nothing,
  { value: 1 / 2, text: '½' },
  oneMore,
];
const cookFractions: readonly [FractionStep, ...FractionStep[]] = [
  nothing,
  ...[...'⅛¼⅓⅜½⅝⅔¾⅞'].map((text) => ({
    value: rationalToNumber(vulgarFractions.get(text) ?? rational(0)),
    text,
  })),
  oneMore,
];
