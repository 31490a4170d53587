import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { namedStatement, type Connection } from '../../../platform/db/named-statement';
import { lockMembersOf } from './households.store';
import { householdMembers, households } from '../../../schema/households';
import { planHouseholdOf, type PlanHouseholdRow } from './plan-household-sql';

/**
 * What decides whether a person may use the plans of a household, for a transaction that changes them: until it
 * ends, nobody leaves and no setting changes.
 *
 * @returns null when there is no such household
 */
export async function lockPlanHousehold(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<PlanHouseholdRow | null> {
  await lockMembersOf(tx, [id]);
  // In a statement of its own, which sees who left while this one waited.
  const [row] = await tx
    .select({ household: planHouseholdOf(userId) })
    .from(households)
    .where(eq(households.id, id));
  return row?.household ?? null;
}

/**
 * The same for several people, in a pipeline: what is sent behind it runs with the members locked.
 *
 * @returns in the order of the people
 */
export function lockPlanHouseholds(
  connection: Connection,
  { id, userIds }: { id: string; userIds: readonly string[] },
): Promise<(PlanHouseholdRow | null)[]> {
  return Promise.all([
    lockingMembers.run(connection, { id }),
    ...userIds.map((userId) => householdOfPerson.run(connection, { id, userId })),
  ]).then(([, ...found]) => found.map(([row]) => row?.[0] ?? null));
}

/** Those that a person is in, by name; closed and deleted ones too. */
export async function listPlanHouseholds(
  db: Db,
  userId: string,
): Promise<{ name: string; household: PlanHouseholdRow }[]> {
  const found = await db
    .select({ name: households.name, household: planHouseholdOf(userId) })
    .from(householdMembers)
    .innerJoin(households, eq(households.id, householdMembers.householdId))
    .where(eq(householdMembers.userId, userId))
    .orderBy(asc(households.name), asc(households.id));
  return found.flatMap(({ name, household }) => (household ? [{ name, household }] : []));
}

/** As `lockMembersOf` does. */
const lockingMembers = namedStatement<[]>(
  'lock_members_of_household',
  sql`select from ${households} where id = ${sql.placeholder('id')} for share`,
);

const householdOfPerson = namedStatement<[PlanHouseholdRow | null]>(
  'plan_household_of_person',
  sql`select ${planHouseholdOf(sql`${sql.placeholder('userId')}::uuid`)}
    from ${households} where ${households.id} = ${sql.placeholder('id')}`,
);
