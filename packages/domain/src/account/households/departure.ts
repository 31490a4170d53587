/**
 * What becomes of a household when a member's account is deleted.
 *
 * - A member leaves; the household goes on.
 * - An owner who is alone takes it along, and so does one who had deleted it already.
 * - Otherwise a co-admin owns it, else a member, else whoever is there; of several who joined first. Those who may not
 *   sign in, or are about to go too, only if there is nobody else.
 */
import { givenRoles, type GivenRole } from './roles';

export interface RemainingMember {
  userId: string;
  role: GivenRole;
  /** ISO 8601. */
  joinedAt: string;
  /** They may not sign in, or their account is about to be deleted too. */
  isAbsent: boolean;
}

export type Departure =
  { outcome: 'left' } | { outcome: 'deleted' } | { outcome: 'handed-over'; newOwnerId: string };

/** @param others the members without the one who goes */
export function findDeparture(
  { isOwner, isDeleted }: { isOwner: boolean; isDeleted: boolean },
  others: readonly RemainingMember[],
): Departure {
  if (!isOwner) return { outcome: 'left' };
  const [heir] = others.toSorted(byClaim);
  return heir && !isDeleted
    ? { outcome: 'handed-over', newOwnerId: heir.userId }
    : { outcome: 'deleted' };
}

function byClaim(one: RemainingMember, other: RemainingMember): number {
  if (one.isAbsent !== other.isAbsent) return one.isAbsent ? 1 : -1;
  const byRole = givenRoles.indexOf(one.role) - givenRoles.indexOf(other.role);
  if (byRole !== 0) return byRole;
  const [first, second] = [one.joinedAt + one.userId, other.joinedAt + other.userId];
  return first < second ? -1 : Number(first > second);
}
