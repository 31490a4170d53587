/**
 * Reads untrusted pages and texts in worker processes: nothing in them can block the server
 * (docs/decisions/0012-limited-worker-processes.md).
 */
import { AppError } from '@saltbush/contract/errors';
import type { PageHints } from '@saltbush/recipe-parser/page';
import { WorkerFailed } from '../../../../platform/worker-pool/worker-failed';
import {
  openWorkerPool,
  type PoolState,
  type WorkerPoolOptions,
} from '../../../../platform/worker-pool/worker-pool';
import { workerProgram } from '../../../../platform/worker-pool/worker-program';
import { workerLimits } from '../../../../worker-limits';
import type { DoubtfulLine, ReadLines } from './find-doubts';
import type { PageOfPhoto, PageToRead, ReadPhotos, ReadRecipe } from './read-source';
import type { RecipeReaderTasks } from './recipe-reader.worker';

/** Who asked: they wait only for their own readings, and nothing is read for who went away. */
export interface Caller {
  userId: string;
  signal?: AbortSignal | undefined;
}

/** Each throws AppError TOO_MUCH_TO_READ, WORKERS_BUSY, STARTING_OR_STOPPING, or the signal's reason. */
export interface RecipeReader {
  /** @returns `undefined` when there is no recipe on the page */
  readPage(page: PageToRead, caller: Caller): Promise<ReadRecipe | undefined>;
  /** What a page without a recipe says of where it is. */
  readPageHints(page: PageToRead, caller: Caller): Promise<PageHints>;
  /** @param track the captions of a video; their text comes back */
  readCaptions(track: Uint8Array, caller: Caller): Promise<string>;
  /** @returns `undefined` when there is no recipe in the text */
  readText(text: string, caller: Caller): Promise<ReadRecipe | undefined>;
  readPhotoPages(pages: readonly PageOfPhoto[], caller: Caller): Promise<ReadPhotos>;
  findDoubts(read: ReadLines, caller: Caller): Promise<DoubtfulLine[]>;
  /** @param packed a stored page */
  textOfPage(packed: Uint8Array, caller: Caller): Promise<string>;
  /** Call when a page is about to be fetched: a worker process may start meanwhile. */
  warm(): void;
  state(): PoolState;
  close(): Promise<void>;
}

export interface RecipeReaderOptions extends Partial<WorkerPoolOptions> {
  timeLimitMs?: number;
}

export function openRecipeReader(options: RecipeReaderOptions = {}): RecipeReader {
  const { timeLimitMs, ...limits } = { ...workerLimits.recipeReader, ...options };
  const pool = openWorkerPool<RecipeReaderTasks>({ program, ...limits });
  const runOptions = ({ userId, signal }: Caller) => ({ owner: userId, timeLimitMs, signal });
  return {
    readPage: (page, caller) => pool.run('readPage', page, runOptions(caller)).catch(tooMuch),
    readPageHints: (page, caller) =>
      pool.run('readPageHints', page, runOptions(caller)).catch(tooMuch),
    readCaptions: (track, caller) =>
      pool.run('readCaptions', track, runOptions(caller)).catch(tooMuch),
    readText: (text, caller) => pool.run('readText', text, runOptions(caller)).catch(tooMuch),
    readPhotoPages: (pages, caller) =>
      pool.run('readPhotoPages', pages, runOptions(caller)).catch(tooMuch),
    findDoubts: (read, caller) => pool.run('findDoubts', read, runOptions(caller)).catch(tooMuch),
    textOfPage: (packed, caller) =>
      pool.run('textOfPage', packed, runOptions(caller)).catch(tooMuch),
    warm: pool.warm,
    state: pool.state,
    close: pool.close,
  };
}

const program = workerProgram('recipe-reader.worker', import.meta.url);

function tooMuch(error: unknown): never {
  if (error instanceof WorkerFailed && error.isLimit) throw new AppError('TOO_MUCH_TO_READ');
  throw error;
}
