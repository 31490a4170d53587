/** Background work, hourly: deletes accounts that are due, and the files of their pictures. */
import { asc, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { openPeriodicJob } from '../../platform/periodic-job';
import { users } from '../accounts/accounts.tables';
import { removeImageFiles } from '../images';
import type { AccessLostListener } from '../recipe-access';
import { deleteAccount } from './delete-account';

const hourMs = 60 * 60 * 1000;

export function scheduleDeletions(
  app: FastifyInstance,
  deps: Deps,
  onAccessLost: AccessLostListener,
): void {
  const job = openPeriodicJob({
    everyMs: hourMs,
    run: (stopping) => deleteDueAccounts({ deps, onAccessLost, stopping }),
    onError: (error) =>
      deps.log.warn({ err: error }, 'could not delete accounts; trying again in an hour'),
  });
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}

interface Round {
  deps: Pick<Deps, 'database' | 'clock' | 'config' | 'log' | 'mail'>;
  onAccessLost: AccessLostListener;
  stopping: AbortSignal;
}

/** Killed at any moment, it goes on where it was: each account is a transaction, and files are listed until they are gone. */
export async function deleteDueAccounts({ deps, onAccessLost, stopping }: Round): Promise<void> {
  const { database, clock, config, log, mail } = deps;
  const due = await database.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, clock()))
    .orderBy(asc(users.deletionDueAt))
    .limit(atATime);
  for (const { id } of due) {
    if (stopping.aborted) return;
    try {
      if (await deleteAccount({ deps, onAccessLost }, id)) log.info('deleted an account');
    } catch (error) {
      // The others are deleted all the same.
      log.warn({ err: error, userId: id }, 'could not delete an account; trying again in an hour');
    }
  }
  mail.wake();
  await removeImageFiles(database.db, config, stopping);
}

const atATime = 100;
