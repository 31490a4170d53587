/** Changes sharing settings. Optimistic update; rolled back with a toast if the server refuses. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../../recipe/recipes';

export function useSharing(recipeId: string) {
  const queryClient = useQueryClient();
  const queryKey = recipeKeys.one(recipeId);
  const mutationKey = ['sharing', recipeId];
  return useMutation({
    mutationKey,
    // Requests run one after another: the last one wins.
    scope: { id: `sharing ${recipeId}` },
    mutationFn: (change: SharingUpdate) =>
      call(sharingRoutes.update, { params: { id: recipeId }, body: change }),
    onMutate: (change) => {
      const before = queryClient.getQueryData<RecipeOnWire>(queryKey);
      if (before) queryClient.setQueryData(queryKey, changed(before, change));
      return before;
    },
    onSuccess: async (recipe) => {
      // The response of an earlier request would undo a later choice for a moment.
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
