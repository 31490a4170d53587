/** Why a slot of a week with a limit is empty, when that is for want of prices or of money. */
import { say } from '../../../texts/say';
import { isFitting } from '../hard-rules';
import type { MenuRequest, MenuSlot } from '../menu-request';
import type { Rest } from '../unfilled';

/**
 * Undefined when the limit is not the reason.
 *
 * @example budgetAdvice(wednesday, request, rest) // '12 recipes fit if their prices are known, or without a limit.'
 */
export function budgetAdvice(
  slot: MenuSlot,
  { candidates, settings, budget }: Pick<MenuRequest, 'candidates' | 'settings' | 'budget'>,
  { chosen, blockedBy }: Rest,
): string | undefined {
  if (!budget) return undefined;
  const fitting = candidates.filter(
    (one) => !chosen.has(one.id) && isFitting(one, slot, settings) && blockedBy(one).length === 0,
  );
  const unpriced = fitting.filter(({ cost }) => cost === undefined).length;
  const priced = fitting.length - unpriced;
  if (priced > 0)
    return say(
      '{count, plural, one {# recipe fits with a higher limit.} other {# recipes fit with a higher limit.}}',
      { count: priced },
    );
  if (unpriced === 0) return undefined;
  return say(
    '{count, plural, one {# recipe fits if its prices are known, or without a limit.} other {# recipes fit if their prices are known, or without a limit.}}',
    { count: unpriced },
  );
}
