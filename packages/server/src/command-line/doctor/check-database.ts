/** The database: can it be used, is it of this program, and does its clock agree? */
import { existsSync } from 'node:fs';
import type { Config } from '../../config';
import { connectDatabase, PostgresTooOld, type Database } from '../../platform/db/connect';
import { clusterFolderIn } from '../../platform/db/embedded/cluster';
import { refuseNewer } from '../../platform/db/migrate';
import { listApplied, readMigrations } from '../../platform/db/migration-steps';
import type { Log } from '../../platform/logging/log';
import { startFailure } from '../../platform/logging/safe-error';
import { fault, warning, type Finding } from './finding';

/** With more, today is another day for the one than for the other, and sign-ins end at other times. */
const largestClockDifferenceMs = 60_000;

/**
 * @returns the database when it can be used; neither it nor findings before the first start of a built-in one, which
 *   is not made by this
 */
export async function openCheckedDatabase(
  config: Config,
  log: Log,
): Promise<{ database?: Database; findings: Finding[] }> {
  const { databaseUrl, databaseSessionUrl, dataFolder } = config;
  if (databaseUrl === undefined && !existsSync(clusterFolderIn(dataFolder))) {
    return { findings: [] };
  }
  try {
    const address = { databaseUrl, databaseSessionUrl, dataFolder };
    const options = { ...address, log, canJoin: true, waitMs: 0 };
    return { database: await connectDatabase(options), findings: [] };
  } catch (error) {
    return { findings: [fault(startFailure(error), adviceFor(error))] };
  }
}

/** @returns findings, and whether its tables are those of this program */
export async function checkDatabase(
  { pool }: Database,
  clock: () => Date,
): Promise<{ findings: Finding[]; isCurrent: boolean }> {
  const findings: Finding[] = [];
  const [applied, migrations] = [await listApplied(pool), await readMigrations()];
  try {
    refuseNewer(applied, migrations);
  } catch (error) {
    const advice = 'Start the newer program again, or go back by a backup: docs/upgrading.md.';
    findings.push(fault(startFailure(error), advice));
  }
  findings.push(...(await checkClock(pool, clock)));
  const isCurrent = findings.length === 0 && applied.length === migrations.length;
  return { findings, isCurrent };
}

async function checkClock(pool: Database['pool'], clock: () => Date): Promise<Finding[]> {
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const differenceMs = Math.abs(clock().getTime() - rows[0]!.now.getTime());
  if (differenceMs <= largestClockDifferenceMs) return [];
  return [
    warning(
      `The clock of this machine and that of the database differ by ${Math.round(differenceMs / 1000)} seconds.`,
      'Have both set by NTP (systemd-timesyncd, chrony).',
    ),
  ];
}

function adviceFor(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof PostgresTooOld) {
    return 'Move to a newer PostgreSQL by backup and restore: docs/upgrading.md.';
  }
  const { code = '' } = (cause ?? {}) as { code?: string };
  return adviceByCode[code] ?? 'Mend what it says, then run this again.';
}

const notThere = 'Start that server, or correct the host and the port in DATABASE_URL.';

const adviceByCode: Record<string, string> = {
  ECONNREFUSED: notThere,
  ENOTFOUND: notThere,
  EAI_AGAIN: notThere,
  ENOENT: notThere,
  ETIMEDOUT: notThere,
  '28P01': 'Correct the user and the password in DATABASE_URL.',
  '28000': 'Let the user of DATABASE_URL sign in from this machine (pg_hba.conf).',
  '3D000': 'Make that database, or correct its name in DATABASE_URL.',
};
