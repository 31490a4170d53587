/** An amount in the unit of the packs of its food: 250 mL of grated cheese is 110 g of a block. */
import type { Sum } from '../amounts/add-amounts';
import { pieceFigure, weighSum } from '../amounts/weigh-sum';
import type { FoodFacts } from '../needs/list-need';
import type { Pack } from '../packs/pack';

/**
 * 0 when nothing is known that converts it.
 *
 * @param packs of the food, all in one unit
 * @example neededOfPack(sixRashers, bacon, packsOfBacon) // 300, of packs of 250 g
 */
export function neededOfPack(
  sum: Sum,
  food: FoodFacts | undefined,
  packs: readonly Pack[],
): number {
  const largest = packs.at(-1);
  if (!largest) return 0;
  const { unit, name } = largest;
  if (sum.dimension === 'volume' && unit === 'ml') return sum.base.max;
  if (sum.dimension === 'pieces' && unit === 'each' && sum.unit === '') return sum.base.max;
  if (sum.dimension === 'pieces' && !sum.packageSize && sum.unit === name) {
    return sum.base.max * largest.amount;
  }
  const [smallest = largest] = packs;
  const grams = weighSum(sum, food)?.grams.max;
  if (grams === undefined && isCountOfPacks(sum, food, smallest))
    return Math.ceil(sum.base.max) * smallest.amount;
  const gramsPerMl = typicalDensities[name] ?? 1;
  if (unit === 'g') return grams ?? (sum.dimension === 'volume' ? sum.base.max * gramsPerMl : 0);
  if (grams === undefined) return 0;
  if (unit === 'ml') return grams / (food?.density?.value ?? 1);
  const gramsOfOne = food && pieceFigure(food, '')?.value;
  return gramsOfOne ? grams / gramsOfOne : 0;
}

/**
 * "2 milk", "1 butter", "2 silken tofu": of what nobody counts, a number is one of packs. Olives and slices are counted.
 */
function isCountOfPacks(
  { dimension, unit, packageSize }: Sum,
  food: FoodFacts | undefined,
  { name }: Pack,
): boolean {
  const isCount = dimension === 'pieces' && unit === '' && packageSize === undefined;
  const isPack = countedPacks.has(name) || (food?.isSoldByVolume === true && tinsAndJars.has(name));
  return isCount && food?.isCounted !== true && isPack;
}

/** A number of what is not poured may be of what is in them: two chipotles in adobo. */
const tinsAndJars: ReadonlySet<Pack['name']> = new Set<Pack['name']>(['tin', 'jar']);

const countedPacks: ReadonlySet<Pack['name']> = new Set<Pack['name']>([
  'block',
  'bottle',
  'carton',
  'tub',
  'bag',
  'box',
  'loaf',
]);

/** Grams a millilitre of what no table weighs: spices, chopped herbs, dry goods. Typical, typed by us. */
const typicalDensities: Readonly<Partial<Record<Pack['name'], number>>> = {
  'small jar': 0.5,
  bunch: 0.2,
  packet: 0.5,
  bag: 0.5,
  block: 0.5,
  loaf: 0.18,
};
