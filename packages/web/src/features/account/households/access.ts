/** What the user may do in a household, by the table of the domain. */
import type { Household } from '@saltbush/contract/account/households';
import {
  mayInHousehold,
  type HouseholdAction,
} from '@saltbush/domain/account/households/permissions';
import { useUser } from '../../../api/session';
import { accessOf } from '../../device/household-data';

/** @example const may = useMay(household); {may('invite') && <InvitePanel … />} */
export function useMay(household: Household): (action: HouseholdAction) => boolean {
  const user = useUser();
  const access = accessOf(household, user?._id);
  return (action) => mayInHousehold(action, access);
}

/** The role owner is shown as admin (Spec 3). */
export const roleLabels = { owner: 'Admin', member: 'Member' } as const;
