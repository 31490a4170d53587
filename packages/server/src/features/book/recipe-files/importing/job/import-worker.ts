/**
 * Imports that this process works on; the reader lets them take turns. When it stops, their leases are
 * released, and the next process goes on with them. Every process looks for imports that nobody works on,
 * when it starts and then every few seconds: after a kill their leases run out.
 */
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../../deps';
import { inLanguageOf } from '../../../../access/reader-language';
import { openPeriodicJob } from '../../../../../platform/periodic-job';
import { importFile, sweepImportFiles } from '../import-file';
import {
  findImport,
  finishImport,
  isOpenState,
  listUnattended,
  type ImportRow,
} from '../imports.store';
import type { ImportDepsAndReader } from '../recipe/import-context';
import { lookEveryMs } from './lease';
import { openRunningImports } from './running-imports';

export interface ImportWorker {
  start(importId: string): void;
  /** Takes up one that nobody works on; one whose file is gone ends in words. */
  takeUp(row: ImportRow): Promise<ImportRow>;
}

export function openImportWorker(
  app: FastifyInstance,
  deps: Deps & Pick<ImportDepsAndReader, 'photoReader'>,
): ImportWorker {
  const { config, database, clock } = deps;
  const running = openRunningImports(deps);

  const takeUp = async (row: ImportRow): Promise<ImportRow> => {
    const isHeld = row.heldUntil !== null && row.heldUntil > clock();
    if (!isOpenState(row.state) || isHeld || running.has(row.id)) return row;
    if (existsSync(importFile(config, row.id))) {
      running.start(row.id);
      return row;
    }
    const isRecent = clock().getTime() - (row.heldUntil ?? row.createdAt).getTime() < fileWaitMs;
    if (isRecent) return row;
    const problem = await inLanguageOf(database.db, { id: row.ownerId }, () => inLanguage(lost));
    await finishImport(database.db, row.id, { state: 'failed', problem, now: clock() });
    return (await findImport(database.db, row.id)) ?? row;
  };

  const search = openPeriodicJob({
    everyMs: lookEveryMs,
    run: async () => {
      for (const row of await listUnattended(database.db, clock())) await takeUp(row);
    },
    // A short outage of the database: the next round tries again.
    onError: () => undefined,
  });

  deps.diagnostics.addJob('file-imports', search);

  app.addHook('onReady', async () => {
    search.start();
    await sweepImportFiles(config, clock(), async (id) => {
      const row = parseInput(idSchema, id).success && (await findImport(database.db, id));
      return Boolean(row && isOpenState(row.state));
    });
  });
  app.addHook('onClose', async () => {
    await search.stop();
    await running.stop();
  });
  return { start: running.start, takeUp };
}

/** Another process, with a disk of its own, may have the file. */
const fileWaitMs = 10 * 60 * 1000;

const lost = say(
  'It was interrupted and its file is gone. What was imported before is listed here. Please send the file again: recipes you already have are skipped.',
);
