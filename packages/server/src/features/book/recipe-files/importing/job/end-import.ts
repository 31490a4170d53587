/** Ends an import: sets its final state even if the report cannot be saved, and removes its file. */
import type { ImportReport } from '@saltbush/contract/book/recipe-files';
import { findOutage } from '../../../../../platform/outages';
import type { ImportDeps } from '../recipe/import-context';
import { removeImportFiles } from '../import-file';
import { finishImport, saveReport, completeCounts } from '../imports.store';

export async function endImport(
  { config, database, clock, log }: ImportDeps,
  importId: string,
  end: { state: 'done' | 'failed'; problem?: string; report: ImportReport },
): Promise<void> {
  const { state, problem, report } = end;
  try {
    await saveReport(database.db, importId, report);
    if (state === 'done') {
      const unread = report.unreadFiles.length + report.moreUnreadFiles;
      await completeCounts(database.db, importId, unread);
    }
  } catch (error) {
    if (findOutage(error)) throw error;
    // An import that does not end would hold up every later one of this person.
    log.error({ importId }, 'the report of an import could not be saved');
  }
  await finishImport(database.db, importId, { state, problem, now: clock() });
  await removeImportFiles(config, importId);
}
