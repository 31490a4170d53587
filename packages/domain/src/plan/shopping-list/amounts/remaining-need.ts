/**
 * Whether what was bought still covers what a line needs (a tick stays only while it does).
 *
 * - Compared within a dimension; when the dimensions differ, by weight, if both can be weighed.
 * - Of a range the larger end counts: who buys for 2–3 must have 3.
 * - A line without an amount is covered by any purchase. A purchase without an amount covers no
 *   amount that was added later: its size is unknown.
 */
import { say } from '../../../texts/say';
import { quantity, rationalFromNumber } from '@saltbush/recipe-parser/units';
import type { Measures } from '@saltbush/recipe-parser/recipe';
import type { FoodFacts } from '../needs/list-need';
import type { ListAmount } from '../../rows/list-amount';
import { addAmounts, inMetric, scaled } from './add-amounts';
import type { MeasuredAmount, Span, Sum } from './add-amounts';
import { amountText, roundedAmount } from './amount-text';
import { weighSum } from './weigh-sum';

export interface RemainingNeed {
  readonly isCovered: boolean;
  /** "need 200 g more"; blank when covered. */
  readonly text: string;
}

/**
 * @param covered what the line needed when it was ticked
 * @param measures the household's, in which both were added up
 * @example
 * remainingNeed([{ amount: 1, unit: 'kg' }], [{ amount: 1.2, unit: 'kg' }], beefMince)
 * // { isCovered: false, text: 'need 200 g more' }
 */
export function remainingNeed(
  covered: readonly ListAmount[],
  now: readonly ListAmount[],
  food: FoodFacts | undefined,
  measures: Measures = 'au',
): RemainingNeed {
  const missing = missingSums(covered, now, food, measures);
  if (missing.length === 0) return { isCovered: true, text: '' };
  return { isCovered: false, text: needText(missing, covered.length > 0) };
}

/**
 * What is missing of each kind of amount; nothing when all is covered.
 *
 * @example missingSums([{ amount: 1, unit: 'kg' }], [{ amount: 1.2, unit: 'kg' }], beefMince, 'au')
 * // 200 g
 */
export function missingSums(
  covered: readonly ListAmount[],
  now: readonly ListAmount[],
  food: FoodFacts | undefined,
  measures: Measures,
): Sum[] {
  const bought = addAmounts(measuredAmounts(covered, measures), measures);
  const needed = addAmounts(measuredAmounts(now, measures), measures);
  if (needed.length === 0 || bought.length === 0) return needed;
  return missingOfPurchase(bought, needed, food);
}

/** @example missingOfPurchase([grams(450)], [grams(500)], mince) // 50 g */
export function missingOfPurchase(
  bought: readonly Sum[],
  needed: readonly Sum[],
  food: FoodFacts | undefined,
): Sum[] {
  return missingByWeight(bought, needed, food) ?? missingByUnit(bought, needed);
}

/** @example needText([grams(200)], true) // 'need 200 g more' */
export function needText(missing: readonly Sum[], isMore: boolean): string {
  const amounts = missing.map((sum) => amountText(roundedAmount(sum))).join(' + ');
  return isMore ? say('need {amounts} more', { amounts }) : say('need {amounts}', { amounts });
}

/** @example measuredAmounts([{ amount: 1, unit: 'kg' }], 'au') // one amount, exactly */
export function measuredAmounts(
  amounts: readonly ListAmount[],
  measures: Measures,
): MeasuredAmount[] {
  return amounts.map(({ amount, amountMax = amount, unit, packageSize }) => ({
    quantity: quantity(rationalFromNumber(amount), rationalFromNumber(amountMax)),
    unit,
    packageSize,
    measures,
  }));
}

/** Only where some need has no counterpart of its own dimension. */
function missingByWeight(
  bought: readonly Sum[],
  needed: readonly Sum[],
  food: FoodFacts | undefined,
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

function totalGrams(sums: readonly Sum[], food: FoodFacts | undefined): number | undefined {
  let grams = 0;
  for (const sum of sums) {
    const weighed = weighSum(sum, food);
    if (!weighed) return undefined;
    grams += weighed.grams.max;
  }
  return grams;
}
