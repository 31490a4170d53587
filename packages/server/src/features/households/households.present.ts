import type { Household } from '@saltbush/contract/households';
import type { HouseholdAccess, HouseholdRole } from '@saltbush/domain/households/permissions';
import type { HouseholdRow, MemberRow } from './households.store';

export function presentHousehold({ household, members }: HouseholdRow): Household {
  return {
    _id: household.id,
    name: household.name,
    members: members.map((member) => ({
      user: { _id: member.userId, username: member.username },
      role: roleOf(member, household.ownerId),
      joinedAt: new Date(member.joinedAt).toISOString(),
    })),
    status: household.closedAt === null ? 'active' : 'closed',
    settings: {
      enableMealPlanning: household.enableMealPlanning,
      enableShoppingLists: household.enableShoppingLists,
    },
    createdAt: household.createdAt.toISOString(),
    updatedAt: household.updatedAt.toISOString(),
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

const roleOf = ({ userId }: MemberRow, ownerId: string): HouseholdRole =>
  userId === ownerId ? 'owner' : 'member';
