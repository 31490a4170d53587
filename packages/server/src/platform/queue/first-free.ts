import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export interface FirstFree {
  table: PgTable;
  /** The columns that identify a row. */
  key: PgColumn[];
  /** Of another table that the conditions name. */
  join?: SQL | undefined;
  where?: SQL | undefined;
  orderBy?: (SQL | PgColumn)[];
  limit?: number;
}

/**
 * Whether a row of an update or a deletion is among the first that no other transaction has locked. Of several processes
 * that ask at once each gets other rows, and none waits for another.
 *
 * PostgreSQL runs a materialized expression once; a plain subquery it may run again for each row that it is compared to,
 * past the limit. The lock is the one that a change needs anyway: rows may be added that refer to these.
 */
export function isFirstFree({ table, key, join, where, orderBy = key, limit = 1 }: FirstFree): SQL {
  const columns = sql.join(key, sql`, `);
  return sql`(${columns}) in (
    with free as materialized (
      select ${columns} from ${table} ${join} where ${where}
      order by ${sql.join(orderBy, sql`, `)}
      limit ${limit} for no key update of ${table} skip locked)
    select * from free)`;
}
