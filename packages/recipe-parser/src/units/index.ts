/** Amounts as exact fractions, and the units they are in. */
export { toGrams, toMillilitres } from './convert';
export {
  type Quantity,
  addQuantities,
  formatQuantity,
  multiplyQuantity,
  parseQuantity,
  quantity,
  toNumber,
} from './quantity';
export {
  type Rational,
  multiplyRationals,
  rational,
  rationalFromNumber,
  rationalToNumber,
} from './rational';
export { type UnitId, unitTable } from './unit-table';
export {
  type VolumeUnitId,
  findUnit,
  isMassUnit,
  isVolumeUnit,
  notationFor,
  unitLabel,
  unitOptions,
} from './units';
