/**
 * Reads a file of products and saves its rows, batch after batch. One broken row stops nothing; a file that is no feed
 * ends in words. Loading it again changes nothing.
 */
import { AppError } from '@saltbush/contract/errors';
import { feedLimits } from '@saltbush/contract/admin/product-feeds';
import { findCountry } from '@saltbush/domain/account/countries/countries';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import { WorkerFailed } from '../../../../platform/worker-pool/worker-failed';
import { openWorkerPool, type PoolState } from '../../../../platform/worker-pool/worker-pool';
import { workerProgram } from '../../../../platform/worker-pool/worker-program';
import { workerLimits } from '../../../../worker-limits';
import { retailers } from '../../../../schema/plan/prices';
import { seedRetailers } from '../retailers.store';
import { saveFeed } from './feeds.store';
import type { BrokenRow } from './reading/feed-row';
import type { FeedReaderTasks } from './reading/feed-reader.worker';
import { saveBatch, type BatchContext } from './save-batch';

export interface FeedReport {
  added: number;
  changed: number;
  unchanged: number;
  broken: number;
  prices: number;
  brokenRows: BrokenRow[];
}

export interface FeedFile {
  id: string;
  path: string;
}

export type FeedDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

export interface FeedLoader {
  /** Saves progress and the end of the job, whatever happens. @returns what was loaded */
  load(file: FeedFile, signal: AbortSignal): Promise<FeedReport>;
  state(): PoolState;
  close(): Promise<void>;
}

export function openFeedLoader(deps: FeedDeps): FeedLoader {
  const pool = openWorkerPool<FeedReaderTasks>({ program, ...workerLimits.feedReader });
  const run = (signal: AbortSignal, id: string) => ({
    owner: id,
    timeLimitMs: workerLimits.feedReader.timeLimitMs,
    signal,
  });
  return {
    load: async ({ id, path }, signal) => {
      const { db } = deps.database;
      const report: FeedReport = emptyReport();
      try {
        const context = await batchContext(deps);
        for await (const batch of pool.stream('readFeed', { path }, run(signal, id))) {
          const saved = await saveBatch(batch.rows, context);
          addTo(report, saved, [...batch.broken, ...saved.broken]);
          const step = { ...report, progress: batch.progress, heardAt: deps.clock() };
          if (!(await saveFeed(db, id, step))) return report;
        }
        await saveFeed(db, id, { ...report, state: 'done', finishedAt: deps.clock() });
      } catch (error) {
        if (!(error instanceof AppError)) deps.log.error({ err: error }, 'a feed was not read');
        const end = { ...report, state: 'failed', problem: problemOf(error) } as const;
        await saveFeed(db, id, { ...end, finishedAt: deps.clock() });
      }
      return report;
    },
    state: pool.state,
    close: pool.close,
  };
}

const program = workerProgram('reading/feed-reader.worker', import.meta.url);

async function batchContext({ database, clock }: FeedDeps): Promise<BatchContext> {
  await seedRetailers(database.db);
  const known = await database.db
    .select({ id: retailers.id, country: retailers.country })
    .from(retailers);
  return {
    database,
    now: clock(),
    retailers: new Map(
      known.map(({ id, country }) => [id, findCountry(country)?.home.currency] as const),
    ),
    seen: new Map(),
  };
}

function emptyReport(): FeedReport {
  return { added: 0, changed: 0, unchanged: 0, broken: 0, prices: 0, brokenRows: [] };
}

function addTo(
  report: FeedReport,
  { added, changed, unchanged, prices }: Omit<FeedReport, 'broken' | 'brokenRows'>,
  broken: readonly BrokenRow[],
): void {
  report.added += added;
  report.changed += changed;
  report.unchanged += unchanged;
  report.prices += prices;
  report.broken += broken.length;
  const space = feedLimits.namedRows - report.brokenRows.length;
  report.brokenRows.push(...broken.toSorted((a, b) => a.row - b.row).slice(0, Math.max(0, space)));
}

function problemOf(error: unknown): string {
  if (error instanceof AppError) {
    const { details } = error;
    return typeof details === 'string' ? details : details.map(({ message }) => message).join(' ');
  }
  if (error instanceof WorkerFailed && error.isLimit) {
    return say(
      'It takes too long, or too much memory, to read. Please split it into smaller files.',
    );
  }
  return say('It could not be read, which is our mistake. What was loaded before stays.');
}
