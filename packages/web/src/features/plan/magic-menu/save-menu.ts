/** Saves a chosen menu into the week, in one step that can be undone. */
import { plural, t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { plannedMeal } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { showToast } from '../../../ui/feedback/toast';
import type { PlacedWeek } from './placed-week';
import { withStored } from './stored-dinners';

export interface MenuKnowledge {
  cards: ReadonlyMap<string, RecipeCard>;
  whoEats: WhoEats;
}

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
export async function saveMenu(
  { addDinners, placed, scope }: PlacedWeek,
  picks: readonly Pick[],
  { cards, whoEats }: MenuKnowledge,
): Promise<void> {
  const chosen = picks.map(({ slotId, recipeId, swaps }) => ({
    date: slotId.slice(0, isoDateLength),
    meal: plannedMeal(slotId.slice(isoDateLength + 1)),
    recipeId,
    card: cards.get(recipeId),
    swaps,
  }));
  const dinners = await withStored(chosen, scope, whoEats);
  try {
    const undo = await addDinners(dinners, placed);
    showToast({
      kind: 'success',
      title: plannedText(picks, placed.size),
      action: { label: t`Undo`, onClick: undo },
    });
  } catch {
    // A toast has said so.
  }
}

/**
 * Meals, when they are not all dinners.
 *
 * @param placed dinners that had no day
 * @example countedMeals(picks, 0) // '7 dinners'
 */
export function countedMeals(picks: readonly Pick[], placed: number): string {
  const count = picks.length + placed;
  return areDinners(picks)
    ? plural(count, { one: '# dinner', other: '# dinners' })
    : plural(count, { one: '# meal', other: '# meals' });
}

function plannedText(picks: readonly Pick[], placed: number): string {
  const count = picks.length + placed;
  return areDinners(picks)
    ? plural(count, { one: '# dinner planned', other: '# dinners planned' })
    : plural(count, { one: '# meal planned', other: '# meals planned' });
}

export const areDinners = (picks: readonly Pick[]): boolean =>
  picks.every(({ slotId }) => slotId.endsWith(`.${defaultMeal}`));

const isoDateLength = '2026-11-23'.length;
