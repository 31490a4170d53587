import { sql, type SQL } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables';

/**
 * SQL: whether a person may use their account, as far as the account says: neither disabled nor about to be
 * deleted. A secret address answers only for such people.
 *
 * @param userId a column
 */
export const isActive = (userId: unknown): SQL => sql`exists (
  select from ${users} person where person.id = ${userId}
    and person.disabled_at is null and person.deletion_due_at is null)`;
