/**
 * Adds up what meals need of one food, within each dimension.
 *
 * - Weights add to grams, volumes to millilitres by the measures of their recipe, lengths to
 *   centimetres; each kind of piece adds with itself, each size of package with its like.
 * - Amounts in one unit stay in it, and are exact: a third of a cup three times is a cup.
 * - Different units of weight become g or kg. Different spoons and cups become the largest of them
 *   that holds the sum in quarters or thirds, else mL.
 * - Spoons and cups of another country than the household's are shown in mL, unless they differ by
 *   less than a fiftieth. Ounces stay, their grams beside them.
 */
import {
  toGrams,
  toMillilitres,
  addQuantities,
  type Quantity,
  rationalToNumber,
  isMassUnit,
  isVolumeUnit,
  type VolumeUnitId,
} from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { unitIdOf } from '../needs/list-unit';
import type { NeededAmount } from '../needs/list-need';
import type { PackageSize } from '../../rows/list-amount';

export interface MeasuredAmount extends NeededAmount {
  readonly measures: Measures;
}

/** A smaller and a larger end. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** The sum in one dimension. */
export interface Sum {
  readonly dimension: 'mass' | 'volume' | 'pieces';
  /** As shown: in `unit`. */
  readonly shown: Span;
  readonly unit: string;
  readonly packageSize: PackageSize | undefined;
  /** In grams, millilitres or pieces. */
  readonly base: Span;
  /** Whether the recipes wrote other measures: then only whole grams are precise. */
  readonly isConverted: boolean;
  /** Of a volume: how much of it, 0 to 1, was measured with American cups and spoons. */
  readonly americanShare: number;
}

/**
 * What shops sell one of comes first, then weights, volumes and loose pieces, whatever the order
 * they come in: "2 cloves + 1 tsp + 1 pinch".
 */
