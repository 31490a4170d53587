/** Sends a change of one household, shows its result, and says what went wrong. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Household } from '@saltbush/contract/account/households';
import { describeError } from '../../../api/describe-error';
import { focusIfLost } from '../../../ui/dialog/use-confirm';
import { showToast } from '../../../ui/feedback/toast';
import { householdKeys } from '../../device/household-data';

/** @param send resolves to the changed household, if the server sends it */
export function useHouseholdChange<Input = void>(
  send: (input: Input) => Promise<Household | undefined>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (household) => {
      if (household) queryClient.setQueryData(householdKeys.one(household._id), household);
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: householdKeys.all });
      // The button may be gone: of a removed member, or of what only an admin sees.
      requestAnimationFrame(focusIfLost);
    },
  });
}
