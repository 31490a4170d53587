/** What a line needs, in the units that packs are measured in. */
import { addAmounts } from '../../shopping-list/amounts/add-amounts';
import type { Sum } from '../../shopping-list/amounts/add-amounts';
import { measuredAmounts } from '../../shopping-list/amounts/remaining-need';
import { pieceFigure, weighSum } from '../../shopping-list/amounts/weigh-sum';
import type { FoodFacts } from '../../shopping-list/needs/list-need';
import type { ListAmount } from '../../rows/list-amount';

/** Each is undefined where nothing converts to it. All are absent for a line without an amount. */
export interface NeededAmount {
  readonly g?: number | undefined;
  readonly ml?: number | undefined;
  /** Pieces as they grow, or packages that somebody counted. */
  readonly each?: number | undefined;
}

/**
 * @param food undefined for what the food table does not have
 * @example neededAmount([{ amount: 3, unit: '' }], onion) // { g: 450, each: 3 }
 */
export function neededAmount(
  amounts: readonly ListAmount[],
  food: FoodFacts | undefined,
): NeededAmount {
  const sums = addAmounts(measuredAmounts(amounts, 'au'), 'au').filter(({ base }) => base.max > 0);
  if (sums.length === 0) return {};
  const g = totalOf(sums, (sum) => weighSum(sum, food)?.grams.max);
  return {
    g,
    ml: totalOf(sums, (sum) => millilitresOf(sum, food)),
    each: totalOf(sums, (sum) => piecesOf(sum, food)),
  };
}

function totalOf(sums: readonly Sum[], read: (sum: Sum) => number | undefined) {
  let total = 0;
  for (const sum of sums) {
    const value = read(sum);
    if (value === undefined) return undefined;
    total += value;
  }
  return total;
}

function millilitresOf(sum: Sum, food: FoodFacts | undefined): number | undefined {
  if (sum.dimension === 'volume') return sum.base.max;
  if (sum.packageSize?.unit === 'ml') return sum.base.max * sum.packageSize.amount;
  if (!food?.density) return undefined;
  const grams = weighSum(sum, food)?.grams.max;
  return grams === undefined ? undefined : grams / food.density.value;
}

/** A clove is a part of a bulb, as a spoon of parsley is of a bunch: by weight. */
function piecesOf(sum: Sum, food: FoodFacts | undefined): number | undefined {
  if (sum.dimension === 'pieces' && !partUnits.has(sum.unit)) return sum.base.max;
  const whole = food?.packs?.findLast(({ isUnsized }) => isUnsized);
  const gramsOfOne = whole?.amount ?? (food && pieceFigure(food, '')?.value);
  const grams = weighSum(sum, food)?.grams.max;
  return grams === undefined || !gramsOfOne ? undefined : grams / gramsOfOne;
}

const partUnits: ReadonlySet<string> = new Set([
  'clove',
  'slice',
  'rasher',
  'leaf',
  'sprig',
  'stalk',
  'cm',
  'wedge',
  'pinch',
]);
