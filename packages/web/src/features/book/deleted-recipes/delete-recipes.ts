/** Optimistic delete with Undo; rolled back if the server refuses. */
import { plural, t } from '@lingui/core/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { runInBatches } from '../../../api/run-in-batches';
import { showToast, type Toast } from '../../../ui/feedback/toast';
import { recipeKeys, removeFromLists } from '../../recipe/recipes';
import { findUses, usesText } from './recipe-uses';

type ToastAction = Toast['action'];

export interface Deletable {
  _id: string;
  title: string;
}

/** The function resolves to whether all were deleted. */
export function useDeleteRecipes(): (recipes: readonly Deletable[]) => Promise<boolean> {
  const queryClient = useQueryClient();
  return useCallback((recipes) => deleteRecipes(queryClient, recipes), [queryClient]);
}

async function deleteRecipes(
  queryClient: QueryClient,
  recipes: readonly Deletable[],
): Promise<boolean> {
  // A pending list request would show them again for a moment.
  await queryClient.cancelQueries({ queryKey: recipeKeys.lists });
  const ids = new Set(recipes.map((recipe) => recipe._id));
  const putBack = removeFromLists(queryClient, recipeKeys.lists, ids);
  const { done, failed, error } = await runInBatches(recipes, ({ _id }) =>
    call(recipesRoutes.remove, { params: { id: _id } }),
  );
  if (failed.length > 0) putBack();
  const [uses] = await Promise.all([findUses(done), refetchAll(queryClient, ids)]);
  const action = done.length > 0 ? undoOf(queryClient, done) : undefined;
  // One toast for both: a second would stand over the first.
  if (failed.length > 0) showFailed(failed.length, recipes.length, error, action);
  else {
    const title = plural(done.length, { one: 'Recipe deleted', other: '# recipes deleted' });
    const message = [onlyTitle(done), usesText(uses, done.length)].filter(Boolean).join('. ');
    showToast({ kind: 'success', title, ...(message && { message }), action });
  }
  return failed.length === 0;
}

const undoOf = (queryClient: QueryClient, deleted: readonly Deletable[]): ToastAction => ({
  label: t`Undo`,
  onClick: () => void restoreRecipes(queryClient, deleted),
});

function showFailed(failed: number, all: number, error: unknown, action?: ToastAction): void {
  const description = describeError(error);
  const title =
    all === 1
      ? description.title
      : plural(all, {
          one: `${failed} of # recipe could not be deleted`,
          other: `${failed} of # recipes could not be deleted`,
        });
  showToast({ kind: 'error', title, message: description.message, action });
}

/** Restores deleted recipes. Resolves to whether all were restored. */
export async function restoreRecipes(
  queryClient: QueryClient,
  recipes: readonly Deletable[],
): Promise<boolean> {
  const { done, failed, error } = await runInBatches(recipes, ({ _id }) =>
    call(recipesRoutes.restore, { params: { id: _id } }),
  );
  await queryClient.invalidateQueries();
  if (failed.length > 0) {
    const { title, message } = describeError(error);
    const [back, all] = [done.length, recipes.length];
    const text = back > 0 ? t`${back} of ${all} recipes are back` : title;
    showToast({ kind: 'error', title: text, message });
  } else {
    const title = plural(done.length, { one: 'Recipe is back', other: '# recipes are back' });
    const message = onlyTitle(done);
    showToast({ kind: 'success', title, ...(message !== undefined && { message }) });
  }
  return failed.length === 0;
}

const onlyTitle = (recipes: readonly Deletable[]): string | undefined =>
  recipes.length === 1 ? recipes[0]?.title : undefined;

/** The page of a deleted recipe, if still open, would refetch it and show an error. */
async function refetchAll(queryClient: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  const isOfOne = (key: readonly unknown[]) => key.some((part) => ids.has(part as string));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOfOne(queryKey) });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isOfOne(queryKey),
    refetchType: 'none',
  });
}
