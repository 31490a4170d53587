/** Deletes at once and offers to undo; if the server refuses, the recipe comes back by itself. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { recipeKeys } from './recipe-queries';
import type { RecipePages } from './use-my-recipes';

export interface Deletable {
  _id: string;
  title: string;
}

export function useDeleteRecipe() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ _id }: Deletable) => call(recipesRoutes.remove, { params: { id: _id } }),
    onMutate: async ({ _id }) => {
      // A list on its way would bring the recipe back for a moment.
      await queryClient.cancelQueries({ queryKey: recipeKeys.mine });
      const before = queryClient.getQueryData<RecipePages>(recipeKeys.mine);
      queryClient.setQueryData<RecipePages>(recipeKeys.mine, (pages) => without(pages, _id));
      return before;
    },
    onError: (_error, _recipe, before) => queryClient.setQueryData(recipeKeys.mine, before),
    onSettled: async (_answer, _error, { _id }) => {
      // Its own page, perhaps still open, would ask for it once more and not find it.
      const isOwn = (key: readonly unknown[]) => key.includes(_id);
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOwn(queryKey) });
      await queryClient.invalidateQueries({ queryKey: recipeKeys.one(_id), refetchType: 'none' });
    },
  });

  /** Resolves to whether it was deleted. */
  return async (recipe: Deletable): Promise<boolean> => {
    try {
      await mutateAsync(recipe);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      return false;
    }
    showToast({
      kind: 'success',
      title: 'Recipe deleted',
      message: recipe.title,
      durationMs: undoDurationMs,
      action: { label: 'Undo', onClick: () => void restore(queryClient, recipe) },
    });
    return true;
  };
}

/** Longer than other toasts: this one is the way back. */
const undoDurationMs = 10_000;

async function restore(queryClient: QueryClient, { _id, title }: Deletable): Promise<void> {
  try {
    await call(recipesRoutes.restore, { params: { id: _id } });
    await queryClient.invalidateQueries();
    showToast({ kind: 'success', title: 'Recipe is back', message: title });
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
  }
}

function without(pages: RecipePages | undefined, id: string): RecipePages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        total: page.total - 1,
        recipes: page.recipes.filter((card) => card._id !== id),
      })),
    }
  );
}
