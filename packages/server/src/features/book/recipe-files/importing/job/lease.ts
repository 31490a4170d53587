/**
 * The lease of an import: which process works on it, and until when others must not.
 *
 * A process renews its lease while it works. One that was killed does not, and the import goes on in
 * the next process that looks: at the latest `leaseMs + lookEveryMs` later.
 */
import type { Database } from '../../../../../platform/db/connect';
import { openPeriodicJob } from '../../../../../platform/periodic-job';
import { openClaimedQueue } from '../../../../../platform/queue/claimed-queue';
import { recipeImports } from '../../../../../schema/book/recipe-files';
import { isUnattended, type ImportRow } from '../imports.store';
import { ImportStopped } from '../recipe/save-found-recipe';

/** Several times the time between two renewals: a busy machine may be late. */
export const leaseMs = 5_000;
const renewEveryMs = 1_000;
/** How often a process looks for imports that nobody works on. */
export const lookEveryMs = 2_000;

export const importQueue = openClaimedQueue({
  table: recipeImports,
  key: ['id'],
  dueAt: 'heldUntil',
  leaseMs,
  isDue: isUnattended,
});
export const { leaseEnd } = importQueue;

/**
 * Its signal is aborted when the import was cancelled or another process took it over. A release ends it, and lets
 * another process go on at once.
 *
 * @param held an import that this process has claimed
 */
export function renewLeaseRegularly(
  { database: { db }, clock }: { database: Database; clock: () => Date },
  held: ImportRow,
) {
  const lost = new AbortController();
  let latest = held;
  /** The end of the lease that was asked for last: it may have been stored although no answer came. */
  let asked = held.heldUntil;
  const moveTo = async (moment: Date) => {
    const asStored = { ...latest, heldUntil: asked };
    asked = moment;
    const moved =
      (await importQueue.reschedule(db, latest, moment)) ??
      (await importQueue.reschedule(db, asStored, moment));
    if (moved) latest = moved;
    else lost.abort(new ImportStopped());
  };
  const renewal = openPeriodicJob({
    everyMs: renewEveryMs,
    run: () => moveTo(leaseEnd(clock())),
    // A short outage of the database is no reason to stop.
    onError: () => undefined,
  });
  renewal.start();
  const release = () => renewal.stop().then(() => moveTo(clock()));
  return { signal: lost.signal, end: renewal.stop, release };
}
