import type { DeletedHousehold, Household } from '@saltbush/contract/account/households';
import { firstWeekdayIn, homeCountryOf } from '@saltbush/domain/account/countries/countries';
import {
  findRestoreEnd,
  type HouseholdAccess,
  type HouseholdSettings,
} from '@saltbush/domain/account/households/permissions';
import type { HouseholdRole } from '@saltbush/domain/account/households/roles';
import type { HouseholdRow, MemberRow } from './households.store';

export function presentHousehold(row: HouseholdRow): Household {
  const { household, members } = row;
  return {
    _id: household.id,
    name: household.name,
    members: members.map((member) => ({
      user: { _id: member.userId, username: member.username },
      role: roleOf(member, household.ownerId),
      joinedAt: new Date(member.joinedAt).toISOString(),
      ...(member.addedBy !== null && { addedBy: member.addedBy }),
    })),
    status: household.closedAt === null ? 'active' : 'closed',
    settings: settingsOf(row),
    timeZone: household.timeZone,
    firstWeekday: household.firstWeekday ?? firstWeekdayIn(household.country),
    country: household.country,
    homeCountry: homeCountryOf(household.country),
    createdAt: household.createdAt.toISOString(),
    updatedAt: household.updatedAt.toISOString(),
  };
}

/** @param deletedAt of this household */
export function presentDeleted({ household }: HouseholdRow, deletedAt: Date): DeletedHousehold {
  return {
    _id: household.id,
    name: household.name,
    deletedAt: deletedAt.toISOString(),
    removedAt: findRestoreEnd(deletedAt).toISOString(),
  };
}

/** What the rules ask of a household and the person who asks. */
export function accessTo({ household, members }: HouseholdRow, userId: string): HouseholdAccess {
  const member = members.find((one) => one.userId === userId);
  return {
    role: member && roleOf(member, household.ownerId),
    isClosed: household.closedAt !== null,
    isDeleted: household.deletedAt !== null,
  };
}

export const settingsOf = ({ household }: HouseholdRow): HouseholdSettings => ({
  enableMealPlanning: household.enableMealPlanning,
  enableShoppingLists: household.enableShoppingLists,
});

/** @param userId of a member */
export const nameOfMember = ({ members }: HouseholdRow, userId: string): string =>
  members.find((member) => member.userId === userId)!.username;

const roleOf = ({ userId, role }: MemberRow, ownerId: string): HouseholdRole =>
  userId === ownerId ? 'owner' : role;
