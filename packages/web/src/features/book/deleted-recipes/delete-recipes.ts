/** Optimistic delete with Undo; rolled back if the server refuses. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { runInBatches } from '../../../api/run-in-batches';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys, removeFromLists } from '../../recipe/recipes';

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
  await refetchAll(queryClient, ids);
  if (failed.length > 0) showFailed(failed.length, recipes.length, error);
  if (done.length > 0) showDeleted(queryClient, done);
  return failed.length === 0;
}

function showDeleted(queryClient: QueryClient, deleted: readonly Deletable[]): void {
  showToast({
    kind: 'success',
    ...textFor(deleted, 'Recipe deleted', 'recipes deleted'),
    action: { label: 'Undo', onClick: () => void restoreRecipes(queryClient, deleted) },
  });
}

function showFailed(failed: number, all: number, error: unknown): void {
  const description = describeError(error);
  const title = all === 1 ? description.title : `${failed} of ${all} recipes could not be deleted`;
  showToast({ kind: 'error', title, message: description.message });
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
  if (failed.length > 0) showToast({ kind: 'error', ...describeError(error) });
  if (done.length > 0) {
    showToast({ kind: 'success', ...textFor(done, 'Recipe is back', 'recipes are back') });
  }
  return failed.length === 0;
}

function textFor(recipes: readonly Deletable[], one: string, several: string) {
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
