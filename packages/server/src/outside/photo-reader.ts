/**
 * Reads the text on photos, offline, in a process of its own (docs/decisions/0008-photos-read-offline.md).
 *
 * - One photo at a time; a few people wait their turn, and one more is refused with "try later".
 * - A reading ends when it is done, when its caller goes away, when its time is up or when the server
 *   stops; the process is killed where it still works.
 * - A process without work ends after a while, and its memory with it.
 */
import { AppError } from '@saltbush/contract/errors';
import type { ReceiptContext } from '@saltbush/domain/plan/prices/receipts/read-receipt';
import type { PhotoPage } from '@saltbush/recipe-parser/photo';
import type { Log } from '../platform/logging/log';
import { WorkerFailed } from '../platform/worker-pool/worker-failed';
import {
  openWorkerPool,
  type PoolState,
  type RunOptions,
} from '../platform/worker-pool/worker-pool';
import { workerProgram } from '../platform/worker-pool/worker-program';
import { workerLimits } from '../worker-limits';
import { checkPhoto } from './photo-reader/open-photo';
import type { PhotoReaderTasks, ReadReceipt } from './photo-reader/photo-reader.worker';

/** The owner of the photos; `signal` aborts when the client disconnects. */
export interface PhotoCaller {
  userId: string;
  signal: AbortSignal;
}

/** Each throws AppError IMAGE_UNREADABLE, PHOTO_NOT_READ, WORKERS_BUSY, PHOTO_TIMED_OUT. */
export interface PhotoReader {
  /** @param photos files as people send them, in the order in which they are to be read */
  read(photos: readonly Uint8Array[], caller: PhotoCaller): Promise<PhotoPage[]>;
  /** Receipts, or parts of a long one. */
  readReceipts(
    photos: readonly Uint8Array[],
    context: ReceiptContext,
    caller: PhotoCaller,
  ): Promise<ReadReceipt[]>;
  /** The same photos upright and small, for a model that sees. */
  makeJpegs(photos: readonly Uint8Array[], caller: PhotoCaller): Promise<Buffer[]>;
  state(): PoolState;
  close(): Promise<void>;
}

export interface PhotoReaderOptions {
  /** For all photos of one reading together, its wait included. */
  timeLimitMs?: number;
  /** How long an idle process stays alive for the next photo. */
  idleMs?: number;
  /** Receives the reason why a photo could not be read. */
  log?: Pick<Log, 'warn'>;
  /** Another program in the place of the reading process. */
  program?: string;
}

export function openPhotoReader(options: PhotoReaderOptions = {}): PhotoReader {
  const { log, timeLimitMs, ...limits } = { ...workerLimits.photoReader, ...options };
  const pool = openWorkerPool<PhotoReaderTasks>({ program: readerProgram, ...limits });

  /** One after the other, so that others get their turn between two photos of one person. */
  const inTurn = async <T>(
    photos: readonly Uint8Array[],
    { userId, signal: callerDisconnected }: PhotoCaller,
    read: (photo: Uint8Array, run: RunOptions) => Promise<T>,
  ): Promise<T[]> => {
    await Promise.all(photos.map(checkPhoto));
    const timeUp = AbortSignal.timeout(timeLimitMs);
    const signal = AbortSignal.any([callerDisconnected, timeUp]);
    const results: T[] = [];
    try {
      for (const photo of photos) {
        results.push(await read(photo, { owner: userId, timeLimitMs, signal }));
      }
      return results;
    } catch (error) {
      if (timeUp.aborted && error === timeUp.reason) throw new AppError('PHOTO_TIMED_OUT');
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'time limit') throw new AppError('PHOTO_TIMED_OUT');
      log?.warn({ reason: error.message }, 'a photo could not be read');
      throw new AppError('PHOTO_NOT_READ');
    }
  };

  return {
    read: (photos, caller) =>
      inTurn(photos, caller, (photo, run) => pool.run('readPhoto', photo, run)),
    readReceipts: (photos, context, caller) =>
      inTurn(photos, caller, (photo, run) => pool.run('readReceipt', { photo, context }, run)),
    makeJpegs: (photos, caller) =>
      inTurn(photos, caller, async (photo, run) =>
        Buffer.from(await pool.run('makeJpeg', photo, run)),
      ),
    state: pool.state,
    close: pool.close,
  };
}

const readerProgram = workerProgram('photo-reader/photo-reader.worker', import.meta.url);
