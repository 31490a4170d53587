/** Favourites and saved recipes. Optimistic updates, rolled back with a toast if the server refuses. */
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from './recipe-queries';
import { invalidateLists, markRecipe, removeFromLists } from './list-cache';

export interface SavableRecipe {
  _id: string;
  title: string;
  /** Token of the share link, if it was opened by one. */
  shareToken?: string | undefined;
}

/** Returns a function that marks the recipe as a favourite or not. */
export function useSetFavourite({ _id }: SavableRecipe) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    scope: scopeOf(_id),
    onMutate: (isFavourite: boolean) => markRecipe(queryClient, _id, { isFavourite }),
    mutationFn: (isFavourite: boolean) => {
      const { addFavourite, removeFavourite } = savedRecipesRoutes;
      return call(isFavourite ? addFavourite : removeFavourite, { params: { id: _id } });
    },
    onError: (error, isFavourite) => {
      markRecipe(queryClient, _id, { isFavourite: !isFavourite });
      showError(error);
    },
    onSettled: () => invalidateLists(queryClient),
  });
  return mutate;
}

/** Returns a function that saves the recipe to the user's recipes. */
export function useSaveRecipe({ _id, title, shareToken }: SavableRecipe) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    scope: scopeOf(_id),
    onMutate: () => markRecipe(queryClient, _id, { isSaved: true }),
    mutationFn: () =>
      call(savedRecipesRoutes.addToMyRecipes, { params: { id: _id }, body: { shareToken } }),
    onSuccess: () =>
      showToast({
        kind: 'success',
        title: t`Recipe saved!`,
        message: t`${title} is among your recipes`,
        durationMs: 3_000,
      }),
    onError: (error) => {
      // Already saved, for example on another device: not an error.
      if (error instanceof AppError && error.code === 'ALREADY_IN_MY_RECIPES') return;
      markRecipe(queryClient, _id, { isSaved: false });
      showError(error);
    },
    onSettled: () => refetchMyRecipes(queryClient),
  });
  return () => mutate();
}

/**
 * Returns a function that removes the recipe from the user's recipes.
 *
 * @param canComeBack false if the user can no longer read the removed recipe; then there is no Undo
 */
export function useUnsaveRecipe(recipe: SavableRecipe, canComeBack: boolean) {
  const { _id, title } = recipe;
  const queryClient = useQueryClient();
  const saveAgain = useSaveRecipe(recipe);
  const { mutate } = useMutation({
    scope: scopeOf(_id),
    onMutate: () => {
      markRecipe(queryClient, _id, { isSaved: false });
      return { putBack: removeFromLists(queryClient, recipeKeys.list('mine'), new Set([_id])) };
    },
    mutationFn: () => call(savedRecipesRoutes.removeFromMyRecipes, { params: { id: _id } }),
    onSuccess: () =>
      showToast({
        kind: 'info',
        title: t`Removed from your recipes`,
        message: title,
        ...(canComeBack && { action: { label: t`Undo`, onClick: saveAgain } }),
      }),
    onError: (error, _variables, before) => {
      before?.putBack();
      markRecipe(queryClient, _id, { isSaved: true });
      showError(error);
    },
    onSettled: () => refetchMyRecipes(queryClient),
  });
  return () => mutate();
}

/** The mutations of one recipe run one after the other. */
const scopeOf = (recipeId: string) => ({ id: `saved-recipe.${recipeId}` });

const showError = (error: unknown) => showToast({ kind: 'error', ...describeError(error) });

async function refetchMyRecipes(queryClient: QueryClient): Promise<void> {
  await invalidateLists(queryClient);
  await queryClient.invalidateQueries({ queryKey: recipeKeys.list('mine') });
}