export function addAmounts(amounts: readonly MeasuredAmount[], measures: Measures): Sum[] {
  if (amounts.length === 0) return [];
  const sums = [...sumsByUnit(amounts, measures).values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const masses = sums.filter((sum) => dimensionOf(sum.unit) === 'mass');
  const volumes = sums.filter((sum) => dimensionOf(sum.unit) === 'volume');
  const pieces = addPieces(sums.filter((sum) => dimensionOf(sum.unit) === 'pieces'));
  return [
    ...pieces.filter((sum) => shopUnits.has(sum.unit)),
    ...(masses.length > 0 ? [addMasses(masses)] : []),
    ...(volumes.length > 0 ? [addVolumes(volumes, measures)] : []),
    ...pieces.filter((sum) => !shopUnits.has(sum.unit)),
  ];
}

interface UnitSum extends MeasuredAmount {
  readonly key: string;
}

function sumsByUnit(amounts: readonly MeasuredAmount[], household: Measures): Map<string, UnitSum> {
  const sums = new Map<string, UnitSum>();
  for (const amount of amounts) {
    const measures = sameMeasure(amount, household);
    const { unit, packageSize } = amount;
    const size = packageSize ? `${packageSize.amount} ${packageSize.unit}` : '';
    const key = `${unit}|${measures}|${size}`;
    const before = sums.get(key);
    const quantity = before ? addQuantities(before.quantity, amount.quantity) : amount.quantity;
    sums.set(key, { quantity, unit, packageSize, measures, key });
  }
  return sums;
}

/** An American teaspoon is an Australian one to the eye; a cup or tablespoon is not. */
function sameMeasure({ unit, measures }: MeasuredAmount, household: Measures): Measures {
  if (measures === household) return household;
  const id = unitIdOf(unit);
  if (id === undefined || !isVolumeUnit(id)) return household;
  const ratio = toMillilitres(1, id, measures) / toMillilitres(1, id, household);
  return Math.abs(ratio - 1) < sameToTheEye ? household : measures;
}

function dimensionOf(unit: string): Sum['dimension'] {
  const id = unitIdOf(unit);
  if (id === undefined) return 'pieces';
  return isMassUnit(id) ? 'mass' : isVolumeUnit(id) ? 'volume' : 'pieces';
}

function addMasses(sums: readonly UnitSum[]): Sum {
  const base = total(sums.map((sum) => spanIn(sum, (amount) => gramsOf(amount, sum.unit))));
  const only = sums.length === 1 ? sums[0] : undefined;
  if (only && (only.unit === 'oz' || only.unit === 'lb')) {
    return sumOf('mass', numbers(only.quantity), only.unit, base);
  }
  return { ...inMetric('mass', base), isConverted: !sums.every(isMetric) };
}

function addVolumes(sums: readonly UnitSum[], measures: Measures): Sum {
  const base = total(
    sums.map((sum) => spanIn(sum, (amount) => millilitresOf(amount, sum.unit, sum.measures))),
  );
  const american = total(
    sums
      .filter((sum) => sum.measures === 'us')
      .map((sum) => spanIn(sum, (amount) => millilitresOf(amount, sum.unit, 'us'))),
  );
  const americanShare = base.max === 0 ? 0 : american.max / base.max;
  const unit = kitchenUnit(sums, base, measures);
  if (unit !== undefined) {
    const only = sums.length === 1 ? sums[0] : undefined;
    const perUnit = toMillilitres(1, unit, measures);
    const shown = only ? numbers(only.quantity) : scaled(base, 1 / perUnit);
    return { ...sumOf('volume', shown, unit, base), isConverted: sums.length > 1, americanShare };
  }
  return { ...inMetric('volume', base), isConverted: !sums.every(isMetric), americanShare };
}

/**
 * A weight or volume on a scale that people read: below 1,000 in g or mL.
 *
 * @example inMetric('mass', { min: 1200, max: 1200 }).unit // 'kg'
 */
export function inMetric(dimension: 'mass' | 'volume', base: Span): Sum {
  const [small, large] = dimension === 'mass' ? ['g', 'kg'] : ['ml', 'l'];
  const isLarge = cleaned(base).max >= smallPerLarge;
  const shown = isLarge ? scaled(base, 1 / smallPerLarge) : base;
  return sumOf(dimension, shown, (isLarge ? large : small) ?? '', base);
}

/** @example piecesSum({ min: 3, max: 3 }, 'bunch') // three bunches */
export function piecesSum(count: Span, unit: string): Sum {
  return sumOf('pieces', count, unit, count);
}

function isMetric({ unit }: UnitSum): boolean {
  return metricUnits.has(unit);
}

/** The spoon or cup to show; undefined when millilitres are clearer. */
function kitchenUnit(
  sums: readonly UnitSum[],
  base: Span,
  measures: Measures,
): VolumeUnitId | undefined {
  const isHousehold = sums.every((sum) => sum.measures === measures);
  if (!isHousehold) return undefined;
  if (sums.length === 1) return kitchenUnits.find((unit) => unit === sums[0]?.unit);
  return kitchenUnits.find((unit) => {
    const perUnit = toMillilitres(1, unit, measures);
    const isUsed = sums.some((sum) => sum.unit === unit);
    return isUsed && isHandy(base.min / perUnit, unit) && isHandy(base.max / perUnit, unit);
  });
}

/** Cups in quarters and thirds, a few spoons in halves: what cooks measure with them. */
function isHandy(amount: number, unit: VolumeUnitId): boolean {
  if (unit === 'cup') return isWhole(amount * 4) || isWhole(amount * 3);
  return amount <= mostSpoons && isWhole(amount * 2);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

/** Inches and centimetres of ginger are one length; other pieces add with their like only. */
function addPieces(sums: readonly UnitSum[]): Sum[] {
  const lengths = sums.filter((sum) => sum.unit in centimetresPerUnit);
  const others = sums.filter((sum) => !(sum.unit in centimetresPerUnit));
  const centimetres = total(
    lengths.map((sum) => scaled(numbers(sum.quantity), centimetresPerUnit[sum.unit] ?? 1)),
  );
  return [
    ...(lengths.length > 0 ? [piecesSum(centimetres, 'cm')] : []),
    ...others.map((sum) => {
      return { ...piecesSum(numbers(sum.quantity), sum.unit), packageSize: sum.packageSize };
    }),
  ];
}

function sumOf(dimension: Sum['dimension'], shown: Span, unit: string, base: Span): Sum {
  return {
    dimension,
    unit,
    packageSize: undefined,
    isConverted: false,
    americanShare: 0,
    shown: cleaned(shown),
    base: cleaned(base),
  };
}

export function total(spans: readonly Span[]): Span {
  return spans.reduce((sum, span) => ({ min: sum.min + span.min, max: sum.max + span.max }), {
    min: 0,
    max: 0,
  });
}

export function scaled(span: Span, factor: number): Span {
  return { min: span.min * factor, max: span.max * factor };
}

/** Without the dust of binary fractions. */
export function cleaned({ min, max }: Span): Span {
  return { min: cleanedNumber(min), max: cleanedNumber(max) };
}

function cleanedNumber(value: number): number {
  if (Number.isInteger(value)) return value;
  // By arithmetic where it can be: formatting a number as text takes twenty times as long.
  return value < 1e3 ? Math.round(value * 1e9) / 1e9 : Number(value.toPrecision(12));
}

function spanIn(sum: UnitSum, convert: (amount: number) => number): Span {
  const { min, max } = numbers(sum.quantity);
  return { min: convert(min), max: convert(max) };
}

function numbers({ min, max }: Quantity): Span {
  return { min: rationalToNumber(min), max: rationalToNumber(max) };
}

function gramsOf(amount: number, unit: string): number {
  const id = unitIdOf(unit);
  return id !== undefined && isMassUnit(id) ? toGrams(amount, id) : 0;
}

function millilitresOf(amount: number, unit: string, measures: Measures): number {
  const id = unitIdOf(unit);
  return id !== undefined && isVolumeUnit(id) ? toMillilitres(amount, id, measures) : 0;
}

/** What shops sell one of. Rashers and slices are cut from what the scales weigh. */
export const shopUnits: ReadonlySet<string> = new Set([
  '',
  'bunch',
  'head',
  'bulb',
  'clove',
  'punnet',
  'tin',
  'jar',
  'bottle',
  'loaf',
  'packet',
  'sachet',
  'envelope',
]);

/** Grams in a kilogram, millilitres in a litre. */
const smallPerLarge = 1000;
const metricUnits: ReadonlySet<string> = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l']);
const centimetresPerUnit: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, inch: 2.54 };
const sameToTheEye = 0.02;
const mostSpoons = 4;
const kitchenUnits: readonly VolumeUnitId[] = ['cup', 'tbsp', 'dsp', 'tsp'];
