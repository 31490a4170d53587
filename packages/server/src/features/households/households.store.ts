/** Reading and founding households: members come in one query with them. */
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { householdLimits } from '@saltbush/contract/households';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { users } from '../accounts/accounts.tables';
import { householdMembers, households } from './households.tables';

export interface MemberRow {
  userId: string;
  username: string;
  joinedAt: string;
}

export type HouseholdRow = NonNullable<Awaited<ReturnType<typeof findHousehold>>>;

/** @throws AppError TOO_MANY_HOUSEHOLDS */
export async function createHousehold(
  db: Db,
  { ownerId, name, now }: { ownerId: string; name: string; now: Date },
): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    // One at a time for each person, so that the count below holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    const [mine] = await tx
      .select({ total: count() })
      .from(householdMembers)
      .where(eq(householdMembers.userId, ownerId));
    if ((mine?.total ?? 0) >= householdLimits.ofOnePerson)
      throw new AppError('TOO_MANY_HOUSEHOLDS');
    await tx.insert(households).values({ id, name, ownerId, createdAt: now, updatedAt: now });
    await tx.insert(householdMembers).values({ householdId: id, userId: ownerId, joinedAt: now });
  });
  return id;
}

/** Deleted and closed ones too: the caller asks for leave. */
export async function findHousehold(db: Db, id: string) {
  const [household] = await selectHousehold(db).where(eq(households.id, id));
  return household;
}

/** Those that the person may see, by name. */
export async function listHouseholds(db: Db, userId: string) {
  return selectHousehold(db)
    .where(
      and(
        sql`${households.id} in (
          select household_id from ${householdMembers} where user_id = ${userId})`,
        isNull(households.deletedAt),
        or(isNull(households.closedAt), eq(households.ownerId, userId)),
      ),
    )
    .orderBy(asc(households.name), asc(households.id));
}

const selectHousehold = (db: Db) =>
  db
    .select({
      household: households,
      members: sql<MemberRow[]>`(
        select coalesce(json_agg(json_build_object(
          'userId', person.id, 'username', person.display_username, 'joinedAt', member.joined_at
        ) order by member.joined_at, person.id), '[]')
        from ${householdMembers} member join ${users} person on person.id = member.user_id
        where member.household_id = ${households}.id)`,
    })
    .from(households);
