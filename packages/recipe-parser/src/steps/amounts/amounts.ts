/**
 * Arithmetic with amounts of one ingredient: equality, sums and the rest of the total.
 *
 * - Units of one dimension are compared in grams or millilitres; pieces only with pieces of their
 *   kind. Amounts that can't be compared give `undefined`: nothing is guessed.
 */
import { toGrams, toMillilitres } from '../../units/convert';
import { formatQuantity, multiplyQuantity, quantity, toNumber } from '../../units/quantity';
import type { Quantity } from '../../units/quantity';
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  rational,
  rationalFromNumber,
} from '../../units/rational';
import type { Rational } from '../../units/rational';
import { isMassUnit, isVolumeUnit, notationFor } from '../../units/units';
import type { UnitId } from '../../units/units';
import type { Measures } from '../../units/measures';
import type { Total } from './listed-ingredient';

/** Amounts closer than this are one, written in two measures ("500 g (1 lb)" is not, 9 %). */
const sameWithin = 0.03;

export function isSameAmount(a: Total, b: Total, measures: Measures): boolean {
  const inUnit = convertAmount(a, b.unit, measures);
  if (!inUnit) return false;
  const difference = Math.abs(toNumber(inUnit) - toNumber(b.quantity));
  return difference <= sameWithin * toNumber(b.quantity);
}

/** What is left of the total after some was taken; undefined if it can't be computed. */
export function whatIsLeft(
  total: Total,
  taken: readonly Total[],
  measures: Measures,
): Quantity | undefined {
  let { min, max } = total.quantity;
  for (const each of taken) {
    const inUnit = convertAmount(each, total.unit, measures);
    if (!inUnit) return undefined;
    min = subtract(min, inUnit.max);
    max = subtract(max, inUnit.min);
  }
  return compareRationals(min, nothing) > 0 ? quantity(min, max) : undefined;
}

/** Whether the parts make up at least the total, all in its unit. */
export function isSumOf(total: Total, parts: readonly Total[]): boolean {
  if (parts.length === 0 || parts.some(({ unit }) => unit !== total.unit)) return false;
  const sum = parts.reduce((all, part) => addRationals(all, part.quantity.max), nothing);
  return compareRationals(sum, total.quantity.min) >= 0;
}

function subtract(from: Rational, value: Rational): Rational {
  return addRationals(from, multiplyRationals(value, rational(-1)));
}

const nothing = rational(0);

function convertAmount(
  { quantity: amount, unit }: Total,
  to: UnitId | undefined,
  measures: Measures,
): Quantity | undefined {
  if (pieceless(unit) === pieceless(to)) return amount;
  const from = unit === undefined ? undefined : inBase(unit, measures);
  const base = to === undefined ? undefined : inBase(to, measures);
  if (!from || !base || from.dimension !== base.dimension) return undefined;
  return multiplyQuantity(amount, rationalFromNumber(from.value / base.value));
}

/** "2 whole eggs" are 2 eggs. */
function pieceless(unit: UnitId | undefined): UnitId | undefined {
  if (unit === 'whole') return undefined;
  return unit === 'can' ? 'tin' : unit;
}

function inBase(
  unit: UnitId,
  measures: Measures,
): { dimension: 'mass' | 'volume'; value: number } | undefined {
  if (isMassUnit(unit)) return { dimension: 'mass', value: toGrams(1, unit) };
  if (isVolumeUnit(unit)) return { dimension: 'volume', value: toMillilitres(1, unit, measures) };
  return undefined;
}

/** An amount as text beside its unit: "1½", "187.5". */
export function amountText(amount: Quantity, unit: UnitId | undefined): string {
  return formatQuantity(amount, notationFor(unit));
}
