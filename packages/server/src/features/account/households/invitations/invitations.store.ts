/** Reads and writes invitations. Whoever changes one holds the lock of its household. */
import { and, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { invitationLimits } from '@saltbush/contract/account/household-invitations';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Db } from '../../../../platform/db/connect';
import { digestOf } from '../../../../platform/secrets';
import { users } from '../../../../schema/accounts';
import type { AuthorizedHousehold } from '../get-household';
import { householdInvitations, householdMembers, households } from '../../../../schema/households';

export type InvitationRow = Awaited<ReturnType<typeof listNewest>>[number];
type NewInvitation = Omit<typeof householdInvitations.$inferInsert, 'householdId'>;

export async function insertInvitation(
  tx: Db,
  { household }: AuthorizedHousehold,
  invitation: NewInvitation,
): Promise<InvitationRow> {
  await tx.insert(householdInvitations).values({ ...invitation, householdId: household.id });
  const [inserted] = await listNewest(tx, eq(householdInvitations.id, invitation.id));
  return inserted!;
}

/**
 * @param key the token of its link; or its id, for the person whose verified address it was sent to
 * @param userId absent for a visitor
 */
export async function findInvitation(
  db: Db,
  key: string,
  userId: string | undefined,
): Promise<InvitationRow | undefined> {
  const isSentToThem = and(
    eq(householdInvitations.id, key),
    sql`${householdInvitations.email} = ${verifiedAddressOf(userId ?? null)}`,
  );
  const isById = parseInput(idSchema, key).success;
  const [found] = await listNewest(
    db,
    isById ? isSentToThem : eq(householdInvitations.tokenHash, digestOf(key)),
  );
  return found;
}

export async function findInvitationById(db: Db, id: string): Promise<InvitationRow | undefined> {
  const [found] = await listNewest(db, eq(householdInvitations.id, id));
  return found;
}

/** All of a household, answered and expired ones too. */
export const listOfHousehold = (
  db: Db,
  { household }: AuthorizedHousehold,
): Promise<InvitationRow[]> => listNewest(db, eq(householdInvitations.householdId, household.id));

/** Not yet answered, of households that this person may still invite to. */
export const listSentBy = (db: Db, userId: string): Promise<InvitationRow[]> =>
  listNewest(
    db,
    and(
      eq(householdInvitations.invitedBy, userId),
      eq(householdInvitations.state, 'pending'),
      or(eq(households.ownerId, userId), isAdminOf(userId)),
    ),
  );

const isAdminOf = (userId: string) => sql`exists (
  select from ${householdMembers} member
  where member.household_id = ${households.id} and member.user_id = ${userId} and member.role = 'admin')`;

/** Not yet answered, to this person's verified address. */
export const listSentTo = (db: Db, userId: string): Promise<InvitationRow[]> =>
  listNewest(
    db,
    and(
      sql`${householdInvitations.email} = ${verifiedAddressOf(userId)}`,
      eq(householdInvitations.state, 'pending'),
    ),
  );

export async function countPending(
  tx: Db,
  { household }: AuthorizedHousehold,
  now: Date,
): Promise<number> {
  const [pending] = await tx
    .select({ total: count() })
    .from(householdInvitations)
    .where(
      and(
        eq(householdInvitations.householdId, household.id),
        eq(householdInvitations.state, 'pending'),
        gt(householdInvitations.expiresAt, now),
      ),
    );
  return pending!.total;
}

export async function cancelPendingTo(
  tx: Db,
  { household }: AuthorizedHousehold,
  email: string,
): Promise<void> {
  await tx
    .update(householdInvitations)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(householdInvitations.householdId, household.id),
        eq(householdInvitations.email, email),
        eq(householdInvitations.state, 'pending'),
      ),
    );
}

/** Counts who joined; one by email is answered by it. */
export async function recordJoining(tx: Db, { invitation }: InvitationRow): Promise<void> {
  await tx
    .update(householdInvitations)
    .set({
      acceptedCount: sql`${householdInvitations.acceptedCount} + 1`,
      ...(invitation.email !== null && { state: 'accepted' }),
    })
    .where(eq(householdInvitations.id, invitation.id));
}

/** @returns whether it was still to be answered */
export async function endPending(
  tx: Db,
  id: string,
  state: 'declined' | 'cancelled',
): Promise<boolean> {
  const ended = await tx
    .update(householdInvitations)
    .set({ state })
    .where(and(eq(householdInvitations.id, id), eq(householdInvitations.state, 'pending')))
    .returning({ id: householdInvitations.id });
  return ended.length > 0;
}

export async function isMemberEmail(
  tx: Db,
  { household }: AuthorizedHousehold,
  email: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(and(eq(householdMembers.householdId, household.id), eq(users.email, email)));
  return found.length > 0;
}

/** @returns the number of invitations deleted */
export async function deleteExpired(db: Db, expiredBefore: Date): Promise<number> {
  const gone = await db
    .delete(householdInvitations)
    .where(lt(householdInvitations.expiresAt, expiredBefore))
    .returning({ id: householdInvitations.id });
  return gone.length;
}

/** Nobody is someone by an address that others may have registered. */
const verifiedAddressOf = (userId: string | null) => sql`(
  select email from ${users} person where person.id = ${userId} and person.verified_at is not null)`;

const listNewest = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      invitation: householdInvitations,
      household: {
        id: households.id,
        name: households.name,
        closedAt: households.closedAt,
        deletedAt: households.deletedAt,
      },
      inviter: users.displayUsername,
      memberCount: sql<number>`(
        select count(*)::int from ${householdMembers} member
        where member.household_id = ${households}.id)`,
    })
    .from(householdInvitations)
    .innerJoin(households, eq(households.id, householdInvitations.householdId))
    .innerJoin(users, eq(users.id, householdInvitations.invitedBy))
    .where(condition)
    .orderBy(desc(householdInvitations.createdAt), desc(householdInvitations.id))
    .limit(invitationLimits.listed);
