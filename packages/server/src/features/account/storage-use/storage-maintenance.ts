/**
 * At every start the default of the limit: a tenth of the disk at most. Then, and daily, the images of an earlier
 * Saltbush are measured and everyone's use is counted again, so that a wrong count does not stay.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { imageWidths } from '@saltbush/contract/recipe/image-address';
import { storageLimits } from '@saltbush/contract/account/instance-settings';
import type { Deps } from '../../../deps';
import { allowStorage } from '../../../platform/db/storage-full';
import { imageKey } from '../../access/images';
import type { ImageStore } from '../../../outside/image-store';
import { readDiskSize } from '../../../platform/disk/disk-size';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { images } from '../../../schema/images';
import { saveStorageDefault } from '../instance-settings';
import { storageUse } from '../../../schema/account/storage-use';
import { recountStorageUse } from './storage-use.store';

type Needs = Pick<Deps, 'config' | 'imageStore' | 'database' | 'log' | 'clock' | 'diagnostics'>;

export function scheduleStorageMaintenance(app: FastifyInstance, needs: Needs): void {
  const maintenance = openPeriodicJob({
    everyMs: 24 * 60 * 60 * 1000,
    run: (stopping) => runStorageMaintenance(needs, stopping),
    onError: (error) => needs.log.warn({ err: error }, 'counting what people store failed'),
  });
  needs.diagnostics.addJob('storage-maintenance', maintenance);
  app.addHook('onListen', async () => maintenance.start());
  app.addHook('onClose', async () => maintenance.stop());
}

async function runStorageMaintenance(needs: Needs, stopping: AbortSignal): Promise<void> {
  await setDefault(needs);
  await measureImages(needs, stopping);
  await recountAll(needs, stopping);
}

async function setDefault({ config, database: { db }, clock }: Needs): Promise<void> {
  const disk = await readDiskSize(config.dataFolder);
  const tenth = disk ? Math.floor(disk.totalBytes / 1e7) : storageLimits.default;
  const megabytes = Math.max(storageLimits.least, Math.min(storageLimits.default, tenth));
  await saveStorageDefault(db, megabytes, clock());
}

async function measureImages({ imageStore, database: { db } }: Needs, stopping: AbortSignal) {
  while (!stopping.aborted) {
    const some = await db
      .select({ id: images.id })
      .from(images)
      .where(isNull(images.storedBytes))
      .orderBy(asc(images.id))
      .limit(100);
    for (const { id } of some) {
      const storedBytes = await bytesOfImage(imageStore, id);
      await db.transaction(async (tx) => {
        await allowStorage(tx, 'count');
        const isUnmeasured = and(eq(images.id, id), isNull(images.storedBytes));
        await tx.update(images).set({ storedBytes }).where(isUnmeasured);
      });
    }
    if (some.length === 0) return;
  }
}

/** A file that is missing takes nothing. */
async function bytesOfImage(store: ImageStore, id: string): Promise<number> {
  const sizes = imageWidths.map(async (width) => {
    const file = await store.find(imageKey(id, width));
    return file?.length ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function recountAll({ database: { db } }: Needs, stopping: AbortSignal): Promise<void> {
  let after: string | undefined;
  do {
    const some = await db
      .select({ id: storageUse.ownerId })
      .from(storageUse)
      .where(after === undefined ? sql`true` : gt(storageUse.ownerId, after))
      .orderBy(asc(storageUse.ownerId))
      .limit(100);
    for (const { id } of some) {
      if (stopping.aborted) return;
      await recountStorageUse(db, id);
      await nextTurn();
    }
    after = some.at(-1)?.id;
  } while (after !== undefined);
}
