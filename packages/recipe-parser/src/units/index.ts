/** Amounts as exact fractions, and the units they are in. */
export { toGrams, toMillilitres } from './convert';
export {
  type Quantity,
  addQuantities,
  formatQuantity,
  multiplyQuantity,
  quantity,
  toNumber,
} from './quantity';
export { centimetresOfInches } from './lengths';
export { parseQuantity } from './parse-quantity';
export {
  type Rational,
  multiplyRationals,
  rational,
  rationalFromNumber,
  rationalToNumber,
} from './rational';
export { type UnitId, unitTable } from './unit-table';
export { findUnit } from './find-unit';
export { wordBehind } from './word-behind';
export {
  type VolumeUnitId,
  isMassUnit,
  isVolumeUnit,
  notationFor,
  shownUnit,
  unitLabel,
} from './units';
