/**
 * Imports that this process works on, at most two at a time. When it stops they are let go of, and the
 * next one to start goes on with them.
 */
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { idSchema } from '@saltbush/contract/fields';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps';
import { limitTo } from '../../../platform/limit-to';
import { importFile, sweepImportFiles } from './import-file';
import { findImport, finishImport, listForsaken, type ImportRow } from './imports.store';
import { runImport } from './run-import';

export interface ImportWork {
  start(importId: string): void;
  /** Takes up one that nobody works on; one whose file is gone ends in words. */
  takeUp(row: ImportRow): Promise<ImportRow>;
}

export function openImportWork(app: FastifyInstance, deps: Deps): ImportWork {
  const { config, database, clock, log } = deps;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  const start = (importId: string) => {
    if (running.has(importId)) return;
    const work = atMostTwo(async () => {
      if (!stopping.signal.aborted) await runImport(deps, importId, stopping.signal);
    })
      .catch((error: unknown) => log.error({ err: error, importId }, 'an import stopped'))
      .finally(() => running.delete(importId));
    running.set(importId, work);
  };
  const takeUp = async (row: ImportRow): Promise<ImportRow> => {
    const isHeld = row.heldUntil !== null && row.heldUntil > clock();
    if (!isOpen(row) || isHeld || running.has(row.id)) return row;
    if (existsSync(importFile(config, row.id))) {
      start(row.id);
      return row;
    }
    const isRecent = clock().getTime() - (row.heldUntil ?? row.createdAt).getTime() < patienceMs;
    if (isRecent) return row;
    await finishImport(database.db, row.id, { state: 'failed', problem: lost, now: clock() });
    return (await findImport(database.db, row.id)) ?? row;
  };

  app.addHook('onReady', async () => {
    for (const row of await listForsaken(database.db, clock())) await takeUp(row);
    await sweepImportFiles(config, clock(), async (id) => {
      const row = z.safeParse(idSchema, id).success && (await findImport(database.db, id));
      return Boolean(row && isOpen(row));
    });
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await Promise.all(running.values());
  });
  return { start, takeUp };
}

const isOpen = ({ state }: ImportRow): boolean => state === 'waiting' || state === 'running';

const atMostTwo = limitTo(2);

/** Another process, with a disk of its own, may have the file. */
const patienceMs = 10 * 60 * 1000;

const lost =
  'It was interrupted and its file is gone. What was imported before is listed here. Please send the file again: recipes that are there already are not taken twice.';
