/**
 * An ingredient for more or fewer people, in the measures its author wrote.
 *
 * - Cups and spoons are those of a drawer. Where the unit has none near, another has: three quarters of a tablespoon
 *   are 3 teaspoons, ⅝ of a cup is 155 mL.
 * - The amounts of its note go with it: "or 200 g", "plus 1 tsp extra" (`note-amounts.ts`).
 * - What was as typed stays as typed, also an amount that no drawer has.
 */
import { toMillilitres } from '../../units/convert';
import { findUnit } from '../../units/find-unit';
import type { Measures } from '../../units/measures';
import { parseQuantity } from '../../units/parse-quantity';
import { multiplyQuantity, quantity, toNumber } from '../../units/quantity';
import { rationalToNumber } from '../../units/rational';
import type { Rational } from '../../units/rational';
import type { Ingredient } from '../../recipe/ingredient';
import type { ConvertedAmount } from './converted-amount';
import { cookAmount, negligibleError, spoonMeasure } from './cook-rounding';
import { inKitchenSteps, isOfDrawer } from './kitchen-steps';
import { scaledNote } from './note-text';
import { scaleAmount } from './scale';

/**
 * @param measures whose cups and spoons the text means
 * @param factor what the recipe is multiplied by, see `scaleFactor`
 * @example
 * scaleIngredient({ amount: '1½', unit: 'tbsp' }, 'au', rational(1, 2))
 * // { amount: '3', unit: 'tsp', isApproximate: false }
 */
export function scaleIngredient(
  { amount, unit, note }: Pick<Ingredient, 'amount' | 'unit' | 'note'>,
  measures: Measures,
  factor: Rational,
): ConvertedAmount {
  const shown = scaleOwnAmount({ amount, unit }, measures, factor);
  if (!note || factor.numerator === factor.denominator) return shown;
  const read = (other: string, of: string) =>
    scaleOwnAmount({ amount: other, unit: of }, measures, factor);
  const scaled = scaledNote(note, unit, read);
  return scaled === note ? shown : { ...shown, note: scaled };
}

/** Without the amounts of the note. */
export function scaleOwnAmount(
  { amount, unit }: Pick<Ingredient, 'amount' | 'unit'>,
  measures: Measures,
  factor: Rational,
): ConvertedAmount {
  const written = { amount: scaleAmount(amount, unit, factor), unit, isApproximate: false };
  const id = findUnit(unit);
  const read = parseQuantity(amount);
  const isOne = factor.numerator === factor.denominator;
  if (isOne || !read || !isOfDrawer(id) || toNumber(read) <= 0 || decimal.test(amount)) {
    return written;
  }
  const scaled = multiplyQuantity(read, factor);
  const inSteps = inKitchenSteps(scaled, id);
  if (inSteps) {
    const error = Math.abs(toNumber(inSteps) / toNumber(scaled) - 1);
    return { ...written, isApproximate: error > negligibleError };
  }
  const size = toMillilitres(1, id, measures);
  const [least, most] = [scaled.min, scaled.max].map((each) => rationalToNumber(each) * size);
  const by = spoonMeasure(most ?? 0, measures);
  const [low, high] = [by.round((least ?? 0) / by.size), by.round((most ?? 0) / by.size)];
  const error = Math.abs((rationalToNumber(high) * by.size) / (most ?? 1) - 1);
  return {
    amount: cookAmount(quantity(low, high), by.unit),
    unit: by.unit,
    isApproximate: error > negligibleError && by.unit !== 'pinch',
  };
}

/** "0.5 cup": its author writes decimals. */
const decimal = /\d[.,]\d/;
