/**
 * The ingredients that a step uses, for a list below its text.
 *
 * - In the order of the text, each with what the step takes of it.
 * - What is in the pan already, or is uncertain, is left out: the text names it.
 * - Taken in several parts it is there as often; the same part named twice is there once.
 * - Without an amount it is there once, and not at all beside one with an amount.
 */
import type { StepMention, StepUse } from '@saltbush/recipe-parser/steps';

/**
 * @param mentions of one step, see `stepUses`
 * @example ingredientsInStep(mentionsOf('Cream the butter and sugar, then beat the butter again.'))
 * // [{ ingredient: 0, share: 'all', amount: { amount: '150', unit: 'g', … } }, { ingredient: 1, … }]
 */
export function ingredientsInStep(mentions: readonly StepMention[]): StepUse[] {
  const taken = mentions
    .flatMap(({ uses }) => uses)
    .filter(({ share }) => share !== 'none' && share !== 'unsure');
  return taken.filter((use, index) => {
    const before = taken.slice(0, index);
    const others = use.amount
      ? before
      : taken.filter((other) => other.amount || before.includes(other));
    return !others.some((other) => isSame(other, use));
  });
}

/** With no amount in one of them, the ingredient alone counts. */
function isSame(a: StepUse, b: StepUse): boolean {
  if (a.ingredient !== b.ingredient) return false;
  if (!b.amount) return true;
  return a.amount?.amount === b.amount.amount && a.amount.unit === b.amount.unit;
}
