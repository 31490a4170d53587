import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { priceFilesRoutes, type PriceFileOnWire } from '@saltbush/contract/plan/prices/price-files';
import { priceLimits } from '@saltbush/contract/plan/prices';
import { lastDayAnywhere } from '@saltbush/domain/plan/days/week';
import type { Deps } from '../../../../deps';
import { serve } from '../../../../platform/http/serve';
import { newId } from '../../../../platform/ids';
import { WorkerFailed } from '../../../../platform/worker-pool/worker-failed';
import { openWorkerPool } from '../../../../platform/worker-pool/worker-pool';
import { workerProgram } from '../../../../platform/worker-pool/worker-program';
import { workerLimits } from '../../../../worker-limits';
import { findCountryOf } from '../../../account/households';
import { getPlanOwnerId } from '../../meal-plans';
import { checkObservations } from '../add-prices';
import { listRetailersOf } from '../retailers.store';
import { removeFilePrices, saveFilePrices } from './price-files.store';
import { withNamesOfBarcodes } from './names-of-barcodes';
import type { PriceFileReaderTasks } from './reading/price-file-reader.worker';

/** Whoever is signed in may have a file read; who may use a shopping list adds prices to it and takes them back. */
export function servePriceFiles(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const { db } = deps.database;
  const read = openPriceFileReader(app, deps);
  const owner = (householdId: string | undefined, userId: string) =>
    getPlanOwnerId(db, { householdId, userId, action: 'useShoppingList' });
  serve(
    app,
    priceFilesRoutes,
  )({
    read: ({ file, user: { userId }, signal }) =>
      read({ userId, signal, saveTo: (path) => file.saveTo(path) }),

    save: async ({ body: { householdId, id, prices }, user: { userId } }) => {
      const ownerId = await owner(householdId, userId);
      await checkObservations(db, prices, clock());
      const added = await saveFilePrices(db, { id, ownerId, userId, prices });
      return { added, known: prices.length - added };
    },

    remove: async ({ params: { id }, query: { householdId }, user: { userId } }) => {
      const ownerId = await owner(householdId, userId);
      const removed = await removeFilePrices(db, { id, ownerId });
      if (removed === 0) throw new AppError('NOT_FOUND');
    },
  });
}

interface FileToRead {
  userId: string;
  signal: AbortSignal;
  saveTo: (path: string) => Promise<unknown>;
}

/** A file is on the disk only while it is read. */
function openPriceFileReader(app: FastifyInstance, { config, clock, database, diagnostics }: Deps) {
  const { timeLimitMs, ...limits } = workerLimits.priceFileReader;
  const pool = openWorkerPool<PriceFileReaderTasks>({ program, ...limits });
  diagnostics.addPool('price-file-reader', pool.state);
  app.addHook('onClose', () => pool.close());
  const folder = join(config.dataFolder, 'imports');
  return async ({ userId, signal, saveTo }: FileToRead): Promise<PriceFileOnWire> => {
    const path = join(folder, `prices-${newId()}`);
    await mkdir(folder, { recursive: true });
    try {
      await saveTo(path);
      const { compared, others } = await listRetailersOf(database.db, userId);
      const retailers = [...compared, ...others].map(({ id, name }) => ({ id, name }));
      const { currency } = (await findCountryOf(database.db, userId)).home;
      const today = lastDayAnywhere(clock());
      const context = { retailers, today, most: priceLimits.cents, currency };
      const run = { owner: userId, timeLimitMs, signal };
      const found = await pool.run('readPriceFile', { path, context }, run);
      return await withNamesOfBarcodes(database.db, found);
    } catch (error) {
      if (error instanceof WorkerFailed && error.isLimit) throw new AppError('TOO_MUCH_TO_READ');
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  };
}

const program = workerProgram('reading/price-file-reader.worker', import.meta.url);
