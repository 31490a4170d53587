/** Reading and founding households: members come in one query with them. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { proposeCountry } from '@saltbush/domain/account/countries/propose-country';
import { homeTimeZone } from '@saltbush/domain/account/households/home-time-zone';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { knownWeekday } from '@saltbush/domain/plan/days/first-weekday';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { householdMembers, households } from '../../../schema/households';
import { checkHouseholdCount, insertMember } from './members/members.store';

export interface MemberRow {
  userId: string;
  username: string;
  /** Counts unless they are the owner. */
  role: GivenRole;
  joinedAt: string;
  /** The name of who added them without asking, for 14 days. */
  addedBy: string | null;
}

export type HouseholdRow = NonNullable<Awaited<ReturnType<typeof findHousehold>>>;

interface Founding {
  ownerId: string;
  name: string;
  /** Of their browser; if absent or no place, that of the founder. */
  timeZone?: string | undefined;
  /** Likewise. */
  firstWeekday?: string | undefined;
  /** With the zone it proposes the country; if it does not, that of the founder. */
  language?: string | undefined;
  now: Date;
}

/** @throws AppError TOO_MANY_HOUSEHOLDS */
export async function createHousehold(
  db: Db,
  { ownerId, name, timeZone, firstWeekday, language, now }: Founding,
): Promise<string> {
  const id = newId();
  const proposed = proposeCountry({ timeZone, language });
  const ofFounder = (column: PgColumn) =>
    sql`(select ${column} from ${users} where ${users.id} = ${ownerId})`;
  await db.transaction(async (tx) => {
    await checkHouseholdCount(tx, ownerId, { isAdded: false });
    await tx.insert(households).values({
      id,
      name,
      ownerId,
      createdAt: now,
      updatedAt: now,
      timeZone: homeTimeZone(timeZone) ?? ofFounder(users.timeZone),
      firstWeekday: knownWeekday(firstWeekday) ?? ofFounder(users.firstWeekday),
      country: proposed?.home.code ?? ofFounder(users.country),
    });
    await insertMember(tx, { householdId: id, userId: ownerId, joinedAt: now });
  });
  return id;
}

/** Deleted and closed ones too: the caller asks whether this person may see it. */
export async function findHousehold(db: Db, id: string) {
  const [household] = await selectHousehold(db).where(eq(households.id, id));
  return household;
}

/**
 * Until the transaction ends, nobody else changes its members, invitations or state. Sharing a recipe
 * with it goes on: that needs no more than the row to stay.
 */
export async function lockHouseholdRow(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: households.id })
    .from(households)
    .where(eq(households.id, id))
    .for('no key update');
}

/**
 * Until the transaction ends, nobody joins or leaves these; others may share with them meanwhile. Whoever also locks
 * recipes locks those afterwards: who leaves a household does it in this order.
 */
export async function lockMembersOf(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: households.id })
    .from(households)
    .where(inArray(households.id, [...ids]))
    .orderBy(asc(households.id))
    .for('share');
}

/** All that the person is in, deleted and closed ones too, by name. */
export async function listHouseholdsOf(db: Db, userId: string): Promise<HouseholdRow[]> {
  return selectHousehold(db)
    .where(
      sql`${households.id} in (
        select household_id from ${householdMembers} where user_id = ${userId})`,
    )
    .orderBy(asc(households.name), asc(households.id));
}

export async function updateHousehold(
  tx: Db,
  { household }: Authorized<HouseholdRow>,
  change: Partial<typeof households.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(households).set(change).where(eq(households.id, household.id));
}

const selectHousehold = (db: Db) =>
  db
    .select({
      household: households,
      members: sql<MemberRow[]>`(
        select coalesce(json_agg(json_build_object(
          'userId', person.id, 'username', person.display_username, 'role', member.role,
          'joinedAt', member.joined_at,
          'addedBy', case when member.joined_at > now() - interval '14 days'
            then adder.display_username end
        ) order by member.joined_at, person.id), '[]')
        from ${householdMembers} member join ${users} person on person.id = member.user_id
        left join ${users} adder on adder.id = member.added_by
        where member.household_id = ${households}.id)`,
    })
    .from(households);
