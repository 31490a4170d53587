/**
 * Exact fractions, so that a third of a cup three times is one cup.
 *
 * - A rational is reduced, its denominator is positive, and both parts are safe integers.
 * - A result too large for safe integers becomes the nearest fraction that fits (relative error
 *   below one in a million): an absurd amount loses digits, it never becomes NaN.
 * - Dividing by zero is the caller's mistake and throws RangeError.
 */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * @example rational(6, 8) // { numerator: 3, denominator: 4 }
 */
export function rational(numerator: number, denominator = 1): Rational {
  if (denominator === 1 && Number.isSafeInteger(numerator)) return { numerator, denominator };
  if (denominator === 0) throw new RangeError('A fraction cannot have the denominator 0');
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    return rationalFromNumber(numerator / denominator);
  }
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** @example addRationals(rational(1, 3), rational(1, 6)) // 1/2 */
export function addRationals(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** @example multiplyRationals(rational(3, 2), rational(2)) // 3 */
export function multiplyRationals(a: Rational, b: Rational): Rational {
  if (b.numerator === 1 && b.denominator === 1) return a;
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/**
 * Negative when `a` is smaller, 0 when equal, positive when larger.
 *
 * @example compareRationals(rational(1, 3), rational(1, 2)) < 0 // true
 */
export function compareRationals(a: Rational, b: Rational): number {
  if (a.numerator === b.numerator && a.denominator === b.denominator) return 0;
  return a.numerator / a.denominator - b.numerator / b.denominator;
}

/** @example rationalToNumber(rational(3, 4)) // 0.75 */
export function rationalToNumber(value: Rational): number {
  return value.numerator / value.denominator;
}

const largestDenominator = 1_000_000;
const closeEnough = 1e-6;

/**
 * The simplest fraction that is within a millionth of the number: its continued fraction, cut off.
 *
 * @example rationalFromNumber(0.3333333) // { numerator: 1, denominator: 3 }
 */
export function rationalFromNumber(value: number): Rational {
  if (Number.isNaN(value)) return { numerator: 0, denominator: 1 };
  const limit = Number.MAX_SAFE_INTEGER;
  if (Math.abs(value) >= limit) return { numerator: Math.sign(value) * limit, denominator: 1 };
  let [before, numerator] = [1, Math.floor(value)];
  let [denominatorBefore, denominator] = [0, 1];
  let rest = value - Math.floor(value);
  while (Math.abs(numerator / denominator - value) > closeEnough * Math.abs(value)) {
    const inverse = 1 / rest;
    const term = Math.floor(inverse);
    const nextNumerator = term * numerator + before;
    const nextDenominator = term * denominator + denominatorBefore;
    if (nextDenominator > largestDenominator || !Number.isSafeInteger(nextNumerator)) break;
    [before, numerator] = [numerator, nextNumerator];
    [denominatorBefore, denominator] = [denominator, nextDenominator];
    rest = inverse - term;
  }
  return { numerator, denominator };
}

function greatestCommonDivisor(a: number, b: number): number {
  let larger = Math.abs(a);
  let smaller = Math.abs(b);
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
