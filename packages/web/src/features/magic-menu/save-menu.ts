/** Saves a chosen menu into the week, in one step that can be undone. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Pick } from '@saltbush/domain/magic-menu/magic-menu';
import { defaultCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import { addEntry, defaultMeal } from '@saltbush/domain/meal-plans/menu';
import { weekdayOf } from '@saltbush/domain/meal-plans/week';
import { newId } from '../../api/new-id';
import { showToast } from '../../ui/feedback/toast';
import { changePlan } from '../sync';
import type { PlannedWeek } from './planned-week';

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
export async function saveMenu(
  { scope, edit }: PlannedWeek,
  picks: readonly Pick[],
  cards: ReadonlyMap<string, RecipeCard>,
): Promise<void> {
  const entries = picks.map(({ slotId, recipeId }) => ({
    weekday: weekdayOf(slotId.slice(0, isoDateLength)),
    entry: { id: newId(), recipeId, meal: defaultMeal, quantity: defaultCookingQuantity },
  }));
  const added = picks.flatMap(({ recipeId }) => cards.get(recipeId) ?? []);
  const undo = () =>
    Promise.all(entries.map(({ entry }) => changePlan(scope, 'removeMeal', { id: entry.id })));
  try {
    await edit(
      (menu) => entries.reduce((all, { entry, weekday }) => addEntry(all, entry, weekday), menu),
      added,
    );
    showToast({
      kind: 'success',
      title: `${entries.length === 1 ? '1 dinner' : `${entries.length} dinners`} planned`,
      action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
    });
  } catch {
    // A toast has said so.
  }
}

const isoDateLength = '2026-11-23'.length;
