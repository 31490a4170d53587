import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';

/** The group of a thousand listings that recipes are listed in now. */
export async function newestListedGroup(db: Db): Promise<number> {
  const { rows } = await db.execute<{ group: number }>(
    sql`select newest_listed_group() as "group"`,
  );
  return rows[0]!.group;
}
