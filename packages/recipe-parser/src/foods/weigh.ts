/** What an amount of a food weighs, by its density and the weights of its pieces. */
import { toGrams, toMillilitres } from '../units/convert';
import type { Measures } from '../units/measures';
import type { UnitId } from '../units/unit-table';
import { isMassUnit, isVolumeUnit } from '../units/units';
import { densityOf } from './figures';
import type { Food } from './food';

/**
 * @param unit "whole" for pieces
 * @returns grams, or undefined if the table does not say what it weighs
 * @example gramsOfAmount(findFoodById('leek')!, 2, 'whole', 'au') // 350
 */
export function gramsOfAmount(
  food: Food,
  amount: number,
  unit: UnitId,
  measures: Measures,
): number | undefined {
  if (isMassUnit(unit)) return toGrams(amount, unit);
  if (isVolumeUnit(unit)) {
    return gramsOfMillilitres(food, toMillilitres(amount, unit, measures), measures);
  }
  const piece = food.pieces.get(unit)?.value;
  return piece === undefined ? undefined : amount * piece;
}

/** @example gramsOfMillilitres(findFoodById('milk')!, 250, 'au') // 257.5 */
export function gramsOfMillilitres(
  food: Food,
  amount: number,
  measures: Measures,
): number | undefined {
  const density = densityOf(food, measures)?.value ?? (food.isSoldByVolume ? 1 : undefined);
  return density === undefined ? undefined : amount * density;
}
