/** One worker process, from its start until it is killed or lost. */
import { fork, type ChildProcess } from 'node:child_process';
import { packageFolder } from '../package-root';
import { lowerPriority } from '../processes/lower-priority';
import type { FromWorker, ToWorker, WorkerLimits } from './messages';
import { startTimeLimit } from './time-limit';
import { WorkerFailed } from './worker-failed';

export interface WorkerProcessOptions {
  /** A file that calls `serveTasks`. */
  program: string;
  heapMegabytes: number;
  limits: WorkerLimits;
}

export interface WorkerProcess {
  readonly pid: number | undefined;
  /** False once it was killed or lost. */
  readonly isAlive: boolean;
  /** Resolves when the operating system has ended it. */
  readonly ended: Promise<void>;
  /**
   * Sends one message and waits for its answer; one at a time.
   *
   * @param timeLimitMs of its work from when the process has its message (`time-limit.ts`); it is killed in the middle
   * @throws WorkerFailed, or what `kill` was given
   */
  exchange(message: ToWorker, timeLimitMs: number): Promise<FromWorker>;
  /** @param reason the error that waiting callers get */
  kill(reason?: Error): void;
}

export function startWorkerProcess(options: WorkerProcessOptions): WorkerProcess {
  const child = forkProgram(options);
  const pending = openPendingAnswer(child);
  let whyDead: Error | undefined;

  const die = (reason: Error): void => {
    whyDead ??= reason;
    child.kill('SIGKILL');
    pending.reject(reason);
  };
  const exchange = (timeLimitMs: number, send: () => void): Promise<FromWorker> => {
    if (whyDead) return Promise.reject(whyDead);
    const limit = startTimeLimit(child.pid, timeLimitMs, () => die(new WorkerFailed('time limit')));
    return pending.wait(send).finally(limit.stop);
  };

  child.on('message', (message) => pending.resolve(message as FromWorker));
  child.once('error', (error) => die(new WorkerFailed('lost', error.message)));
  child.once('exit', (code, signal) => die(failureOf(code, signal)));
  // Only then: on a busy machine a process of low priority takes most of a minute to load its program.
  const ready = exchange(startLimitMs, () => {}).then(() => lowerPriority(child.pid));
  // The first exchange reports why the program could not start.
  ready.catch(() => {});

  return {
    pid: child.pid,
    ended: endOf(child),
    get isAlive() {
      return whyDead === undefined;
    },
    exchange: async (message, timeLimitMs) => {
      await ready;
      return exchange(timeLimitMs, () => {
        child.send(message, (error) => {
          if (error) die(new WorkerFailed('lost', error.message));
        });
      });
    },
    kill: (reason = new WorkerFailed('lost', 'killed')) => die(reason),
  };
}

function forkProgram({ program, heapMegabytes, limits }: WorkerProcessOptions): ChildProcess {
  return fork(program, [JSON.stringify(limits)], {
    cwd: packageFolder,
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      // It gives memory back when its task is done (serve-tasks.ts).
      '--expose-gc',
      ...(program.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    serialization: 'advanced',
    // No settings: it reads untrusted input and needs no secret for that.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The answer that one caller waits for. Only meanwhile does the child keep this process alive. */
function openPendingAnswer(child: ChildProcess) {
  let waiting: PromiseWithHandlers<FromWorker> | undefined;
  const end = (act: (ended: PromiseWithHandlers<FromWorker>) => void): void => {
    const ended = waiting;
    waiting = undefined;
    child.unref();
    child.channel?.unref();
    if (ended) act(ended);
  };
  return {
    wait: (send: () => void): Promise<FromWorker> => {
      child.ref();
      child.channel?.ref();
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        send();
      });
    },
    resolve: (answer: FromWorker) => end(({ resolve }) => resolve(answer)),
    reject: (reason: Error) => end(({ reject }) => reject(reason)),
  };
}

const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

interface PromiseWithHandlers<T> {
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
}

/** Loading a program takes a third of a second on a free machine. */
const startLimitMs = 60_000;
/** V8 aborts at the end of its heap; SIGKILL comes from the watch of its own memory or from the system's. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): WorkerFailed {
  const isMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === abortedOnWindows;
  return isMemory
    ? new WorkerFailed('memory limit', `ended by ${signal ?? code}`)
    : new WorkerFailed('lost', `ended by ${signal ?? `exit code ${code}`}`);
}

const abortedOnWindows = 134;
