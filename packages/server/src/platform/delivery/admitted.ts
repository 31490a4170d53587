import { sql, type SQL } from 'drizzle-orm';
import type { Admission } from './turns';

/**
 * An admission as a condition on the rows of a table and their order: whoever had a place longest ago, or never, is next.
 *
 * @param row its owner and host as text, and whether it comes after others whoever owns them
 */
export const admitted = (
  { busyOwners, busyHosts, onlyHosts, lastOwners }: Admission,
  { isLast, owner, host }: { isLast: SQL; owner: SQL; host: SQL },
) => ({
  where: sql`${owner} <> all(${sql.param(busyOwners)}::text[])
    and ${host} <> all(${sql.param(busyHosts)}::text[])
    and (${onlyHosts === undefined} or ${host} = any(${sql.param(onlyHosts ?? [])}::text[]))`,
  orderBy: [isLast, sql`array_position(${sql.param(lastOwners)}::text[], ${owner}) nulls first`],
});
