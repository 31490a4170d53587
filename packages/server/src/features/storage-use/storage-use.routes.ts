/** What a person stores, and two ways to make room that take effect at once. */
import type { FastifyInstance } from 'fastify';
import { storageUseRoutes } from '@saltbush/contract/storage-use';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { emptyOwnBin, removeOwnVersions } from './make-room';
import { scheduleStorageMaintenance } from './storage-maintenance';
import { getStorageUse } from './storage-use.store';

export function serveStorageUse(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database.heavy;
  scheduleStorageMaintenance(app, deps);
  serve(
    app,
    storageUseRoutes,
  )({
    get: ({ user }) => getStorageUse(db, user.userId),
    emptyBin: async ({ user, signal }) => {
      await emptyOwnBin(deps, user.userId, signal);
      return getStorageUse(db, user.userId);
    },
    removeVersions: async ({ user, signal }) => {
      await removeOwnVersions(deps, user.userId, signal);
      return getStorageUse(db, user.userId);
    },
  });
}
