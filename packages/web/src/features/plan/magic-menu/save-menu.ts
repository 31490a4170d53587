/** Saves a chosen menu into the week, in one step that can be undone. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import { showToast } from '../../../ui/feedback/toast';
import type { PlacedWeek } from './placed-week';

/** Never rejects: what can't be stored is undone on the screen, and a toast says so. */
export async function saveMenu(
  { addDinners, placed }: PlacedWeek,
  picks: readonly Pick[],
  cards: ReadonlyMap<string, RecipeCard>,
): Promise<void> {
  const dinners = picks.map(({ slotId, recipeId }) => ({
    date: slotId.slice(0, isoDateLength),
    recipeId,
    card: cards.get(recipeId),
  }));
  try {
    const undo = await addDinners(dinners, placed);
    const count = dinners.length + placed.size;
    showToast({
      kind: 'success',
      title: `${count === 1 ? '1 dinner' : `${count} dinners`} planned`,
      action: { label: 'Undo', onClick: undo },
    });
  } catch {
    // A toast has said so.
  }
}

const isoDateLength = '2026-11-23'.length;
