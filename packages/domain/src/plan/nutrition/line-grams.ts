/**
 * What a line of a recipe weighs, for its nutrition: by the figures of the food table first, as lists and conversions
 * do, then by what SR28 says of household measures, then by what shops sell, then by declared estimates. What none of
 * them knows may weigh what its line says (`stated-weight.ts`).
 *
 * - A range counts by its middle, "1 cup plus 2 tbsp" by its sum.
 * - "A small onion" is less than an onion, "a large" one more (`size-share.ts`); pieces that state their weight have it.
 * - A cup of a food that the table does not have weighs about what a cup of water does.
 * - Bones and peel are taken off where the amount has them (`recipe/nutrition/usda/matches.ts`), and the liquid of a
 *   tin where the figures are without it.
 */
import { packagingUnits } from '@saltbush/recipe-parser/ingredients';
import { densityOf, type Food, gramsOfAmount } from '@saltbush/recipe-parser/foods';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import {
  isMassUnit,
  isVolumeUnit,
  toGrams,
  toMillilitres,
  toNumber,
  type UnitId,
} from '@saltbush/recipe-parser/units';
import type { FoodFigures } from '../../recipe/nutrition/food-figures';
import type { NeededAmount } from '../shopping-list/needs/list-need';
import { unitIdOf } from '../shopping-list/needs/list-unit';
import { sizeOfPieces } from '../shopping-list/needs/sizes/size-of-pieces';
import { packsOfFood } from '../shopping-list/packs/packs-of-food';

/**
 * Grams of what is eaten; undefined if nothing says what the unit weighs.
 *
 * @param of without `food` for one that the table does not have: only weights and volumes are known then
 * @example gramsOfAmounts([twoOnions], { food: onion, figures, measures: 'au' }) // 270
 */
export function gramsOfAmounts(amounts: readonly NeededAmount[], of: Weighing): number | undefined {
  const grams = amounts.map((amount) => gramsOf(amount, of));
  if (grams.length === 0) return undefined;
  return grams.every((each) => each !== undefined)
    ? grams.reduce((sum, each) => sum + each, 0)
    : undefined;
}

export interface Weighing {
  readonly food: Food | undefined;
  readonly figures: FoodFigures | undefined;
  readonly measures: Measures;
  /** Of one piece, against one of the usual size; 1 by default. */
  readonly sizeShare?: number | undefined;
  /** The remark on it, which may state what pieces weigh. */
  readonly note?: string | undefined;
}

function gramsOf(amount: NeededAmount, of: Weighing): number | undefined {
  const count = middleOf(amount);
  const unit = amount.unit === '' ? 'whole' : unitIdOf(amount.unit);
  const { packageSize } = amount;
  if (packageSize) {
    const size =
      packageSize.unit === 'g' ? packageSize.amount : weightOf(packageSize.amount, 'ml', of);
    return size === undefined ? undefined : eaten(count * size, unit ?? 'tin', of);
  }
  if (unit === undefined) return undefined;
  const grams = piecesWithSize.has(unit)
    ? gramsOfPieces(count, unit, of)
    : (weightOf(count, unit, of) ?? packWeight(count, unit, of));
  return grams === undefined ? undefined : eaten(grams, unit, of);
}

/** "4 chicken breasts, 6 oz each" state theirs; others weigh what is usual. */
function gramsOfPieces(count: number, unit: UnitId, of: Weighing): number | undefined {
  const usual = weightOf(of.sizeShare ?? 1, unit, of);
  const stated = sizeOfPieces(count, of.note ?? '', usual);
  if (stated?.unit === 'g') return stated.amount;
  return usual === undefined ? packWeight(count, unit, of) : count * usual;
}

/** Their size is that of the food: not so of a large handful, or a small packet. */
const piecesWithSize: ReadonlySet<UnitId> = new Set<UnitId>(['whole', 'head', 'fillet', 'clove']);

