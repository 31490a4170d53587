import { parseQuantity, toNumber, findUnit, unitLabel } from '@saltbush/recipe-parser/units';

/** The unit as shown: known units take a plural ("2 cups"), other texts stay as written. */
export function unitFor(unit: string, amount: string): string {
  const id = findUnit(unit);
  if (id === undefined || id !== unit) return unit;
  const quantity = parseQuantity(amount);
  return unitLabel(id, quantity ? toNumber(quantity) : 1);
}
