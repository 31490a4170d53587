/** Saves a chosen menu into the week, in one step that can be undone. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Pick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
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
  const chosen = picks.map(({ slotId, recipeId }) => ({
    date: slotId.slice(0, isoDateLength),
    recipeId,
    card: cards.get(recipeId),
  }));
  const dinners = await withStored(chosen, scope, whoEats);
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
