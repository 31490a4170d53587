/** The members of a plan's owner, who eat unless somebody says otherwise. */
import type { Household } from '@saltbush/contract/account/households';
import type { User } from '@saltbush/contract/account/session';
import type { Member } from '@saltbush/domain/plan/eaters/eaters';
import type { PlanScope } from '../view-mode';

interface KnownPeople {
  user: User | undefined;
  /** Undefined until they are known. */
  households: readonly Household[] | undefined;
}

/** Of a personal plan the person; undefined while they are not known. */
export function membersOf(
  { userId, householdId }: PlanScope,
  { user, households }: KnownPeople,
): readonly Member[] | undefined {
  if (householdId === undefined) return [{ id: userId, name: user?.displayUsername ?? '' }];
  const household = households?.find(({ _id }) => _id === householdId);
  return household?.members.map((member) => ({ id: member.user._id, name: member.user.username }));
}
