/**
 * Reads the text on photos, offline, in a process of its own (docs/decisions/0008-photos-read-offline.md).
 *
 * - One reading at a time; a few wait their turn, and one more is told to come back.
 * - A reading ends when it is done, when its caller goes away, when its time is up or when the server
 *   stops; the process is killed where it still works.
 * - A process without work ends after a while, and its memory with it.
 */
import { AppError } from '@saltbush/contract/errors';
import type { PhotoPage } from '@saltbush/domain/recipe-photo/photo-page';
import type { Log } from '../platform/log';
import { checkPhoto, openGreyPhoto } from './photo-reader/open-photo';
import { openReaderProcess, PhotoNotRead } from './photo-reader/reader-process';

export interface PhotoReader {
  /**
   * @param photos files as people send them, in the order in which they are to be read
   * @param signal aborted when the caller goes away
   * @throws AppError IMAGE_UNREADABLE, PHOTO_NOT_READ, PHOTO_READER_BUSY, PHOTO_TIMED_OUT
   */
  read(photos: readonly Uint8Array[], signal: AbortSignal): Promise<PhotoPage[]>;
  close(): Promise<void>;
  /** Of the reading process, while there is one. */
  readonly pid: number | undefined;
}

export interface PhotoReaderOptions {
  /** For all photos of one reading together, its wait included. */
  timeLimitMs?: number;
  /** How long a process without work is kept for the next photo. */
  idleMs?: number;
  mostWaiting?: number;
  /** Is told why a photo could not be read. */
  log?: Pick<Log, 'warn'>;
  /** Another program in the place of the reading process. */
  program?: string;
}

export function openPhotoReader(options: PhotoReaderOptions = {}): PhotoReader {
  const { timeLimitMs = 80_000, idleMs = 30_000, mostWaiting = 3 } = options;
  const reader = openReaderProcess(options.program);
  const stopping = new AbortController();
  const line = openLine(mostWaiting);
  let idle: NodeJS.Timeout | undefined;

  const readInTurn = async (photos: readonly Uint8Array[], signal: AbortSignal) => {
    clearTimeout(idle);
    try {
      const pages: PhotoPage[] = [];
      for (const photo of photos) {
        signal.throwIfAborted();
        pages.push(await reader.read(await openGreyPhoto(photo), signal));
      }
      return pages;
    } finally {
      idle = setTimeout(reader.end, idleMs).unref();
    }
  };

  return {
    read: async (photos, callerGone) => {
      await Promise.all(photos.map(checkPhoto));
      const timeUp = AbortSignal.timeout(timeLimitMs);
      const signal = AbortSignal.any([callerGone, timeUp, stopping.signal]);
      try {
        return await line.inTurn(signal, () => readInTurn(photos, signal));
      } catch (error) {
        if (timeUp.aborted && error === timeUp.reason) throw new AppError('PHOTO_TIMED_OUT');
        if (!(error instanceof PhotoNotRead)) throw error;
        options.log?.warn({ reason: error.message }, 'a photo could not be read');
        throw new AppError('PHOTO_NOT_READ');
      }
    },
    close: async () => {
      clearTimeout(idle);
      stopping.abort(new AppError('STARTING_OR_STOPPING'));
      reader.end();
    },
    get pid() {
      return reader.pid;
    },
  };
}

/** One at a time, and at most so many behind it. */
function openLine(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    inTurn: async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
      if (count > mostWaiting) throw new AppError('PHOTO_READER_BUSY');
      count += 1;
      const before = last;
      const turn = before.then(async () => {
        signal.throwIfAborted();
        return task();
      });
      last = turn.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await orAborted(turn, signal);
      } finally {
        count -= 1;
      }
    },
  };
}

/** Whoever leaves the line is answered at once; its turn passes when it comes. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {};
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
