/**
 * The lease of an import: which process works on it, and until when others must not.
 *
 * A process renews its lease while it works. One that was killed does not, and the import goes on in
 * the next process that looks: at the latest `leaseMs + lookEveryMs` later.
 */
import type { Database } from '../../../../../platform/db/connect';
import { renewLease } from '../imports.store';
import { ImportStopped } from '../recipe/save-found-recipe';

/** Several times the time between two renewals: a busy machine may be late. */
export const leaseMs = 5_000;
const renewEveryMs = 1_000;
/** How often a process looks for imports that nobody works on. */
export const lookEveryMs = 2_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

export interface Lease {
  /** Aborted when the import was cancelled or another process took it over. */
  signal: AbortSignal;
  end(): void;
}

export function renewLeaseRegularly(
  { database, clock }: { database: Database; clock: () => Date },
  importId: string,
): Lease {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await renewLease(database.db, importId, leaseEnd(clock())))) {
      lost.abort(new ImportStopped());
    }
  };
  // A short outage of the database is no reason to stop.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs);
  timer.unref();
  return { signal: lost.signal, end: () => clearInterval(timer) };
}
