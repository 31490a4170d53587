import { findUnit, parseQuantity, shownUnit, toNumber } from '@saltbush/recipe-parser/units';

/**
 * The unit as shown: known units take a plural ("2 cups"), other texts stay as written. Millilitres and litres
 * are spelt as on Australian packs, like on the shopping list.
 *
 * @example unitFor('cup', '2') // 'cups'
 * @example unitFor('ml', '20') // 'mL'
 */
export function unitFor(unit: string, amount: string): string {
  const id = findUnit(unit);
  if (id === undefined || id !== unit) return unit;
  const quantity = parseQuantity(amount);
  return shownUnit(id, quantity ? toNumber(quantity) : 1);
}
