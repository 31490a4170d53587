/** Two calls that really overlap, for tests of races. */
import { expect, vi } from 'vitest';
import type { Pool } from 'pg';

interface HeldRow {
  table: 'households' | 'users';
  id: string;
}

/**
 * Starts both calls while the row is locked, and lets go once both wait for it. Each then has to see what the other
 * has done.
 */
export async function atOnce<One, Other>(
  pool: Pool,
  row: HeldRow,
  start: () => [Promise<One>, Promise<Other>],
): Promise<[One, Other]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${row.table} where id = $1 for no key update`, [row.id]);
    const both = Promise.all(start());
    await untilWaiting(pool, 2);
    await holder.query('commit');
    return await both;
  } finally {
    holder.release();
  }
}

/** Until so many statements on this database wait for a lock. */
export async function untilWaiting(pool: Pool, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await countWaiting(pool)).toBe(count), { timeout: 10_000 });
}

async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}
