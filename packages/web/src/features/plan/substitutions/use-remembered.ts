/** What the person or the household uses instead of ingredients. Forgetting can be undone. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  substitutionsRoutes,
  type NewSubstitution,
  type Substitution,
} from '@saltbush/contract/plan/substitutions';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

const keyOf = (householdId: string | undefined) => ['substitutions', householdId ?? 'own'] as const;

export const useRemembered = (householdId: string | undefined) =>
  useQuery({
    queryKey: keyOf(householdId),
    queryFn: ({ signal }) =>
      call(substitutionsRoutes.list, { query: householdId ? { householdId } : {} }, { signal }),
    select: ({ substitutions }) => substitutions,
  });

/** `add` rejects when it was refused; `forget` and its undo say so in a toast. */
export function useChangeRemembered(householdId: string | undefined) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(householdId) });
  const orToast = async (change: () => Promise<unknown>) => {
    try {
      await change();
      await refresh();
      return true;
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      return false;
    }
  };

  const add = async (body: Omit<NewSubstitution, 'householdId'>): Promise<void> => {
    await call(substitutionsRoutes.add, { body: { ...body, householdId } });
    await refresh();
  };
  const forget = async ({ _id: id }: Pick<Substitution, '_id'>): Promise<void> => {
    const params = { id };
    const isGone = await orToast(() => call(substitutionsRoutes.remove, { params }));
    if (!isGone) return;
    const undo = () => void orToast(() => call(substitutionsRoutes.restore, { params }));
    showToast({
      kind: 'info',
      title: 'Substitute forgotten',
      action: { label: 'Undo', onClick: undo },
    });
  };
  return { add, forget };
}
