/**
 * Whether what was bought still covers what a line needs (a tick stays only while it does).
 *
 * - Compared within a dimension; when the dimensions differ, by weight, if both can be weighed.
 * - Of a range the larger end counts: who buys for 2–3 must have 3.
 * - A line without an amount is covered by any purchase. A purchase without an amount covers no
 *   amount that was added later: its size is unknown.
 */
import { type Food, findFoodById } from '@saltbush/recipe-parser/foods';
import { quantity, rationalFromNumber } from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import { addAmounts, inMetric, scaled } from './amounts/add-amounts';
import type { Span, Sum } from './amounts/add-amounts';
import { amountText, roundedAmount } from './amounts/amount-text';
import type { ListAmount, ShoppingLine } from './shopping-line';
import { foodKeyOf } from './splits';
import { weighSum } from './amounts/weigh-sum';

/** The part of a line that is stored when it is ticked. */
export type LineNeed = Pick<ShoppingLine, 'key' | 'amounts'>;

export interface RemainingNeed {
  readonly isCovered: boolean;
  /** "need 200 g more"; blank when covered. */
  readonly text: string;
}

/**
 * @param measures the household's, in which both lines were built
 * @example
 * remainingNeed({ key: 'beef-mince', amounts: [{ amount: 1, unit: 'kg' }] },
 *          { key: 'beef-mince', amounts: [{ amount: 1.2, unit: 'kg' }] })
 * // { isCovered: false, text: 'need 200 g more' }
 */
export function remainingNeed(
  ticked: LineNeed,
  now: LineNeed,
  measures: Measures = 'au',
): RemainingNeed {
  const bought = sumsOf(ticked.amounts, measures);
  const needed = sumsOf(now.amounts, measures);
  if (needed.length === 0) return covered;
  if (bought.length === 0) return { isCovered: false, text: `need ${textOf(needed)}` };
  const missing =
    missingByWeight(bought, needed, findFoodById(foodKeyOf(now.key))) ??
    missingByUnit(bought, needed);
  return missing.length === 0
    ? covered
    : { isCovered: false, text: `need ${textOf(missing)} more` };
}

/** Only where some need has no counterpart of its own dimension. */
function missingByWeight(
  bought: readonly Sum[],
  needed: readonly Sum[],
  food: Food | undefined,
): Sum[] | undefined {
  if (needed.every((need) => bought.some((sum) => isAlike(sum, need)))) return undefined;
  const have = totalGrams(bought, food);
  const want = totalGrams(needed, food);
  if (have === undefined || want === undefined) return undefined;
  const left = want - have;
  const [first] = needed;
  const firstGrams = first && weighSum(first, food)?.grams.max;
  if (isNothing(left, want) || !first || !firstGrams) return [];
  return [sumLeft(first, (left / firstGrams) * first.base.max)];
}

function missingByUnit(bought: readonly Sum[], needed: readonly Sum[]): Sum[] {
  return needed.flatMap((need) => {
    const have = bought.find((sum) => isAlike(sum, need))?.base.max ?? 0;
    const left = need.base.max - have;
    return isNothing(left, need.base.max) ? [] : [sumLeft(need, left)];
  });
}

/** The rest of a need in the unit it was shown in, or a smaller metric one. */
function sumLeft(need: Sum, left: number): Sum {
  const base: Span = { min: left, max: left };
  const isMetric =
    need.unit === 'kg' || need.unit === 'g' || need.unit === 'l' || need.unit === 'ml';
  if (isMetric && need.dimension !== 'pieces') {
    return { ...inMetric(need.dimension, base), isConverted: true };
  }
  return { ...need, base, shown: scaled(base, need.shown.max / need.base.max) };
}

function isAlike(a: Sum, b: Sum): boolean {
  if (a.dimension !== b.dimension) return false;
  if (a.dimension !== 'pieces') return true;
  return a.unit === b.unit && a.packageSize?.amount === b.packageSize?.amount;
}

/** Less than a thousandth is the dust of conversion. */
function isNothing(left: number, whole: number): boolean {
  return left <= whole / 1000;
}

function totalGrams(sums: readonly Sum[], food: Food | undefined): number | undefined {
  let grams = 0;
  for (const sum of sums) {
    const weighed = weighSum(sum, food);
    if (!weighed) return undefined;
    grams += weighed.grams.max;
  }
  return grams;
}

function sumsOf(amounts: readonly ListAmount[], measures: Measures): Sum[] {
  return addAmounts(
    amounts.map(({ amount, amountMax = amount, unit, packageSize }) => ({
      quantity: quantity(rationalFromNumber(amount), rationalFromNumber(amountMax)),
      unit,
      packageSize,
      measures,
    })),
    measures,
  );
}

function textOf(sums: readonly Sum[]): string {
  return sums.map((sum) => amountText(roundedAmount(sum))).join(' + ');
}

const covered: RemainingNeed = { isCovered: true, text: '' };
