/**
 * The measures of the kitchen (Spec 3, Ingredient unit options).
 *
 * - `unitOptions` are the 17 that a recipe is saved with (Spec 3); many more are understood (`find-unit.ts`).
 * - A unit has one id whatever its spelling or language; its dimension decides what it adds with.
 */
import { wordOfUnit } from '../names/shown-words';
import type { Notation } from './quantity';
import { unitTable } from './unit-table';
import type { Dimension, UnitId, UnitRow } from './unit-table';

export type { Dimension, UnitId } from './unit-table';

export interface UnitOption {
  readonly value: string;
  readonly label: string;
}

export const unitOptions = [
  { value: '', label: 'None' },
  { value: 'g', label: 'g' },
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
  { value: 'oz', label: 'oz' },
  { value: 'tbsp', label: 'tbsp' },
  { value: 'tsp', label: 'tsp' },
  { value: 'cup', label: 'cup' },
  { value: 'whole', label: 'whole' },
  { value: 'bunch', label: 'bunch' },
  { value: 'clove', label: 'clove' },
  { value: 'fl oz', label: 'fl oz' },
  { value: 'ml', label: 'ml' },
  { value: 'l', label: 'l' },
  { value: 'pt', label: 'pt' },
  { value: 'qt', label: 'qt' },
  { value: 'gal', label: 'gal' },
] as const satisfies readonly UnitOption[];

type UnitIdOf<D extends Dimension> = {
  [Id in UnitId]: (typeof unitTable)[Id] extends UnitRow<D> ? Id : never;
}[UnitId];

export type MassUnitId = UnitIdOf<'mass'>;
export type VolumeUnitId = UnitIdOf<'volume'>;

/** @example dimensionOf('kg') // 'mass' */
export function dimensionOf(id: UnitId): Dimension {
  return dimensions.get(id) ?? 'count';
}

/** A map finds a unit several times as fast as the table with its hundred names. */
const dimensions: ReadonlyMap<string, Dimension> = new Map(
  Object.entries(unitTable).map(([id, row]) => [id, row.dimension]),
);

export function isMassUnit(id: UnitId): id is MassUnitId {
  return dimensionOf(id) === 'mass';
}

export function isVolumeUnit(id: UnitId): id is VolumeUnitId {
  return dimensionOf(id) === 'volume';
}

/** Whether the form offers the unit, so that its id can be in the unit field. */
export function isUnitOption(id: UnitId): boolean {
  return unitOptions.some((option) => option.value === id);
}

/**
 * The word to show after an amount: more than one takes the plural, a half does not.
 *
 * @example unitLabel('leaf', 2) // 'leaves'
 * @example unitLabel('tbsp', 2) // 'tbsp'
 */
export function unitLabel(id: UnitId, amount: number): string {
  const { label, plural } = unitTable[id];
  return amount > 1 ? plural : label;
}

/**
 * The same for people, in their language; in English millilitres and litres are as on Australian packs.
 *
 * @example shownUnit('ml', 20) // 'mL'
 * @example shownUnit('tbsp', 2) // 'EL' in German
 */
export function shownUnit(id: UnitId, amount: number): string {
  return wordOfUnit(id, amount) ?? packLabels[id] ?? unitLabel(id, amount);
}

const packLabels: Partial<Record<UnitId, string>> = { ml: 'mL', l: 'L' };

/**
 * Metric amounts are shown as decimals, everything else as fractions.
 *
 * @example notationFor('kg') // 'decimal'
 */
export function notationFor(id: UnitId | undefined): Notation {
  return id !== undefined && metricUnits.has(id) ? 'decimal' : 'fraction';
}

const metricUnits: ReadonlySet<UnitId> = new Set<UnitId>([
  'g',
  'dag',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
  'cm',
  'mm',
]);
