import { and, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { householdLimits } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../platform/db/connect';
import { noPassword } from '../../../../platform/passwords';
import { users } from '../../../../schema/accounts';
import { householdMembers, households } from '../../../../schema/households';

/** Until the transaction ends, nobody else changes which households this person is in. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Locks the person, so that the count holds until the transaction ends. Deleted households don't count. Those they
 * were added to without being asked have a limit of their own: nobody else uses up the places of a person.
 *
 * @throws AppError TOO_MANY_HOUSEHOLDS
 */
export async function checkHouseholdCount(
  tx: Db,
  userId: string,
  { isAdded }: { isAdded: boolean },
): Promise<void> {
  await lockPerson(tx, userId);
  const { addedBy } = householdMembers;
  const [mine] = await tx
    .select({ total: count() })
    .from(householdMembers)
    .innerJoin(households, eq(households.id, householdMembers.householdId))
    .where(
      and(
        eq(householdMembers.userId, userId),
        isNull(households.deletedAt),
        isAdded ? isNotNull(addedBy) : isNull(addedBy),
      ),
    );
  const { addedToOnePerson, ofOnePerson } = householdLimits;
  if (mine!.total < (isAdded ? addedToOnePerson : ofOnePerson)) return;
  throw new AppError('TOO_MANY_HOUSEHOLDS', isAdded ? tooManyOfThem : undefined);
}

const tooManyOfThem = say('This person is in as many communities as we can take.');

export async function insertMember(
  tx: Db,
  member: typeof householdMembers.$inferInsert,
): Promise<void> {
  await tx.insert(householdMembers).values(member);
}

/** Whose own role is that of a member from then on: it counts again when they hand over. */
export async function setOwner(
  tx: Db,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<void> {
  await setRole(tx, { id, userId: ownerId, role: 'member' });
  await tx.update(households).set({ ownerId, updatedAt: now }).where(eq(households.id, id));
}

/** @param member.id of the household */
export async function setRole(
  tx: Db,
  { id, userId, role }: { id: string; userId: string; role: GivenRole },
): Promise<void> {
  await tx
    .update(householdMembers)
    .set({ role })
    .where(and(eq(householdMembers.householdId, id), eq(householdMembers.userId, userId)));
}

/** @param mustBeVerified someone may have registered with an address that is not theirs */
export async function findAccount(tx: Db, email: string, mustBeVerified: boolean) {
  const [account] = await tx
    .select({
      id: users.id,
      displayUsername: users.displayUsername,
      verifiedAt: users.verifiedAt,
    })
    .from(users)
    .where(and(eq(users.email, email), ne(users.passwordHash, noPassword)));
  return account && mustBeVerified && account.verifiedAt === null ? undefined : account;
}

export async function isMember(db: Db, householdId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: householdMembers.userId })
    .from(householdMembers)
    .where(and(eq(householdMembers.householdId, householdId), eq(householdMembers.userId, userId)));
  return found.length > 0;
}
