import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import { householdMembers, households } from '../../../../schema/households';

/**
 * Whether the account of this address, if there is one, is in an open community with this person.
 *
 * @param of.mustBeVerified someone may have registered with an address that is not theirs
 */
export async function isFellowMember(
  db: Db,
  { userId, email, mustBeVerified }: { userId: string; email: string; mustBeVerified: boolean },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${users} person
    join ${householdMembers} theirs on theirs.user_id = person.id
    join ${householdMembers} mine on mine.household_id = theirs.household_id
    join ${households} shared on shared.id = theirs.household_id
    where person.email = ${email} and mine.user_id = ${userId}
      and (person.verified_at is not null or not ${mustBeVerified})
      and shared.closed_at is null and shared.deleted_at is null
    limit 1`);
  return rows.length > 0;
}
