/** All rows of a database as text, to see that nothing was changed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';

/** Each row with the name of its table. */
export type Rows = Set<string>;

export async function readRows(db: Db): Promise<Rows> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = tables.map(
    ({ name }) => sql`select ${`${name} `} || t::text as row from ${sql.identifier(name)} t`,
  );
  // In one statement: there are eighty tables, and some tests read them before every call.
  const { rows } = await db.execute<{ row: string }>(sql.join(parts, sql` union all `));
  return new Set(rows.map(({ row }) => row));
}

/** @returns the rows that are in only one of both: what was removed, added or changed */
export function difference(before: Rows, after: Rows): string[] {
  return [
    ...[...before].filter((row) => !after.has(row)).map((row) => `gone: ${row}`),
    ...[...after].filter((row) => !before.has(row)).map((row) => `new: ${row}`),
  ];
}
