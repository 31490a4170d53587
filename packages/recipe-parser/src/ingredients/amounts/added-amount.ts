/**
 * An amount of two units as one of the first: "1 cup plus 2 tbsp" is 1.16 Australian cups.
 *
 * - Only what adds exactly: volumes with volumes, weights with weights, sticks with volumes.
 */
import { toGrams, toMillilitres } from '../../units/convert';
import type { Measures } from '../../units/measures';
import { parseIngredient } from '../parse-ingredient';
import { addQuantities, multiplyQuantity } from '../../units/quantity';
import type { Quantity } from '../../units/quantity';
import { rationalFromNumber } from '../../units/rational';
import { isMassUnit, isVolumeUnit } from '../../units/units';
import type { UnitId } from '../../units/units';

export interface AddedAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId;
}

/**
 * @param measures whose cups and spoons the text means
 * @example addedAmount('1 cup plus 2 tbsp', 'us')?.unit // 'cup'
 * @example addedAmount('2 cups', 'us') // undefined
 */
export function addedAmount(text: string, measures: Measures): AddedAmount | undefined {
  const { amount, unit, extraAmount } = parseIngredient(`${text} ${anyFood}`);
  if (!amount || unit === undefined || !extraAmount) return undefined;
  const perUnit = ratio(extraAmount.unit, unit, measures);
  if (perUnit === undefined) return undefined;
  const extra = multiplyQuantity(extraAmount.amount, rationalFromNumber(perUnit));
  return { quantity: addQuantities(amount, extra), unit };
}

/** How many of the other unit one unit is. */
function ratio(unit: UnitId, other: UnitId, measures: Measures): number | undefined {
  const [volume, otherVolume] = [volumeOf(unit, measures), volumeOf(other, measures)];
  if (volume !== undefined && otherVolume !== undefined) return volume / otherVolume;
  if (isMassUnit(unit) && isMassUnit(other)) return toGrams(1, unit) / toGrams(1, other);
  return undefined;
}

function volumeOf(unit: UnitId, measures: Measures): number | undefined {
  // A stick of butter is half an American cup, as its wrapper marks it.
  if (unit === 'stick') return toMillilitres(0.5, 'cup', 'us');
  return isVolumeUnit(unit) ? toMillilitres(1, unit, measures) : undefined;
}

/** The reader looks for a food after every amount. */
const anyFood = 'food';
