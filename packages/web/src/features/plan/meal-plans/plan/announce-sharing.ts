/**
 * Whoever plans recipes of their own in a household's plan or list shares them with the household by that: the
 * server does so when it saves the plan. A toast says so, once it is done. Each way to plan or list a recipe
 * comes through here.
 */
import { plural, t } from '@lingui/core/macro';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';
import { queryClient } from '../../../../api/query-client';
import { showToast } from '../../../../ui/feedback/toast';
import { recipeKeys } from '../../../recipe/recipes';
import { syncNow } from '../../../device/sync';
import { householdName, type PlanScope } from '../../../device/view-mode';

/** What is known of a recipe; its owner is unknown until this device has its card. */
export interface RecipeToPlan {
  _id: string;
  owner?: { _id: string };
}

/**
 * Plans recipes. Never rejects; without a network nothing is announced.
 *
 * @param recipes those that are added; of other people's, nothing is asked
 * @param plan puts them into the plan; it is called at once
 */
export async function planAndAnnounceSharing(
  { userId, householdId }: PlanScope,
  recipes: readonly RecipeToPlan[],
  plan: () => Promise<void>,
): Promise<void> {
  const ids = recipes.filter(({ owner }) => !owner || owner._id === userId).map(({ _id }) => _id);
  const asked = householdId === undefined ? [] : [...new Set(ids)];
  const titlesOf = (those: readonly string[], isShared: boolean) =>
    householdId === undefined ? [] : findOwn(those, { userId, householdId, isShared });
  try {
    const [wereHidden] = await Promise.all([titlesOf(asked, false), plan()]);
    if (wereHidden.length === 0) return;
    await syncNow({ userId, householdId });
    const shared = await titlesOf(
      wereHidden.map(({ id }) => id),
      true,
    );
    if (shared.length === 0) return;
    showToast({
      kind: 'info',
      title: titleFor(householdName(householdId!)),
      message: messageFor(shared),
    });
    void queryClient.invalidateQueries({ queryKey: recipeKeys.all });
  } catch {
    // Not stored, as a toast has said, or not known to be shared.
  }
}

const titleFor = (household: string | undefined): string =>
  household === undefined ? t`Now shared with the community` : t`Now shared with ${household}`;

function messageFor(shared: readonly { title: string }[]): string {
  const [{ title } = { title: '' }] = shared;
  return plural(shared.length, {
    one: `${title}: everyone there can cook from it.`,
    other: '# recipes: everyone there can cook from them.',
  });
}

interface Asked {
  userId: string;
  householdId: string;
  isShared: boolean;
}

/** Those of one's own that are, or are not, shared with the household. */
async function findOwn(ids: readonly string[], { userId, householdId, isShared }: Asked) {
  const recipes = await Promise.all(
    ids.map((id) => call(recipesRoutes.get, { params: { id } }).catch(() => undefined)),
  );
  return recipes.flatMap((recipe) =>
    recipe?.owner._id === userId && recipe.sharedWith.communities.includes(householdId) === isShared
      ? [{ id: recipe._id, title: recipe.title }]
      : [],
  );
}
