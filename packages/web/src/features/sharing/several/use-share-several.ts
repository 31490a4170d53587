/** All of a hundred at once, or none of them; more go in several calls. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sharingLimits, sharingRoutes, type SharingUpdate } from '@saltbush/contract/sharing';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/toast';

export function useShareSeveral() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether all were changed. */
  const shareAll = async (
    recipes: readonly { _id: string }[],
    change: SharingUpdate,
  ): Promise<boolean> => {
    let done = 0;
    setBusy(true);
    try {
      for (; done < recipes.length; done += sharingLimits.batch) {
        const batch = recipes.slice(done, done + sharingLimits.batch);
        const updates = batch.map(({ _id }) => ({ recipeId: _id, ...change }));
        await call(sharingRoutes.updateBatch, { body: { updates } });
      }
      const title =
        recipes.length === 1 ? 'Sharing changed' : `Sharing of ${recipes.length} recipes changed`;
      showToast({ kind: 'success', title });
      return true;
    } catch (error) {
      const { message } = describeError(error);
      const title =
        done === 0
          ? 'The sharing was not changed'
          : `The sharing of ${done} of ${recipes.length} recipes was changed`;
      showToast({ kind: 'error', title, message });
      return false;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries();
    }
  };
  return { isBusy, shareAll };
}
