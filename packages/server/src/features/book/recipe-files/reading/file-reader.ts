/**
 * Reads files of recipes in worker processes, so that nothing in them can hold up the server or another
 * person's file (docs/decisions/0012-limited-worker-processes.md, 0014-fair-file-imports.md).
 *
 * - A few files are read at a time, one of each person. While others wait, a file gives its place away
 *   after a while, and is read on when its next turn comes.
 * - What takes more time or memory than a reading may take is named, and reading goes on behind it.
 */
import { AppError } from '@saltbush/contract/errors';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { WorkerFailed } from '../../../../platform/worker-pool/worker-failed';
import {
  openWorkerPool,
  type PoolState,
  type WorkerPoolOptions,
} from '../../../../platform/worker-pool/worker-pool';
import { workerProgram } from '../../../../platform/worker-pool/worker-program';
import { workerLimits } from '../../../../worker-limits';
import type { FileItem, FileToImport, ScannedPages } from './file-items';
import type { FileReaderTasks } from './file-reader.worker';
import { fromStart, type Cursor } from './read-position';

export interface FileReader {
  /** @throws AppError RECIPE_FILE_BROKEN, RECIPE_FILE_TOO_LARGE, RECIPE_FILE_UNKNOWN, or the signal's reason */
  read(file: FileToImport, caller: Caller): AsyncGenerator<FileItem>;
  /**
   * Recipes in words that were recognised on scanned pages. Not while a file of the same person is being read: each has
   * one turn at a time.
   *
   * @throws WorkerFailed, or the signal's reason
   */
  readScannedPages(scan: ScannedPages, caller: Caller): Promise<FileItem[]>;
  state(): PoolState;
  close(): Promise<void>;
}

interface Caller {
  userId: string;
  signal: AbortSignal;
}

export interface FileReaderOptions extends Partial<WorkerPoolOptions> {
  /** How long the process may work on one recipe. */
  timeLimitMs?: number;
  /** How long a file is read while others wait. */
  turnMs?: number;
}

export function openFileReader(options: FileReaderOptions = {}): FileReader {
  const { turnMs = 10_000, ...limits } = { ...workerLimits.fileReader, ...options };
  const { timeLimitMs, maxRunning } = limits;
  const pool = openWorkerPool<FileReaderTasks>({ program, ...limits });
  let readings = 0;

  /** One turn: until the end of the file, or until others should have theirs. */
  async function* readTurn(file: FileToImport, { userId, signal }: Caller) {
    const run = { owner: userId, timeLimitMs, signal };
    let ends: number | undefined;
    for await (const item of pool.stream('readFileItems', file, run)) {
      ends ??= performance.now() + turnMs;
      yield item;
      // Behind an opening nothing is done yet: pausing there again and again would be no progress.
      const canPause = item.kind !== 'opening' && readings > maxRunning;
      if (canPause && performance.now() > ends) return 'paused';
    }
    return 'ended';
  }

  return {
    read: async function* (file, caller) {
      readings += 1;
      try {
        yield* readInTurns((from) => readTurn({ ...file, from }, caller), file.from);
      } finally {
        readings -= 1;
      }
    },
    readScannedPages: (scan, { userId, signal }) =>
      pool.run('readScannedPages', scan, { owner: userId, timeLimitMs, signal }),
    state: pool.state,
    close: pool.close,
  };
}

type ReadTurn = (from: Cursor) => AsyncGenerator<FileItem, 'ended' | 'paused', undefined>;

async function* readInTurns(
  readTurn: ReadTurn,
  start: Cursor = fromStart,
): AsyncGenerator<FileItem> {
  let last: FileItem | undefined;
  let next = start;
  for (let failures = 0; failures < maxFailures;) {
    const turn = readTurn(next);
    try {
      let step = await turn.next();
      for (; !step.done; step = await turn.next()) {
        last = step.value;
        next = last.next;
        yield last;
      }
      if (step.value === 'ended') return;
    } catch (error) {
      failures += 1;
      yield { ...unreadItem(error, last, failures < maxFailures), next };
      next = behind(next);
    } finally {
      await turn.return('ended');
    }
  }
}

/** @throws the error, unless a limit or a lost process interrupted the reading after it had begun */
function unreadItem(error: unknown, last: FileItem | undefined, hasMore: boolean) {
  if (!(error instanceof WorkerFailed)) throw error;
  // Not even the list of its files could be read.
  if (last === undefined) throw error.isLimit ? new AppError('RECIPE_FILE_TOO_LARGE') : error;
  const { place, done, total } = last;
  return { kind: 'unread', place, reason: reasonOf(error, hasMore), done, total } as const;
}

/** Behind the recipe that could not be read, or behind the file where not even one could. */
function behind({ entry, finds, readBytes }: Cursor): Cursor {
  return finds === 0
    ? { entry: entry + 1, finds: 0, readBytes }
    : { entry, finds: finds + 1, readBytes };
}

function reasonOf({ reason }: WorkerFailed, hasMore: boolean): string {
  const why = inLanguage(reasons[reason] ?? failed);
  return hasMore ? why : `${why} ${say('The rest of the file was not read.')}`;
}

const failed = say('It could not be read, which is our mistake.');
const reasons: Partial<Record<WorkerFailed['reason'], string>> = {
  'time limit': say('It takes too long to read.'),
  'memory limit': say('It takes more memory than we can give it.'),
  'result limit': say('A recipe in it is too large.'),
};

const program = workerProgram('file-reader.worker', import.meta.url);

/** Each may take as long as a reading may take. */
const maxFailures = 5;
