import { parseQuantity, toNumber } from '@saltbush/domain/ingredients/quantity';
import { findUnit, unitLabel } from '@saltbush/domain/ingredients/units';

/** "2 cups": one of our own units takes its plural; a word of the author's stays as it is. */
export function unitFor(unit: string, amount: string): string {
  const id = findUnit(unit);
  if (id === undefined || id !== unit) return unit;
  const quantity = parseQuantity(amount);
  return unitLabel(id, quantity ? toNumber(quantity) : 1);
}
