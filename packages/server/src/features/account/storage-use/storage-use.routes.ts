/** What a person or a household stores, and ways to make space that take effect at once. */
import type { FastifyInstance } from 'fastify';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { getHousehold } from '../households';
import { emptyOwnBin, removeOwnVersions } from './free-space';
import { scheduleStorageMaintenance } from './storage-maintenance';
import { getStorageUse } from './storage-use.store';

/** Forgets what was done to the plan of an owner, as far as only undo and the history need it. */
type ForgetChanges = (db: Db, ownerId: string, stopping: AbortSignal) => Promise<void>;

export function serveStorageUse(
  app: FastifyInstance,
  deps: Deps,
  forgetChanges: ForgetChanges,
): void {
  const { db } = deps.database.heavy;
  scheduleStorageMaintenance(app, deps);
  serve(
    app,
    storageUseRoutes,
  )({
    get: async ({ query: { householdId }, user: { userId } }) => {
      if (householdId !== undefined) await getHousehold(db, householdId, userId, 'see');
      return getStorageUse(db, householdId ?? userId);
    },
    emptyBin: async ({ user, signal }) => {
      await emptyOwnBin(deps, user.userId, signal);
      return getStorageUse(db, user.userId);
    },
    removeVersions: async ({ user, signal }) => {
      await removeOwnVersions(deps, user.userId, signal);
      return getStorageUse(db, user.userId);
    },
    forgetChanges: async ({ query: { householdId }, user: { userId }, signal }) => {
      if (householdId !== undefined) await getHousehold(db, householdId, userId, 'changeSettings');
      const ownerId = householdId ?? userId;
      await forgetChanges(db, ownerId, signal);
      return getStorageUse(db, ownerId);
    },
  });
}
