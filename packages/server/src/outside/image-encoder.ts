/**
 * Encodes images in worker processes (docs/decisions/0012-limited-worker-processes.md): an image that
 * crashes the decoder or takes all memory ends one process, and calls of other people come first.
 */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Log } from '../platform/logging/log';
import { WorkerFailed } from '../platform/worker-pool/worker-failed';
import {
  openWorkerPool,
  type PoolState,
  type WorkerPoolOptions,
} from '../platform/worker-pool/worker-pool';
import { workerProgram } from '../platform/worker-pool/worker-program';
import { workerLimits } from '../worker-limits';
import type { EncodedImage } from './image-encoder/encode-image';
import type { ImageEncoderTasks } from './image-encoder/image-encoder.worker';

export interface ImageEncoder {
  /**
   * @param owner whose image it is: one image of each owner is encoded at a time
   * @param signal aborted when the client disconnects
   * @throws AppError IMAGE_UNREADABLE, WORKERS_BUSY, STARTING_OR_STOPPING, or the signal's reason
   */
  encode(bytes: Uint8Array, owner: string, signal?: AbortSignal): Promise<EncodedImage>;
  state(): PoolState;
  close(): Promise<void>;
}

export interface ImageEncoderOptions extends Partial<WorkerPoolOptions> {
  timeLimitMs?: number;
}

/** @param log receives the reason why an image could not be encoded */
export function openImageEncoder(
  log: Pick<Log, 'warn'>,
  options: ImageEncoderOptions = {},
): ImageEncoder {
  const { timeLimitMs, ...limits } = { ...workerLimits.imageEncoder, ...options };
  const pool = openWorkerPool<ImageEncoderTasks>({ program, ...limits });
  return {
    encode: async (bytes, owner, signal) => {
      try {
        return await pool.run('encodeImage', bytes, { owner, timeLimitMs, signal });
      } catch (error) {
        if (!(error instanceof WorkerFailed) || error.reason === 'task error') throw error;
        log.warn({ reason: error.message }, 'an image could not be encoded');
        throw new AppError('IMAGE_UNREADABLE', error.isLimit ? tooMuchDetails : undefined);
      }
    },
    state: pool.state,
    close: pool.close,
  };
}

const program = workerProgram('image-encoder/image-encoder.worker', import.meta.url);

const tooMuchDetails = say(
  'That picture takes too much time or memory to read. Please send another one.',
);
