/**
 * Whoever plans a recipe of their own in a household's plan shares it with the household by that: the
 * server does so when it saves the plan. A toast says so, once it is done.
 */
import type { RecipeCard } from '@saltbush/contract/recipes';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../api/call';
import { queryClient } from '../../api/query-client';
import { showToast } from '../../ui/feedback/toast';
import { recipeKeys } from '../recipes';
import { householdName, type PlanScope } from '../view-mode';
import type { MenuSync } from './sync/menu-sync';

/** Call it right after the edit. Never rejects; without a network nothing is announced. */
export async function announceSharing(
  { userId, householdId }: PlanScope,
  recipe: RecipeCard,
  menuSync: Pick<MenuSync, 'storeNow' | 'sync'>,
): Promise<void> {
  if (householdId === undefined || recipe.owner._id !== userId) return;
  try {
    if (await isSharedWith(householdId, recipe._id)) return;
    menuSync.storeNow();
    await menuSync.sync();
    if (!(await isSharedWith(householdId, recipe._id))) return;
  } catch {
    return;
  }
  showToast({
    kind: 'info',
    title: `Now shared with ${householdName(householdId) ?? 'the community'}`,
    message: `${recipe.title}: everyone there can cook from it.`,
  });
  void queryClient.invalidateQueries({ queryKey: recipeKeys.all });
}

async function isSharedWith(householdId: string, id: string): Promise<boolean> {
  const { sharedWith } = await call(recipesRoutes.get, { params: { id } });
  return sharedWith.communities.includes(householdId);
}
