/**
 * A cup of a mashed or puréed fruit or vegetable weighs what a cup of water weighs, nearly: more than a cup of its cubes.
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import {
  isVolumeUnit,
  quantity,
  rational,
  toMillilitres,
  toNumber,
} from '@saltbush/recipe-parser/units';
import type { NeededAmount } from '../list-need';
import { unitIdOf } from '../list-unit';

/**
 * In grams; undefined for what is not mashed, or not sold by the piece.
 *
 * @param text name and remarks of the row
 * @example mashedWeight(oneCup, 'banana, mashed', banana, 'au') // 240 g
 */
export function mashedWeight(
  amount: NeededAmount | undefined,
  text: string,
  food: Food | undefined,
  measures: Measures,
): NeededAmount | undefined {
  if (!amount) return undefined;
  const unit = unitIdOf(amount.unit);
  const isWhole = food?.aisle === 'Fruit & Veg' && food.pieces.has('whole');
  if (amount === undefined || unit === undefined || !isVolumeUnit(unit)) return undefined;
  if (!isWhole || !mashed.test(text)) return undefined;
  const grams = toNumber(amount.quantity) * toMillilitres(1, unit, measures) * gramsPerMl;
  if (grams < leastGrams) return undefined;
  const rounded = rational(Math.round(grams / step) * step);
  return { quantity: quantity(rounded), unit: 'g', packageSize: undefined };
}

const mashed = /\b(?:mashed|pur[eé]ed|puree)\b/i;
const gramsPerMl = 0.95;
const step = 5;
/** A spoonful is of one. */
const leastGrams = 50;
