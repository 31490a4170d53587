/** Background work, hourly: deletes accounts that are due, and the files of their images. */
import { asc, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { users } from '../../../schema/accounts';
import { removeImageFiles } from '../../access/images';
import { deleteAccount, type Deletion } from './delete-account';

/** What other features do when an account is deleted. Wired in `app.ts`. */
export type DeletionListeners = Pick<Deletion, 'onAccessLost' | 'onAccountDeleted'>;

const hourMs = 60 * 60 * 1000;

export function scheduleDeletions(
  app: FastifyInstance,
  deps: Deps,
  listeners: DeletionListeners,
): void {
  const job = openPeriodicJob({
    everyMs: hourMs,
    run: (stopping) => deleteDueAccounts({ deps, ...listeners, stopping }),
    onError: (error) =>
      deps.log.warn({ err: error }, 'could not delete accounts; trying again in an hour'),
  });
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}

interface Round extends DeletionListeners {
  deps: Pick<Deps, 'database' | 'clock' | 'imageStore' | 'log' | 'mail'>;
  stopping: AbortSignal;
}

/** Killed at any moment, it goes on where it was: each account is a transaction, and files are listed until they are gone. */
export async function deleteDueAccounts({ deps, stopping, ...listeners }: Round): Promise<void> {
  const { database, clock, imageStore, log, mail } = deps;
  const due = await database.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, clock()))
    .orderBy(asc(users.deletionDueAt))
    .limit(atATime);
  for (const { id } of due) {
    if (stopping.aborted) return;
    try {
      if (await deleteAccount({ deps, ...listeners }, id)) log.info('deleted an account');
    } catch (error) {
      // The others are deleted all the same.
      log.warn({ err: error, userId: id }, 'could not delete an account; trying again in an hour');
    }
  }
  mail.wake();
  await removeImageFiles(database.db, imageStore, stopping);
}

const atATime = 100;
