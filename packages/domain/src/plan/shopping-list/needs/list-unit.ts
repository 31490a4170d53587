/**
 * The unit of an amount on a list is a unit id, a word a person typed, or blank for pieces.
 * Ids are recognised without parsing them again: a list does this thousands of times.
 */
import { unitTable, type UnitId } from '@saltbush/recipe-parser/units';

/** @example unitIdOf('splodge') // undefined */
export function unitIdOf(unit: string): UnitId | undefined {
  return Object.hasOwn(unitTable, unit) ? (unit as UnitId) : undefined;
}
