/** Deletes at once and offers to undo; what the server refuses comes back by itself. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { inBatches } from './list/in-batches';
import { takeOut } from './list/list-cache';
import { recipeKeys } from './recipe-queries';

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
  // A list on its way would bring them back for a moment.
  await queryClient.cancelQueries({ queryKey: recipeKeys.lists });
  const ids = new Set(recipes.map((recipe) => recipe._id));
  const putBack = takeOut(queryClient, recipeKeys.lists, ids);
  const { done, failed, error } = await inBatches(recipes, ({ _id }) =>
    call(recipesRoutes.remove, { params: { id: _id } }),
  );
  if (failed.length > 0) putBack();
  await askAgain(queryClient, ids);
  if (failed.length > 0) sayFailed(failed.length, recipes.length, error);
  if (done.length > 0) sayDeleted(queryClient, done);
  return failed.length === 0;
}

/** Longer than other toasts: this one is the way back. */
const undoDurationMs = 10_000;

function sayDeleted(queryClient: QueryClient, deleted: readonly Deletable[]): void {
  showToast({
    kind: 'success',
    ...wordsFor(deleted, 'Recipe deleted', 'recipes deleted'),
    durationMs: undoDurationMs,
    action: { label: 'Undo', onClick: () => void bringBack(queryClient, deleted) },
  });
}

function sayFailed(failed: number, all: number, error: unknown): void {
  const words = describeError(error);
  const title = all === 1 ? words.title : `${failed} of ${all} recipes could not be deleted`;
  showToast({ kind: 'error', title, message: words.message });
}

/** Undoes a deletion. Resolves to whether all are back. */
export async function bringBack(
  queryClient: QueryClient,
  recipes: readonly Deletable[],
): Promise<boolean> {
  const { done, failed, error } = await inBatches(recipes, ({ _id }) =>
    call(recipesRoutes.restore, { params: { id: _id } }),
  );
  await queryClient.invalidateQueries();
  if (failed.length > 0) showToast({ kind: 'error', ...describeError(error) });
  if (done.length > 0) {
    showToast({ kind: 'success', ...wordsFor(done, 'Recipe is back', 'recipes are back') });
  }
  return failed.length === 0;
}

function wordsFor(recipes: readonly Deletable[], one: string, several: string) {
  const [only] = recipes;
  return recipes.length === 1 && only
    ? { title: one, message: only.title }
    : { title: `${recipes.length} ${several}` };
}

/** A deleted recipe's own page, perhaps still open, would ask for it once more and not find it. */
async function askAgain(queryClient: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  const isOfOne = (key: readonly unknown[]) => key.some((part) => ids.has(part as string));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOfOne(queryKey) });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isOfOne(queryKey),
    refetchType: 'none',
  });
}
