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
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return new Set(all);
}

/** @returns the rows that are in only one of both: what was removed, added or changed */
export function difference(before: Rows, after: Rows): string[] {
  return [
    ...[...before].filter((row) => !after.has(row)).map((row) => `gone: ${row}`),
    ...[...after].filter((row) => !before.has(row)).map((row) => `new: ${row}`),
  ];
}
