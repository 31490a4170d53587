/** Changes tags of several recipes: fetches each one first, so that only its tags change. */
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { recipeChangeSchema, recipeLimits, recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { runInBatches } from '../../../../api/run-in-batches';

export interface TagChange {
  added: readonly string[];
  removed: readonly string[];
}

/** The function resolves to whether all were changed. */
export function useChangeTags() {
  const queryClient = useQueryClient();
  return async (recipes: readonly { _id: string }[], change: TagChange): Promise<boolean> => {
    const { done, failed, error } = await runInBatches(recipes, ({ _id }) =>
      changeTagsOf(_id, change),
    );
    await queryClient.invalidateQueries();
    if (failed.length > 0) {
      const { message } = describeError(error);
      const [failures, all] = [failed.length, recipes.length];
      const title = t`${failures} of ${all} recipes could not be changed`;
      showToast({ kind: 'error', title, message });
    } else {
      const title = plural(done.length, {
        one: 'Tags changed',
        other: 'Tags of # recipes changed',
      });
      showToast({ kind: 'success', title });
    }
    return failed.length === 0;
  };
}

async function changeTagsOf(id: string, change: TagChange): Promise<void> {
  const recipe = await call(recipesRoutes.get, { params: { id } });
  const tags = changedTags(recipe.tags, change);
  if (tags.join('\n') === recipe.tags.join('\n')) return;
  const body = { ...parseOwn(recipeChangeSchema, recipe), tags };
  await call(recipesRoutes.update, { params: { id }, body });
}

/**
 * A tag that is there in another spelling is not added again.
 *
 * @example changedTags(['Quick', 'Soup'], { added: ['quick', 'Winter'], removed: ['Soup'] }) // ['Quick', 'Winter']
 */
export function changedTags(tags: readonly string[], { added, removed }: TagChange): string[] {
  const remaining = tags.filter((tag) => !removed.includes(tag));
  const has = new Set(remaining.map((tag) => tag.toLowerCase()));
  const fresh = added.filter((tag) => !has.has(tag.toLowerCase()));
  return [...remaining, ...fresh].slice(0, recipeLimits.tags);
}
