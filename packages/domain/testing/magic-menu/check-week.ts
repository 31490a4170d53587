/** What no menu may do, checked without any code of the search. */
import { daysBetween } from '../../src/plan/days/week';
import type { MenuRequest, MenuSlot } from '../../src/plan/magic-menu/menu-request';
import { budgetFaultsOf } from './check-budget';
import { brokenRulesIn } from './check-rules';
import { faultsAlone } from './check-slot';
import type { MagicMenu } from '../../src/plan/magic-menu/magic-menu';

/**
 * Broken rules and other faults, in words; none for a correct menu.
 *
 * @example faultsOf(planMenu(request), request) // []
 */
export function faultsOf(menu: MagicMenu, request: MenuRequest): string[] {
  // Nothing is picked, so that no other rule can be broken.
  if (menu.cost?.isRefused) return budgetFaultsOf(menu, request);
  const byId = new Map(request.candidates.map((candidate) => [candidate.id, candidate]));
  const open = request.slots.filter(({ lockedId }) => lockedId === undefined);
  const answered = [...menu.picks, ...menu.unfilled].map(({ slotId }) => slotId).toSorted();
  const missing =
    answered.join() !==
    open
      .map(({ id }) => id)
      .toSorted()
      .join();
  const placed = [
    ...request.slots.flatMap((slot) =>
      slot.lockedId === undefined ? [] : [{ slot, recipeId: slot.lockedId }],
    ),
    ...menu.picks.map((pick) => ({
      slot: request.slots.find(({ id }) => id === pick.slotId)!,
      recipeId: pick.recipeId,
    })),
  ];
  return [
    ...(missing ? ['A slot has no answer, or two'] : []),
    ...placed
      .filter(({ slot }) => slot.lockedId === undefined)
      .flatMap(({ slot, recipeId }) => faultsAlone(byId.get(recipeId)!, slot, request)),
    ...repeatsIn(placed, request.settings.repeatAfterDays),
    ...budgetFaultsOf(menu, request),
    ...brokenRulesIn(menu, request),
    ...loneSidesIn(menu, request),
    ...menu.picks
      .filter(({ reason }) => reason.length > 60 || !/^\S.*\.$/.test(reason))
      .map(({ reason }) => `No sentence of 60 characters: ${reason}`),
    ...menu.unfilled
      .filter(({ advice }) => !/^\S.*\.$/.test(advice))
      .map(({ slotId }) => `${slotId}: no advice`),
  ];
}

/** In words which recipes come too soon after themselves. */
export function repeatsIn(
  placed: readonly { slot: MenuSlot; recipeId: string }[],
  repeatAfterDays: number,
): string[] {
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          other.recipeId === one.recipeId &&
          // Two locked ones were chosen by a person.
          (one.slot.lockedId === undefined || other.slot.lockedId === undefined) &&
          Math.abs(daysBetween(one.slot.date, other.slot.date)) < repeatAfterDays,
      )
      .map((other) => `${one.recipeId} on ${one.slot.date} and ${other.slot.date}`),
  );
}

function loneSidesIn({ picks }: MagicMenu, { slots }: MenuRequest): string[] {
  const filled = new Set([
    ...picks.map(({ slotId }) => slotId),
    ...slots.filter(({ lockedId }) => lockedId !== undefined).map(({ id }) => id),
  ]);
  return slots
    .filter(({ id, besides }) => besides !== undefined && filled.has(id) && !filled.has(besides))
    .map(({ id }) => `${id}: a side without a dinner`);
}
