/** Of all processes on a database one makes a backup, proves one or restores one. */
import type { Database } from '../../../platform/db/connect';
import { advisoryLocks } from '../../../platform/db/advisory-locks';
import { inLongSession } from '../../../platform/db/long-session';

/**
 * Runs the work with the lock, which ends with the connection: also when the process is killed.
 *
 * @returns whether it was run; it is not while another process has the lock
 */
export const withBackupLock = (
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<void>,
): Promise<boolean> =>
  inLongSession(pool, async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isMine"',
      [advisoryLocks.backups],
    );
    const isMine = rows[0]?.isMine === true;
    if (isMine) await work();
    return isMine;
  });

/** Whether some process has it. */
export async function isLocked({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ isLocked: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isLocked"`,
    [advisoryLocks.backups],
  );
  return rows[0]?.isLocked === true;
}
