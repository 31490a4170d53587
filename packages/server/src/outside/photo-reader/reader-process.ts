/** One reading process, from the first photo until it is idle, told to stop, or lost. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PhotoPage } from '@saltbush/domain/recipe-photo/photo-page';
import { packageFolder } from '../../platform/package-root';
import type { GreyPicture } from './grey-picture';
import type { ReadOrder, ReadResult } from './reader-messages';

export interface ReaderProcess {
  /**
   * One photo at a time. When `signal` aborts, the process is killed in the middle of its work.
   *
   * @throws the signal's reason, or `PhotoNotRead`
   */
  read(photo: GreyPicture, signal: AbortSignal): Promise<PhotoPage>;
  /** Kills it; the next photo starts another. */
  end(): void;
  /** Of the running process, if there is one. */
  readonly pid: number | undefined;
}

export class PhotoNotRead extends Error {
  override name = 'PhotoNotRead';
}

/** @param program a file that speaks the messages of `reader-messages.ts` */
export function openReaderProcess(program: string = readerProgram): ReaderProcess {
  let child: ChildProcess | undefined;
  let lastId = 0;

  const started = (): ChildProcess => {
    if (child !== undefined) return child;
    const begun = fork(program, [], {
      cwd: packageFolder,
      execArgv: program.endsWith('.ts') ? ['--import', 'tsx'] : [],
      serialization: 'advanced',
      // No settings: it reads strangers' pictures and needs no secret for that.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    begun.once('exit', () => {
      if (child === begun) child = undefined;
    });
    // A waiting process does not keep a stopping server alive.
    begun.unref();
    begun.channel?.unref();
    child = begun;
    return begun;
  };

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const read = (photo: GreyPicture, signal: AbortSignal): Promise<PhotoPage> => {
    signal.throwIfAborted();
    const reader = started();
    const order: ReadOrder = { id: (lastId += 1), photo };
    return new Promise<PhotoPage>((resolve, reject) => {
      const handleMessage = (result: ReadResult) => {
        if (result.id !== order.id) return;
        finish();
        if ('page' in result) resolve(result.page);
        else reject(new PhotoNotRead(result.failure));
      };
      const handleLoss = (why: unknown) => {
        finish();
        end();
        reject(new PhotoNotRead(`the reading process was lost: ${String(why)}`));
      };
      const handleAbort = () => {
        finish();
        end();
        reject(signal.reason as Error);
      };
      const finish = () => {
        reader.off('message', handleMessage);
        reader.off('exit', handleLoss);
        reader.off('error', handleLoss);
        signal.removeEventListener('abort', handleAbort);
        reader.channel?.unref();
      };
      reader.channel?.ref();
      reader.on('message', handleMessage);
      reader.once('exit', handleLoss);
      reader.once('error', handleLoss);
      signal.addEventListener('abort', handleAbort, { once: true });
      reader.send(order, (error) => {
        if (error !== null) handleLoss(error);
      });
    });
  };

  return {
    read: async (photo, signal) => read(photo, signal),
    end,
    get pid() {
      return child?.pid;
    },
  };
}

/** As source beside this file, or built beside the server. */
const readerProgram = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('./reader-main.ts', import.meta.url)
    : new URL('./photo-reader.js', import.meta.url),
);
