/** Ways out of a community: leaving and deleting it. Both open the list of the others. */
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/feedback/toast';
import { forgetDefaultHousehold } from './default-household';
import { householdKeys } from '../../device/household-data';
import { useRestoreHousehold } from './restore-household';

export function useLeaveHousehold() {
  const goToList = useGoToList();
  return useMutation({
    mutationFn: ({ _id: id }: Household) => call(householdsRoutes.leave, { params: { id } }),
    onSuccess: async (_answer, { _id, name }) => {
      await goToList(_id);
      showToast({ kind: 'success', title: t`You have left ${name}` });
    },
    onError: showError,
  });
}

/** Both in one call, so that nobody is admin of a community that they have left. */
export function useHandOverAndLeave() {
  const goToList = useGoToList();
  return useMutation({
    mutationFn: ({ household, heir }: HandOver) =>
      call(householdsRoutes.transferAdmin, {
        params: { id: household._id },
        body: { userId: heir._id, andLeave: true },
      }),
    onSuccess: async (_answer, { household: { _id, name }, heir }) => {
      await goToList(_id);
      showToast({
        kind: 'success',
        title: t`You have left ${name}`,
        message: t`${heir.username} is the admin now.`,
      });
    },
    onError: showError,
  });
}

interface HandOver {
  household: Household;
  /** Who becomes admin. */
  heir: Household['members'][number]['user'];
}

/** Can be undone: the server restores it for 30 days. */
export function useDeleteHousehold() {
  const goToList = useGoToList();
  const restore = useRestoreHousehold();
  return useMutation({
    mutationFn: ({ _id: id }: Household) => call(householdsRoutes.remove, { params: { id } }),
    onSuccess: async (_answer, { _id, name }) => {
      await goToList(_id);
      showToast({
        kind: 'success',
        title: t`${name} is deleted`,
        action: { label: t`Undo`, onClick: () => restore.mutate(_id) },
      });
    },
    onError: showError,
  });
}

/** Leaves the page before its data are refetched, which the server would refuse. */
function useGoToList() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (id: string) => {
    forgetDefaultHousehold(id);
    await navigate({ to: paths.households, replace: true });
    queryClient.removeQueries({ queryKey: householdKeys.one(id) });
    void queryClient.invalidateQueries();
  };
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
