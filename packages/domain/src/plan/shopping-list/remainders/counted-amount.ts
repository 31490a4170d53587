/** Amounts of one food as one number: in the unit of its packs, in grams of what is sold loose. */
import { inMetric, piecesSum, type Sum } from '../amounts/add-amounts';
import { amountText, roundedAmount } from '../amounts/amount-text';
import { weighSum } from '../amounts/weigh-sum';
import { neededOfPack } from '../buying/needed-of-pack';
import type { NeededFood } from '../needs/list-need';

/**
 * Undefined when one of them can't be converted.
 *
 * @example countedAmount([halfACup], thickenedCream) // 125, of mL
 */
export function countedAmount(
  sums: readonly Sum[],
  { food }: Pick<NeededFood, 'food'>,
): number | undefined {
  const packs = food?.packs ?? [];
  const amounts = sums.map((sum) =>
    packs.length > 0 ? neededOfPack(sum, food, packs) : (weighSum(sum, food)?.grams.max ?? 0),
  );
  const areKnown = amounts.every((amount, index) => amount > 0 || sums[index]!.base.max === 0);
  return areKnown ? amounts.reduce((total, amount) => total + amount, 0) : undefined;
}

/** @example sumOfCounted(150, thickenedCream).shown.max // 150, of mL */
export function sumOfCounted(amount: number, { food }: Pick<NeededFood, 'food'>): Sum {
  const span = { min: amount, max: amount };
  const unit = food?.packs?.[0]?.unit ?? 'g';
  if (unit === 'each') return piecesSum(span, '');
  return { ...inMetric(unit === 'g' ? 'mass' : 'volume', span), isConverted: true };
}

/**
 * As people say it: of what is sold by the bunch in quarters of one, and never more than there is by more than an eighth.
 *
 * @example countedText(147, thickenedCream) // '145 mL'
 * @example countedText(48, coriander) // '½ bunch'
 */
export function countedText(amount: number, identity: Pick<NeededFood, 'food'>): string {
  const whole = identity.food?.packs?.at(-1);
  if (whole?.isUnsized) {
    const quarters = Math.max(1, Math.round((4 * amount) / whole.amount)) / 4;
    return amountText({ amount: quarters, unit: whole.name });
  }
  const step = amount < smallAmount ? 1 : coarseStep;
  const rounded = Math.max(step, Math.floor(amount / step + 1e-6) * step);
  return amountText(roundedAmount(sumOfCounted(rounded, identity)));
}

const smallAmount = 20;
const coarseStep = 5;
