/** What becomes of a person's households when their account is deleted (`domain/account/households/departure.ts`). */
import { eq, inArray, sql } from 'drizzle-orm';
import { findDeparture } from '@saltbush/domain/account/households/departure';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import type { AccessLostListener } from '../../../access/recipe-access';
import { householdMembers, households } from '../../../../schema/households';
import { lockHouseholdRow } from '../households.store';
import { removeHouseholdNow } from '../remove-deleted';
import { endMembershipOf } from './end-membership';
import { setOwner } from './members.store';

/** With the deleted ones; by name. */
export async function listDepartures(db: Db, userId: string) {
  const mine = db
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.userId, userId));
  const found = await db
    .select({ household: households, member: membership })
    .from(households)
    .innerJoin(householdMembers, eq(householdMembers.householdId, households.id))
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(inArray(households.id, mine))
    .orderBy(households.name, households.id);
  const ids = new Set(found.map(({ household }) => household.id));
  return [...ids].map((householdId) => {
    const rows = found.filter(({ household }) => household.id === householdId);
    const { id, name, ownerId, deletedAt } = rows[0]!.household;
    const isDeleted = deletedAt !== null;
    const others = rows.map(({ member }) => member).filter((member) => member.userId !== userId);
    const departure = findDeparture({ isOwner: ownerId === userId, isDeleted }, others);
    const newOwner =
      departure.outcome === 'handed-over'
        ? others.find((member) => member.userId === departure.newOwnerId)?.name
        : undefined;
    return { id, name, isDeleted, ...departure, newOwner };
  });
}

const membership = {
  userId: users.id,
  name: users.displayUsername,
  role: householdMembers.role,
  joinedAt: sql<string>`to_char(${householdMembers.joinedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  isAbsent: sql<boolean>`${users.disabledAt} is not null or ${users.deletionDueAt} is not null`,
};

interface Leaving {
  userId: string;
  now: Date;
  onAccessLost: AccessLostListener;
}

/** Within the transaction that deletes the account. */
export async function leaveAllHouseholds(
  tx: Db,
  { userId, now, onAccessLost }: Leaving,
): Promise<void> {
  const ids = (await listDepartures(tx, userId)).map(({ id }) => id).toSorted();
  // Until the transaction ends, nobody joins or leaves them.
  for (const id of ids) await lockHouseholdRow(tx, id);
  for (const departure of await listDepartures(tx, userId)) {
    const { id } = departure;
    if (departure.outcome === 'deleted') {
      await removeHouseholdNow(tx, id, onAccessLost);
      continue;
    }
    if (departure.outcome === 'handed-over') {
      const { newOwnerId: ownerId } = departure;
      await setOwner(tx, { id, ownerId, now });
    }
    await endMembershipOf(tx, { householdId: id, userId, onAccessLost });
  }
}
