/** Changes of who is in a community, and of its admin. */
import { t } from '@lingui/core/macro';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { roleLabels } from '../access';
import { useHouseholdChange } from '../use-household-change';

type Person = Household['members'][number]['user'];

export function useMakeAdmin(id: string) {
  return useHouseholdChange(async ({ _id: userId, username }: Person) => {
    const household = await call(householdsRoutes.transferAdmin, {
      params: { id },
      body: { userId },
    });
    showToast({ kind: 'success', title: t`${username} is the admin now` });
    return household;
  });
}

export function useChangeRole(id: string) {
  return useHouseholdChange(async ({ person, role }: { person: Person; role: GivenRole }) => {
    const household = await call(householdsRoutes.changeRole, {
      params: { id, userId: person._id },
      body: { role },
    });
    showToast({ kind: 'success', title: `${person.username}: ${roleLabels[role]}` });
    return household;
  });
}

export function useRemoveMember(id: string) {
  return useHouseholdChange(async ({ _id: userId, username }: Person) => {
    await call(householdsRoutes.removeMember, { params: { id, userId } });
    showToast({ kind: 'success', title: t`${username} is no longer a member` });
    return undefined;
  });
}
