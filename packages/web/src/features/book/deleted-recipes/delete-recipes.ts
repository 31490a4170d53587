/** Optimistic delete with Undo; rolled back if the server refuses. */
import { t } from '@lingui/core/macro';
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
    const text = textFor(done, 'Recipe deleted', 'recipes deleted');
    const message = [text.message, usesText(uses, done.length)].filter(Boolean).join('. ');
    showToast({ kind: 'success', title: text.title, ...(message && { message }), action });
  }
  return failed.length === 0;
}

const undoOf = (queryClient: QueryClient, deleted: readonly Deletable[]): ToastAction => ({
  label: t`Undo`,
  onClick: () => void restoreRecipes(queryClient, deleted),
});

function showFailed(failed: number, all: number, error: unknown, action?: ToastAction): void {
  const description = describeError(error);
  const title = all === 1 ? description.title : t`${failed} of ${all} recipes could not be deleted`;
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
    const text = done.length > 0 ? t`${done.length} of ${recipes.length} recipes are back` : title;
    showToast({ kind: 'error', title: text, message });
  } else {
    showToast({ kind: 'success', ...textFor(done, 'Recipe is back', 'recipes are back') });
  }
  return failed.length === 0;
}

function textFor(
  recipes: readonly Deletable[],
  one: string,
  several: string,
): { title: string; message?: string } {
  const [only] = recipes;
  return recipes.length === 1 && only
    ? { title: one, message: only.title }
    : { title: `${recipes.length} ${several}` };
}

/** The page of a deleted recipe, if still open, would refetch it and show an error. */
async function refetchAll(queryClient: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  const isOfOne = (key: readonly unknown[]) => key.some((part) => ids.has(part as string));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOfOne(queryKey) });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isOfOne(queryKey),
    refetchType: 'none',
  });
}
