/** Why a slot of a week with a limit is empty, when that is for want of prices. */
import { isFitting } from '../hard-rules';
import type { MenuRequest, MenuSlot } from '../menu-request';
import type { Rest } from '../unfilled';

/**
 * Undefined when prices are not the reason.
 *
 * @example unpricedAdvice(wednesday, request, rest) // '12 recipes fit if their prices are known, or without a limit.'
 */
export function unpricedAdvice(
  slot: MenuSlot,
  { candidates, settings, budget }: Pick<MenuRequest, 'candidates' | 'settings' | 'budget'>,
  { chosen, blockedBy }: Rest,
): string | undefined {
  if (!budget) return undefined;
  const { length } = candidates.filter(
    (one) =>
      one.cost === undefined &&
      !chosen.has(one.id) &&
      isFitting(one, slot, settings) &&
      blockedBy(one).length === 0,
  );
  if (length === 0) return undefined;
  const recipes = length === 1 ? '1 recipe fits if its' : `${length} recipes fit if their`;
  return `${recipes} prices are known, or without a limit.`;
}
