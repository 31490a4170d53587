import { useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

/** Says what was done, or why it was not. */
export function useAct() {
  const client = useQueryClient();
  return async (act: () => Promise<unknown>, title: string) => {
    await act();
    await client.invalidateQueries({ queryKey: ['admin'] });
    showToast({ kind: 'success', title });
  };
}

export const showFailure = (error: unknown) =>
  showToast({ kind: 'error', ...describeError(error) });
