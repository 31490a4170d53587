/** The plan owners whose rows people may see, with their versions. */
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { PlanHousehold } from '@saltbush/domain/plan/meal-plans/permissions';
import { namedStatement } from '../../../../platform/db/named-statement';
import { isOpenAt } from '../../../account/accounts';
import { sessions } from '../../../../schema/accounts';
import { planHouseholdOf } from '../../../account/households';
import { householdMembers, households } from '../../../../schema/households';
import { planOwners } from '../../../../schema/meal-plans';
import { accessTo, maySeeAny } from '../sync-access';

/** Versions by owner: a person's own and those of households that they may use. */
export type OwnerVersions = ReadonlyMap<string, number>;

/** @returns by user id; people who do not exist are left out */
export async function findOwnersOf(
  statementPool: Pool,
  userIds: readonly string[],
): Promise<Map<string, OwnerVersions>> {
  const found = await ownersOfUsers.run(statementPool, { userIds });
  const byUser = new Map<string, Map<string, number>>();
  for (const [userId, ownerId, version, household] of found) {
    if (household) {
      if (!maySeeAny(accessTo(ownerId, household))) continue;
    }
    const owners = byUser.get(userId) ?? new Map<string, number>();
    byUser.set(userId, owners.set(ownerId, version));
  }
  return byUser;
}

/** Those of the sessions that are open. */
export async function findOpenSessions(
  statementPool: Pool,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const found = await openSessions.run(statementPool, { sessionIds, now: now.toISOString() });
  return new Set(found.map(([id]) => id));
}

type OwnerRow = [userId: string, ownerId: string, version: number, PlanHousehold | null];

const userIds = sql`${sql.placeholder('userIds')}::uuid[]`;

const ownersOfUsers = namedStatement<OwnerRow>(
  'sync_owners_of_users',
  sql`select owner.user_id, owner.id, owner.version::float8, null::json
    from ${planOwners} owner where owner.user_id = any(${userIds})
    union all
    select one.user_id, owner.id, owner.version::float8, ${planHouseholdOf(sql`one.user_id`)}
    from ${householdMembers} one
    join ${households} on ${households.id} = one.household_id
    join ${planOwners} owner on owner.id = one.household_id
    where one.user_id = any(${userIds})`,
);

const openSessions = namedStatement<[string]>(
  'sync_open_sessions',
  sql`select ${sessions.id} from ${sessions}
    where ${sessions.id} = any(${sql.placeholder('sessionIds')}::text[])
      and ${isOpenAt(sql.placeholder('now'))}`,
);
