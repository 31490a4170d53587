/**
 * A table as a queue that several processes share: one column says when a row is due (decision 0107).
 *
 * - A claim makes a row due at the end of a lease, in one short statement: nothing is locked during the work.
 * - Whoever has claimed a row may move that moment: later to go on working, to the next attempt after a failure, or to
 *   now to let another process go on.
 * - A process that was killed moves nothing: its row falls due when the lease ends, and the next one claims it.
 * - A process that was too slow has lost the row, and can no longer change when it is due.
 */
import { and, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import { isFirstFree, type FirstFree } from './first-free';

type Row<Table extends PgTable> = Table['$inferSelect'];
type Wanted = Pick<FirstFree, 'where' | 'orderBy' | 'join'>;
type Name<Table extends PgTable> = keyof Row<Table> & string;

interface QueueOptions<Table extends PgTable> {
  table: Table;
  /** The columns that identify a row. */
  key: Name<Table>[];
  /** When the work of a row may begin; of a claimed row when it may begin again. */
  dueAt: Name<Table>;
  /** Counts the claims of a row. */
  attempts?: Name<Table>;
  /** Longer than the work takes, or than some of its renewals. */
  leaseMs: number;
  /** Unless a row is due from the moment in its column, and never without one. */
  isDue?: (now: Date) => SQL | undefined;
}

/** @example openClaimedQueue({ table: mailMessages, key: ['id'], dueAt: 'dueAt', leaseMs: 60_000 }) */
export function openClaimedQueue<Table extends PgTable>(options: QueueOptions<Table>) {
  const { table, key, dueAt, attempts, leaseMs } = options;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const due = columns[dueAt]!;
  const { isDue = (now) => lte(due, now) } = options;
  const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs);
  const isHeld = (held: Row<Table>) =>
    and(...[...key, dueAt].map((name) => eq(columns[name]!, held[name])));
  const change = async (db: Db, where: SQL | undefined, set: object) => {
    const rows = await db
      .update(table as PgTable)
      .set(set)
      .where(where)
      .returning();
    return rows[0] as Row<Table> | undefined;
  };

  return {
    leaseEnd,
    isDue,
    /** Whether a row is still claimed as this process has it. */
    isHeld,
    /** Claims one row that is due; of equal ones the one that has been due longest. */
    claim: (db: Db, now: Date, { where, orderBy = [], join }: Wanted) => {
      const wanted = { join, where: and(isDue(now), where), orderBy: [...orderBy, due] };
      const free = isFirstFree({ table, key: key.map((name) => columns[name]!), ...wanted });
      const counted = attempts && { [attempts]: sql`${columns[attempts]!} + 1` };
      return change(db, free, { [dueAt]: leaseEnd(now), ...counted });
    },
    /**
     * Renews, releases or retries a claimed row.
     *
     * @param moment null when nothing is left to do
     * @returns undefined when the claim was lost: then nothing is changed
     */
    reschedule: (db: Db, held: Row<Table>, moment: Date | null, also?: Partial<Row<Table>>) =>
      change(db, isHeld(held), { [dueAt]: moment, ...also }),
    /** Rows that are due, and that nobody has claimed, wait until then. */
    postponeDue: async (db: Db, { now, until, where }: { now: Date; until: Date; where: SQL }) => {
      await db
        .update(table as PgTable)
        .set({ [dueAt]: until })
        .where(and(isDue(now), where));
    },
  };
}
