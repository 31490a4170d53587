/**
 * Runs tasks on untrusted input in separate processes (docs/decisions/0012-limited-worker-processes.md).
 *
 * - A task is killed when its time is up, when its memory is used up, when its caller goes away and when
 *   the pool closes, also in the middle of synchronous work.
 * - At most `mostRunning` at once, one of each owner; a few wait; one more is refused with WORKERS_BUSY.
 * - A task speaks the language in which its caller does.
 * - A process that ended well stays for the next task; without work it ends after `idleMs`.
 */
import { deserialize } from 'node:v8';
import { AppError } from '@saltbush/contract/errors';
import { currentLanguage } from '../language/current-language';
import { openFairQueue } from './fair-queue';
import type { FromWorker, ToWorker } from './messages';
import type { Tasks } from './serve-tasks';
import { WorkerFailed } from './worker-failed';
import { openWorkers, type Workers } from './workers';

export interface WorkerPoolOptions extends PoolLimits {
  /** A file that calls `serveTasks`; see `workerProgram`. */
  program: string;
}

export interface PoolLimits {
  /** V8's heap for old objects. */
  heapMegabytes: number;
  /** Of the whole process: heap, buffers, WebAssembly. */
  memoryMegabytes: number;
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerOwner: number;
  /** How long an idle process stays alive. */
  idleMs: number;
  /** Of one result or one item of a stream: the serving process has to read it in one go. */
  resultBytes: number;
}

export interface RunOptions {
  /** Whose work it is: a user's id. One owner works at one thing at a time. */
  owner: string;
  /** How long the process may work (`time-limit.ts`). Of a stream: for each item. */
  timeLimitMs: number;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

export interface WorkerPool<T extends Tasks> {
  /**
   * @example await pool.run('readPage', { html }, { owner: userId, timeLimitMs: 10_000, signal })
   * @throws WorkerFailed, AppError WORKERS_BUSY, an AppError that the task threw, or the signal's reason
   */
  run<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    options: RunOptions,
  ): Promise<Awaited<ReturnType<T[Name]>>>;
  /**
   * The items of a task that returns an async iterable. The process makes the next one when it is asked
   * for; leaving the loop ends the task.
   *
   * @example for await (const batch of pool.stream('readFile', { path }, options)) await save(batch);
   * @throws the same as `run`
   */
  stream<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    options: RunOptions,
  ): AsyncGenerator<ItemOf<ReturnType<T[Name]>>, void, undefined>;
  /** Starts a process if none is idle: loading it takes as long as a page on its way. */
  warm(): void;
  /** Kills every process; waiting callers get STARTING_OR_STOPPING. */
  close(): Promise<void>;
  state(): PoolState;
  /** Of every living process. */
  readonly pids: number[];
}

export interface PoolState {
  running: number;
  maxRunning: number;
  waiting: number;
  totals: Readonly<PoolTotals>;
}

/** Since the start of this process. */
export interface PoolTotals {
  /** Tasks that have ended, however they did. */
  ended: number;
  /** Those whose process did not live on: out of time or memory, broken off by the caller, crashed. */
  killed: number;
  /** How long all of them worked, without their waits. */
  workedMs: number;
}

export type ItemOf<Result> = Awaited<Result> extends AsyncIterable<infer Item> ? Item : never;

export function openWorkerPool<T extends Tasks>(options: WorkerPoolOptions): WorkerPool<T> {
  const queue = openFairQueue(options);
  const workers = openWorkers(options);
  const totals: PoolTotals = { ended: 0, killed: 0, workedMs: 0 };
  let whyClosed: Error | undefined;

  const begin = async ({ owner, timeLimitMs, signal }: RunOptions): Promise<RunningTask> => {
    const leave = await queue.enter(owner, signal);
    // Between the place and this line the caller may have gone, or the pool closed.
    const reason = whyClosed ?? (signal?.aborted ? (signal.reason as Error) : undefined);
    if (reason) {
      leave();
      throw reason;
    }
    return runOn(workers, { timeLimitMs, signal, leave, totals });
  };

  return {
    run: async (task, input, run) => runTask(await begin(run), task, input) as never,
    stream: async function* (task, input, run) {
      yield* streamTask(await begin(run), task, input) as AsyncGenerator<never>;
    },
    warm: () => {
      if (workers.count() < options.maxRunning) workers.warm();
    },
    close: async () => {
      whyClosed = new AppError('STARTING_OR_STOPPING');
      queue.close(whyClosed);
      await workers.close(whyClosed);
    },
    state: () => ({ ...queue.counts(), maxRunning: options.maxRunning, totals }),
    get pids() {
      return workers.pids();
    },
  };
}

interface RunningTask {
  exchange(message: ToWorker): Promise<FromWorker>;
  /** @param last the last answer; without one the process is not used again */
  end(last: FromWorker | undefined): void;
}

interface RunOn extends Omit<RunOptions, 'owner'> {
  /** Called when the process is free or has ended. */
  leave: () => void;
  totals: PoolTotals;
}

function runOn(workers: Workers, { timeLimitMs, signal, leave, totals }: RunOn): RunningTask {
  const worker = workers.take();
  const start = performance.now();
  const handleAbort = () => worker.kill(signal?.reason as Error);
  signal?.addEventListener('abort', handleAbort, { once: true });
  return {
    exchange: (message) => worker.exchange(message, timeLimitMs),
    end: (last) => {
      signal?.removeEventListener('abort', handleAbort);
      totals.ended += 1;
      totals.workedMs += performance.now() - start;
      if (last === undefined) totals.killed += 1;
      workers.giveBack(worker, last);
      if (worker.isAlive) leave();
      else void worker.ended.then(leave);
    },
  };
}

async function runTask(running: RunningTask, task: string, input: unknown): Promise<unknown> {
  let answer: FromWorker | undefined;
  try {
    answer = await running.exchange({ kind: 'run', task, input, language: currentLanguage() });
  } finally {
    running.end(answer);
  }
  return resultOf(answer, task);
}

async function* streamTask(running: RunningTask, task: string, input: unknown) {
  let answer: FromWorker | undefined;
  try {
    answer = await running.exchange({ kind: 'run', task, input, language: currentLanguage() });
    while (answer.kind === 'item') {
      yield resultOf(answer, task);
      answer = await running.exchange({ kind: 'next' });
    }
  } finally {
    running.end(answer);
  }
  if (answer.kind !== 'end') resultOf(answer, task);
}

function resultOf(answer: FromWorker, task: string): unknown {
  if ('result' in answer) return deserialize(answer.result);
  if (answer.kind === 'refusal') throw new AppError(answer.code, answer.details, answer.text);
  if (answer.kind === 'failure') {
    throw new WorkerFailed(answer.reason, `${task}: ${answer.details}`);
  }
  throw new WorkerFailed('task error', `${task} answered ${answer.kind}`);
}
