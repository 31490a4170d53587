/** What the user may do in a household, by the table of the domain. */
import { t } from '@lingui/core/macro';
import type { Household } from '@saltbush/contract/account/households';
import {
  mayInHousehold,
  type HouseholdAction,
} from '@saltbush/domain/account/households/permissions';
import type { GivenRole, HouseholdRole } from '@saltbush/domain/account/households/roles';
import { useUser } from '../../../api/session';
import { accessOf } from '../../device/household-data';

/** @example const may = useMay(household); {may('invite') && <InvitePanel … />} */
export function useMay(household: Household): (action: HouseholdAction) => boolean {
  const user = useUser();
  const access = accessOf(household, user?._id);
  return (action) => mayInHousehold(action, access);
}

/** The role owner is shown as admin (Spec 3). */
export const roleLabels: Readonly<Record<HouseholdRole, string>> = {
  owner: t`Admin`,
  admin: t`Co-admin`,
  member: t`Member`,
  shopper: t`Ticks only`,
  viewer: t`Looks only`,
};

/** What one may do with a role, where it is chosen. */
export const roleHints: Readonly<Record<GivenRole, string>> = {
  admin: t`Also invites and removes people, and changes the settings`,
  member: t`Plans, shops and shares recipes`,
  shopper: t`Sees the plan and the list, ticks and votes`,
  viewer: t`Sees the plan and the list: for a child, or a kitchen screen`,
};
