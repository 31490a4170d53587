/**
 * The unit of an amount on a list is a unit id, a word a person typed, or blank for pieces.
 * Ids are told apart without reading them as text again: a list asks this thousands of times.
 */
import { unitTable } from '../ingredients/unit-table';
import type { UnitId } from '../ingredients/units';

/** @example unitIdOf('splodge') // undefined */
export function unitIdOf(unit: string): UnitId | undefined {
  return Object.hasOwn(unitTable, unit) ? (unit as UnitId) : undefined;
}
