/** Changes with whom a recipe is shared: seen at once, and taken back, with a word, when it is refused. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/sharing';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { recipeKeys } from '../recipes';

export function useSharing(recipeId: string) {
  const queryClient = useQueryClient();
  const queryKey = recipeKeys.one(recipeId);
  const mutationKey = ['sharing', recipeId];
  return useMutation({
    mutationKey,
    // One after another: the last choice is the one that holds.
    scope: { id: `sharing ${recipeId}` },
    mutationFn: (change: SharingUpdate) =>
      call(sharingRoutes.update, { params: { id: recipeId }, body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData<RecipeOnWire>(queryKey);
      if (before) queryClient.setQueryData(queryKey, changed(before, change));
      return before;
    },
    onSuccess: async (recipe) => {
      // The answer to an earlier choice would take back the later one for a moment.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, recipe);
      await queryClient.invalidateQueries({ queryKey: recipeKeys.lists, refetchType: 'none' });
    },
    onError: (error, _change, before) => {
      queryClient.setQueryData(queryKey, before);
      showToast({ kind: 'error', ...describeError(error) });
    },
  });
}

const changed = (recipe: RecipeOnWire, change: SharingUpdate): RecipeOnWire => ({
  ...recipe,
  sharingSettings: { ...recipe.sharingSettings, ...change.sharingSettings },
  sharedWith: { ...recipe.sharedWith, ...change.sharedWith },
});
