/** Why a slot of a week with a limit is empty, when that is for want of prices or of money. */
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
    return `${priced === 1 ? '1 recipe fits' : `${priced} recipes fit`} with a higher limit.`;
  if (unpriced === 0) return undefined;
  const recipes = unpriced === 1 ? '1 recipe fits if its' : `${unpriced} recipes fit if their`;
  return `${recipes} prices are known, or without a limit.`;
}
