/**
 * Whoever plans a recipe of their own in a household's plan shares it with the household by that: the
 * server does so when it saves the plan. A toast says so, once it is done.
 */
import type { RecipeCard } from '@saltbush/contract/recipes';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../../api/call';
import { queryClient } from '../../../api/query-client';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../../recipes';
import { syncNow } from '../../sync';
import { householdName, type PlanScope } from '../../view-mode';

/**
 * Plans a recipe. Never rejects; without a network nothing is announced.
 *
 * @param plan puts the recipe into the plan; it is called at once
 */
export async function planAndAnnounceSharing(
  scope: PlanScope,
  recipe: RecipeCard,
  plan: () => Promise<void>,
): Promise<void> {
  const { userId, householdId } = scope;
  const isShared =
    householdId !== undefined && recipe.owner._id === userId
      ? isSharedWith(householdId, recipe._id)
      : Promise.resolve(true);
  try {
    const [wasShared] = await Promise.all([isShared, plan()]);
    if (wasShared || householdId === undefined) return;
    await syncNow(scope);
    if (!(await isSharedWith(householdId, recipe._id))) return;
    showToast({
      kind: 'info',
      title: `Now shared with ${householdName(householdId) ?? 'the community'}`,
      message: `${recipe.title}: everyone there can cook from it.`,
    });
    void queryClient.invalidateQueries({ queryKey: recipeKeys.all });
  } catch {
    // Not stored, as a toast has said, or not known to be shared.
  }
}

async function isSharedWith(householdId: string, id: string): Promise<boolean> {
  const { sharedWith } = await call(recipesRoutes.get, { params: { id } });
  return sharedWith.communities.includes(householdId);
}
