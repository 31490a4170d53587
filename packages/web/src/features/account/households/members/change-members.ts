/** Changes of who is in a community, and of its admin. */
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { useHouseholdChange } from '../use-household-change';

type Person = Household['members'][number]['user'];

export function useMakeAdmin(id: string) {
  return useHouseholdChange(async ({ _id: userId, username }: Person) => {
    const household = await call(householdsRoutes.transferAdmin, {
      params: { id },
      body: { userId },
    });
    showToast({ kind: 'success', title: `${username} is the admin now` });
    return household;
  });
}

export function useRemoveMember(id: string) {
  return useHouseholdChange(async ({ _id: userId, username }: Person) => {
    await call(householdsRoutes.removeMember, { params: { id, userId } });
    showToast({ kind: 'success', title: `${username} is no longer a member` });
    return undefined;
  });
}
