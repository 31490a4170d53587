/**
 * The weight that a line states beside a measure that nothing else weighs: "1 cup noodles, about 2 ounces".
 *
 * - Of several pieces it may be the weight of each ("3 bunches, 200 g"), so it does not count.
 * - A tin or packet states its size, not what is eaten of it.
 */
import { packagingUnits } from '@saltbush/recipe-parser/ingredients';
import { isMassUnit, isVolumeUnit, toGrams, toNumber } from '@saltbush/recipe-parser/units';
import { amountInNote } from '../shopping-list/needs/amount-in-note';
import type { NeededAmount } from '../shopping-list/needs/list-need';
import { unitIdOf } from '../shopping-list/needs/list-unit';

/**
 * @returns grams; undefined if the line states none
 * @example statedWeight([oneCup], 'about 2 ounces') // 56.7
 */
export function statedWeight(amounts: readonly NeededAmount[], note: string): number | undefined {
  const [amount, ...others] = amounts;
  const stated = amountInNote(note);
  const massUnit = stated && unitIdOf(stated.unit);
  if (!amount || others.length > 0 || !massUnit || !isMassUnit(massUnit)) return undefined;
  const unit = amount.unit === '' ? 'whole' : unitIdOf(amount.unit);
  if (unit === undefined || packagingUnits.has(unit)) return undefined;
  const isOfAll = isVolumeUnit(unit) || toNumber(amount.quantity) <= 1;
  return isOfAll ? toGrams(toNumber(stated.quantity), massUnit) : undefined;
}
