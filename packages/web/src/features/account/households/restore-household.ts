/** Restores a closed or a deleted community. */
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { focusIfLost } from '../../../ui/dialog/use-confirm';
import { showToast } from '../../../ui/feedback/toast';
import { useRefreshHouseholds } from './use-refresh-households';

export function useRestoreHousehold() {
  const refresh = useRefreshHouseholds();
  return useMutation({
    mutationFn: async (id: string) => {
      const { name } = await call(householdsRoutes.restore, { params: { id } });
      await refresh();
      return name;
    },
    onSuccess: (name) => showToast({ kind: 'success', title: t`${name} is back` }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    // The button is gone with what it restored.
    onSettled: () => void requestAnimationFrame(focusIfLost),
  });
}
