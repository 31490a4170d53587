/** Background maintenance, daily: forgets programs that nobody has connected, connections that nobody uses, and codes. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { deleteUnusedClients } from './clients.store';
import { deleteOldCodes } from './codes.store';
import { leftoverMs, unusedConnectionMs } from './connection-lifetimes';
import { deleteUnusedConnections } from './connections.store';

export function scheduleOAuthMaintenance(app: FastifyInstance, deps: Deps): void {
  const maintenance = openPeriodicJob({
    everyMs: 24 * 60 * 60_000,
    run: (stopping) => forgetUnused(deps, stopping),
    onError: (error) =>
      deps.log.warn({ err: error }, 'could not forget unused programs; trying again tomorrow'),
  });
  deps.diagnostics.addJob('connection-maintenance', maintenance);
  app.addHook('onListen', async () => maintenance.start());
  app.addHook('onClose', async () => maintenance.stop());
}

export async function forgetUnused(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  stopping: AbortSignal,
): Promise<void> {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  await deleteOldCodes(db, before(leftoverMs));
  await deleteUnusedConnections(db, before(unusedConnectionMs));
  while (!stopping.aborted) {
    if ((await deleteUnusedClients(db, before(leftoverMs))) === 0) return;
  }
}