function middleOf({ quantity }: NeededAmount): number {
  const high = toNumber(quantity);
  const low = quantity.min.numerator / quantity.min.denominator;
  return (low + high) / 2;
}

function weightOf(count: number, unit: UnitId, of: Weighing): number | undefined {
  const { food, figures, measures } = of;
  const isMeasured = food !== undefined && (!isVolumeUnit(unit) || hasDensity(food, measures));
  const known = isMeasured ? gramsOfAmount(food, count, unit, measures) : massOf(count, unit);
  if (known !== undefined) return known;
  const millilitres = isVolumeUnit(unit)
    ? toMillilitres(count, unit, measures)
    : count * (estimatedMillilitres[unit] ?? Number.NaN);
  const density = densityFor(of);
  if (millilitres > 0 && density !== undefined) return millilitres * density;
  const piece = figures?.pieces.get(unit) ?? estimatedGrams[unit];
  return piece === undefined || food === undefined ? undefined : count * piece;
}

const hasDensity = (food: Food, measures: Measures): boolean =>
  densityOf(food, measures) !== undefined;

const massOf = (count: number, unit: UnitId): number | undefined =>
  isMassUnit(unit) ? toGrams(count, unit) : undefined;

/** What is poured weighs about as much as water where nothing says more. */
function densityFor({ food, figures, measures }: Weighing): number | undefined {
  const own = food && densityOf(food, measures)?.value;
  const isLikeWater = food === undefined || food.isSoldByVolume;
  return own ?? figures?.gramsPerMillilitre ?? (isLikeWater ? 1 : undefined);
}

/** "1 tin", "2 packets": the smallest that shops sell under that name, else the packet that SR28 knows. */
function packWeight(count: number, unit: UnitId, of: Weighing): number | undefined {
  if (!of.food) return undefined;
  const packs = packsOfFood(of.food).filter(({ isUnsized }) => !isUnsized);
  const named = packs.find(({ name }) => name === unit || (unit === 'whole' && name === ''));
  // A sachet is called a packet, and a tub a container.
  const pack =
    named ?? (packagingUnits.has(unit) ? packs.find(({ name }) => name !== '') : undefined);
  if (pack === undefined || pack.unit === 'each') {
    const packet = packagingUnits.has(unit) && !isTin(unit) && of.figures?.pieces.get('packet');
    return packet ? count * packet : undefined;
  }
  return pack.unit === 'g' ? count * pack.amount : weightOf(count * pack.amount, 'ml', of);
}

function eaten(grams: number, unit: UnitId, { figures }: Weighing): number {
  if (!figures) return grams;
  const { refuse, isDrained } = figures;
  if (isDrained && isTin(unit)) return grams * drainedShare;
  if (!refuse || (refuse.of === 'pieces' && unit !== 'whole' && unit !== 'head')) return grams;
  return grams * (1 - refuse.share);
}

const isTin = (unit: UnitId): boolean => unit === 'tin' || unit === 'can' || unit === 'jar';

/** Of a tin of beans, corn or fish. */
const drainedShare = 0.62;

/** Our estimates of measures that nobody measures. */
const estimatedMillilitres: Readonly<Partial<Record<UnitId, number>>> = {
  pinch: 0.3,
  dash: 0.6,
  drop: 0.05,
  splash: 5,
  drizzle: 5,
  glug: 15,
  squeeze: 5,
  sprinkle: 1,
  grind: 0.1,
  twist: 0.1,
  dollop: 20,
  spoonful: 20,
  shot: 30,
  jigger: 45,
  glass: 200,
  mug: 300,
};

const estimatedGrams: Readonly<Partial<Record<UnitId, number>>> = {
  knob: 15,
  thumb: 15,
  cm: 5,
  inch: 12,
  handful: 25,
  sprig: 1,
  leaf: 0.5,
  stem: 2,
  wedge: 20,
  rasher: 30,
  grating: 0.2,
};
