import { sql, type SQL } from 'drizzle-orm';
import type { Config } from '../../../config';
import { users } from '../../../schema/accounts';

/** What the instance demands of whoever uses an account. */
export type Demands = Pick<Config, 'requiresVerifiedEmail'>;

/**
 * SQL: whether a person may use their account, as far as the account says: neither disabled nor about to be
 * deleted, and verified where that is demanded. A secret address answers only for such people.
 *
 * @param userId a column
 */
export const isActive = (userId: unknown, { requiresVerifiedEmail }: Demands): SQL => sql`exists (
  select from ${users} person where person.id = ${userId}
    and person.disabled_at is null and person.deletion_due_at is null
    and (person.verified_at is not null or not ${requiresVerifiedEmail}::boolean))`;
