/** What the person or the household uses instead of ingredients. Forgetting can be undone. */
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  substitutionsRoutes,
  type NewSubstitution,
  type Substitution,
} from '@saltbush/contract/plan/substitutions';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { useWorkList } from '../../device/sync/work';
import { scopeKey, type PlanScope } from '../../device/view-mode';
import { storedSubstitutions, storeSubstitutions } from './stored-substitutions';

const keyOf = (householdId: string | undefined) => ['substitutions', householdId ?? 'own'] as const;

export interface Remembered {
  /** Undefined until the server or, without it, the device has answered; and where neither has them. */
  substitutions: readonly Substitution[] | undefined;
  /** The server did not answer. */
  isOffline: boolean;
  isLoading: boolean;
}

/** As the server has them; where it can't be asked, as this device last had them. */
export function useRemembered(scope: PlanScope): Remembered {
  const stored = useWorkList(storedSubstitutions);
  const key = scopeKey(scope);
  const { data, error } = useQuery({
    queryKey: keyOf(scope.householdId),
    queryFn: ({ signal }) => askServer(scope, signal),
  });
  const isOffline = error !== null;
  const onDevice = stored.items.find((one) => one.scope === key)?.substitutions;
  return {
    substitutions: data ?? (isOffline ? onDevice : undefined),
    isOffline,
    isLoading: !data && !(isOffline && stored.isLoaded),
  };
}

async function askServer(scope: PlanScope, signal: AbortSignal): Promise<Substitution[]> {
  const { householdId } = scope;
  try {
    const query = householdId ? { householdId } : {};
    const { substitutions } = await call(substitutionsRoutes.list, { query }, { signal });
    void storeSubstitutions(scopeKey(scope), substitutions);
    return substitutions;
  } catch (error) {
    const isRefused = error instanceof AppError && [403, 404].includes(error.status);
    if (isRefused) void storeSubstitutions(scopeKey(scope), undefined);
    throw error;
  }
}

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
      title: t`Substitute forgotten`,
      action: { label: t`Undo`, onClick: undo },
    });
  };
  return { add, forget };
}
