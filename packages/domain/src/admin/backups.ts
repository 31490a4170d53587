/**
 * When backups are made by themselves, and which of them stay.
 *
 * - A night begins at three in the morning. Each night has one backup; where the machine was off, it is made later.
 * - Those of the last 7 nights that have one stay, and before them the first of each week, for 4 weeks.
 * - Of those that an admin asked for, the last 3 stay.
 * - Once in 30 days the newest one is restored beside the database, to prove that it can be. After a proof that
 *   failed, or could not be made, the next backup is proved at once.
 */
import { standInTimeZone } from '../account/households/stand-in-time-zone';
import { mondayOf, todayIn, type PlainDate } from '../plan/days/week';

export const mostNightly = 7;
export const mostWeekly = 4;
export const mostManual = 3;

const hourMs = 60 * 60 * 1000;
const nightBeginsMs = 3 * hourMs;
const proofDays = 30;

/** `night` has one that was made by itself. Times in ms since 1970. */
export interface BackupMade {
  madeAt: number;
  night?: PlainDate | undefined;
}

/** @example nightOf(Date.parse('2026-11-27T15:59:00Z')) // '2026-11-27', a minute before three in Sydney */
export const nightOf = (now: number): PlainDate =>
  todayIn(new Date(now - nightBeginsMs), standInTimeZone);

/**
 * Whether a backup is due that is made by itself. An instance that was empty when the night began has none yet.
 *
 * @param inUseSince when the first account was made
 */
export function isBackupDue(
  backups: readonly BackupMade[],
  { now, inUseSince }: { now: number; inUseSince: number | undefined },
): boolean {
  const night = nightOf(now);
  if (inUseSince === undefined || nightOf(inUseSince) >= night) return false;
  return !backups.some((backup) => backup.night !== undefined && backup.night >= night);
}

/** Those that need not stay. The newest of all always does. */
export function findSuperfluous<Backup extends BackupMade>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((one, next) => next.madeAt - one.madeAt);
  const nightly = newestFirst.filter(({ night }) => night !== undefined);
  const manual = newestFirst.filter(({ night }) => night === undefined);
  const staying = new Set([
    ...nightly.slice(0, mostNightly),
    ...firstOfWeeks(nightly.slice(mostNightly)).slice(0, mostWeekly),
    ...manual.slice(0, mostManual),
  ]);
  return newestFirst.filter((backup) => !staying.has(backup));
}

/** Newest first, as they came. */
function firstOfWeeks<Backup extends BackupMade>(newestFirst: readonly Backup[]): Backup[] {
  const weeks = new Map<PlainDate, Backup>();
  for (const backup of newestFirst) weeks.set(mondayOf(backup.night!), backup);
  return [...weeks.values()];
}

/** What became of a backup that was to be proved. */
export interface Proof {
  at: number;
  /** The name of the backup. */
  backup: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

export function isProofDue(
  last: Proof | undefined,
  { newest, now }: { newest: string | undefined; now: number },
): boolean {
  if (newest === undefined) return false;
  if (last === undefined || now - last.at >= proofDays * 24 * hourMs) return true;
  return last.outcome !== 'passed' && last.backup !== newest;
}
