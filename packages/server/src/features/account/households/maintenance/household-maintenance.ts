/** Background maintenance, daily: removes what was deleted long ago, and forgets old invitations. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps';
import { openPeriodicJob } from '../../../../platform/periodic-job';
import type { AccessLostListener } from '../../../access/recipe-access';
import { deleteExpired } from '../invitations/invitations.store';
import { removeDeletedHouseholds } from '../remove-deleted';

const dayMs = 24 * 60 * 60 * 1000;

/** Until then the owner sees in the list what became of an invitation. */
const expiredInvitationRetentionMs = 30 * dayMs;

/** Starts in the background once the server listens. */
export function scheduleHouseholdMaintenance(
  app: FastifyInstance,
  { database: { db }, log, clock, diagnostics }: Deps,
  onAccessLost: AccessLostListener,
): void {
  const maintenance = openPeriodicJob({
    everyMs: dayMs,
    run: async (stopping) => {
      const now = clock();
      const removed = await removeDeletedHouseholds(db, { now, onAccessLost, stopping });
      if (removed > 0) log.info({ households: removed }, 'removed deleted households');
      await deleteExpired(db, new Date(now.getTime() - expiredInvitationRetentionMs));
    },
    onError: (error) =>
      log.warn({ err: error }, 'household maintenance failed; trying again tomorrow'),
  });
  diagnostics.addJob('household-maintenance', maintenance);
  app.addHook('onListen', async () => maintenance.start());
  app.addHook('onClose', async () => maintenance.stop());
}
