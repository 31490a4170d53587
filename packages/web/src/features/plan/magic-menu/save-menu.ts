/** Saves a chosen menu into the week, in one step that can be undone. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import { showToast } from '../../../ui/feedback/toast';
import type { PlannedWeek } from './planned-week';

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
export async function saveMenu(
  { addDinners }: PlannedWeek,
  picks: readonly Pick[],
  cards: ReadonlyMap<string, RecipeCard>,
): Promise<void> {
  const dinners = picks.map(({ slotId, recipeId }) => ({
    date: slotId.slice(0, isoDateLength),
    recipeId,
    card: cards.get(recipeId),
  }));
  try {
    const undo = await addDinners(dinners);
    showToast({
      kind: 'success',
      title: `${dinners.length === 1 ? '1 dinner' : `${dinners.length} dinners`} planned`,
      action: { label: 'Undo', onClick: undo },
    });
  } catch {
    // A toast has said so.
  }
}

const isoDateLength = '2026-11-23'.length;
