/** All menus of a small week that keep the rules, by trying each: without any code of the search. */
import type { MenuRequest } from '../../src/plan/magic-menu/menu-request';
import { costOfMeals, mealsOf } from './check-budget';
import { breaksMust } from './check-rules';
import { faultsAlone } from './check-slot';
import { repeatsIn } from './check-week';

interface SmallMenu {
  /** By slot, where it has a recipe. */
  picks: { slotId: string; recipeId: string; reason: string }[];
  /** 0 without prices. */
  cents: number;
}

/**
 * With a limit only menus of dishes whose prices are known, whatever they cost. Takes as long as there are menus:
 * for four free slots and six recipes 2,401.
 */
export function everyMenu(request: MenuRequest): SmallMenu[] {
  const free = request.slots.filter(({ lockedId }) => lockedId === undefined);
  const fitting = free.map((slot) =>
    request.candidates
      .filter((dish) => !request.budget || dish.cost !== undefined)
      .filter((dish) => faultsAlone(dish, slot, request).length === 0)
      .map(({ id }) => id),
  );
  const menus: SmallMenu['picks'][] = [];
  const visit = (at: number, picks: SmallMenu['picks']): void => {
    if (at === free.length) {
      menus.push(picks);
      return;
    }
    visit(at + 1, picks);
    for (const recipeId of fitting[at]!) {
      const more = [...picks, { slotId: free[at]!.id, recipeId, reason: '' }];
      if (repeatsIn(placedIn(more, request), request.settings.repeatAfterDays).length === 0)
        visit(at + 1, more);
    }
  };
  visit(0, []);
  return menus
    .filter((picks) => !breaksMust({ picks }, request))
    .map((picks) => ({
      picks,
      cents: request.budget ? costOfMeals(mealsOf({ picks }, request), request) : 0,
    }));
}

const placedIn = (picks: SmallMenu['picks'], { slots }: MenuRequest) =>
  slots.flatMap((slot) => {
    const recipeId = slot.lockedId ?? picks.find(({ slotId }) => slotId === slot.id)?.recipeId;
    return recipeId === undefined ? [] : [{ slot, recipeId }];
  });
