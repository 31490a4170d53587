/** The processes of a pool: started on demand, one of them idle for the next task. */
import type { FromWorker } from './messages';
import { startWorkerProcess, type WorkerProcess } from './worker-process';

export interface WorkersOptions {
  program: string;
  heapMegabytes: number;
  memoryMegabytes: number;
  resultBytes: number;
  idleMs: number;
}

export interface Workers {
  /** The idle process, or a new one. */
  take(): WorkerProcess;
  /** @param last the last answer; the process ends if it holds too much memory or did not answer */
  giveBack(worker: WorkerProcess, last: FromWorker | undefined): void;
  /** Starts a process if none is idle. */
  warm(): void;
  /** Kills every process; callers that wait for one get the reason. */
  close(reason: Error): Promise<void>;
  /** How many live. */
  count(): number;
  pids(): number[];
}

export function openWorkers(options: WorkersOptions): Workers {
  const { program, heapMegabytes, memoryMegabytes, resultBytes, idleMs } = options;
  const workers = new Set<WorkerProcess>();
  const idle = openIdleSlot(idleMs);
  let isClosed = false;

  const start = (): WorkerProcess => {
    const limits = { memoryMegabytes, resultBytes };
    const worker = startWorkerProcess({ program, heapMegabytes, limits });
    workers.add(worker);
    void worker.ended.then(() => workers.delete(worker));
    return worker;
  };
  const setIdle = (worker: WorkerProcess): void => {
    if (isClosed || !worker.isAlive || idle.isTaken()) worker.kill();
    else idle.put(worker);
  };

  return {
    take: () => idle.take() ?? start(),
    giveBack: (worker, last) =>
      isReusable(last, memoryMegabytes) ? setIdle(worker) : worker.kill(),
    warm: () => {
      if (!isClosed && !idle.isTaken()) setIdle(start());
    },
    close: async (reason) => {
      isClosed = true;
      idle.take();
      for (const worker of workers) worker.kill(reason);
      await Promise.all([...workers].map(({ ended }) => ended));
    },
    count: () => workers.size,
    pids: () => [...workers].flatMap(({ pid }) => pid ?? []),
  };
}

/** Holds one process for the next task, and ends it when none comes for `idleMs`. */
function openIdleSlot(idleMs: number) {
  let idle: WorkerProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const take = (): WorkerProcess | undefined => {
    const taken = idle;
    idle = undefined;
    clearTimeout(timer);
    return taken?.isAlive ? taken : undefined;
  };
  return {
    take,
    put: (worker: WorkerProcess) => {
      idle = worker;
      clearTimeout(timer);
      timer = setTimeout(() => take()?.kill(), idleMs).unref();
    },
    isTaken: () => idle?.isAlive === true,
  };
}

/** Memory that a task left behind must not be charged to the next one. */
function isReusable(last: FromWorker | undefined, memoryMegabytes: number): boolean {
  const heldBytes = last && 'memoryBytes' in last ? last.memoryBytes : Infinity;
  return heldBytes < (memoryMegabytes * 2 ** 20) / 2;
}
