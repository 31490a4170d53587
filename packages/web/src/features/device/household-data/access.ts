import type { Household } from '@saltbush/contract/account/households';
import type { HouseholdAccess } from '@saltbush/domain/account/households/permissions';

/** What the rules of the domain ask of a household and the person who asks. */
export const accessOf = (household: Household, userId: string | undefined): HouseholdAccess => ({
  role: household.members.find(({ user }) => user._id === userId)?.role,
  isClosed: household.status === 'closed',
  isDeleted: false,
});
