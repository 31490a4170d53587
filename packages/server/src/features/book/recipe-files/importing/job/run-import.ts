/**
 * The work of an import: every recipe of the file, each saved in a transaction of its own together with
 * its item of the import.
 *
 * - Stopped at any moment, by a kill too, it goes on where it was: places that have an item are skipped.
 * - When cancelled, it stops at the next recipe; saved recipes stay.
 * - One recipe that cannot be saved stops nothing; a file that cannot be read ends it in words.
 * - While the database is away or has no connection free it waits: it goes on when the lease has ended.
 */
import { eq } from 'drizzle-orm';
import { openImageDownloader } from '../../../../../outside/web-image';
import { inLanguageOf } from '../../../../access/reader-language';
import { findOutage, isConnectionShortage } from '../../../../../platform/outages';
import { recipeImports } from '../../../../../schema/book/recipe-files';
import { endImport } from './end-import';
import { imageFinder } from '../recipe/find-image';
import { importAll } from './import-all';
import type { ImportDepsAndReader } from '../recipe/import-context';
import { findImport, isOpenState, saveReport, type ImportRow } from '../imports.store';
import { importQueue, renewLeaseRegularly } from './lease';
import { reasonOf } from '../recipe/recipe-failure';
import { reportBuilder } from '../report';
import { ImportStopped } from '../recipe/save-found-recipe';

/** @param stopping the process is about to stop; another one goes on */
export async function runImport(
  deps: ImportDepsAndReader,
  importId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const where = eq(recipeImports.id, importId);
  const held = await importQueue.claim(db, deps.clock(), { where });
  if (held === undefined) return;
  // Its report is stored, in the language of whoever reads it.
  await inLanguageOf(db, { id: held.ownerId }, () => runLeasedImport(deps, held, stopping));
}

/** @param held an import whose lease this process has */
export async function runLeasedImport(
  deps: ImportDepsAndReader,
  held: ImportRow,
  stopping: AbortSignal,
): Promise<void> {
  const { config, database } = deps;
  const lease = renewLeaseRegularly(deps, held);
  const signal = AbortSignal.any([stopping, lease.signal]);
  const report = reportBuilder(held.report.missingPictures);
  const imageDownloader = openImageDownloader({
    allowedPrivateHosts: config.allowedPrivateImportHosts,
  });
  try {
    const images = imageFinder(deps, { ownerId: held.ownerId, imageDownloader, signal });
    const { reader, photoReader } = deps;
    await importAll({ deps, held, report, images, reader, photoReader, signal });
    await endImport(deps, held.id, { state: 'done', report: report.build() });
  } catch (error) {
    if (findOutage(error) === 'DATABASE_UNAVAILABLE' || isConnectionShortage(error)) throw error;
    const isCancelled = !isOpenState((await findImport(database.db, held.id))?.state);
    // Cancelled between two recipes, it may miss its file before it hears of it.
    // Whatever fails once another process works on it is no failure of the import.
    if (error instanceof ImportStopped || isCancelled || signal.aborted) {
      await saveReport(database.db, held.id, report.build());
      await lease.release();
    } else {
      deps.log.warn({ err: error, importId: held.id }, 'an import failed');
      const problem = reasonOf(error);
      await endImport(deps, held.id, { state: 'failed', problem, report: report.build() });
    }
  } finally {
    await lease.end();
    await imageDownloader.close();
  }
}
