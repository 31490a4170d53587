/**
 * Up to a hundred recipes per call, all or none; larger selections use several calls. Can be
 * undone.
 */
import { plural, t } from '@lingui/core/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';

export type RecipeSharing = SharingUpdate & { recipeId: string };

export function useBulkShare() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether all were changed. */
  const shareEach = async (updates: readonly RecipeSharing[]): Promise<boolean> => {
    setBusy(true);
    const isDone = await send(queryClient, updates, {
      all: (count) =>
        plural(count, { one: 'Sharing changed', other: 'Sharing of # recipes changed' }),
      none: t`The sharing could not be changed`,
    });
    setBusy(false);
    return isDone;
  };
  return { isBusy, shareEach };
}

interface Outcomes {
  all: (count: number) => string;
  none: string;
}

const undone: Outcomes = {
  all: (count) =>
    plural(count, { one: 'Shared as before', other: '# recipes are shared as before' }),
  none: t`The sharing could not be undone`,
};

async function send(
  queryClient: QueryClient,
  updates: readonly RecipeSharing[],
  outcomes: Outcomes,
): Promise<boolean> {
  const before: RecipeSharing[] = [];
  // No Undo for an undo.
  const wayBack = () =>
    before.length > 0 && outcomes !== undone
      ? { action: { label: t`Undo`, onClick: () => void send(queryClient, before, undone) } }
      : {};
  try {
    for (let sent = 0; sent < updates.length; sent += sharingLimits.batch) {
      const batch = updates.slice(sent, sent + sharingLimits.batch);
      before.push(...(await call(sharingRoutes.updateBatch, { body: { updates: batch } })).before);
    }
    showToast({ kind: 'success', title: outcomes.all(updates.length), ...wayBack() });
    return true;
  } catch (error) {
    const done = before.length;
    const title =
      done === 0
        ? outcomes.none
        : t`The sharing of ${done} of ${updates.length} recipes was changed`;
    showToast({ kind: 'error', title, message: describeError(error).message, ...wayBack() });
    return false;
  } finally {
    await queryClient.invalidateQueries();
  }
}
