/**
 * Background work of this process: it runs at the start, at intervals and when it is woken.
 *
 * One round runs at a time. A wake during a round starts another round after it, so that nothing that
 * was committed before the wake is missed.
 */

export interface PeriodicJob {
  /** Starts the first round at once. */
  start(): void;
  /** Starts a round without waiting for the interval; does nothing before `start` and after `stop`. */
  wake(): void;
  /** Aborts the signal of the current round and waits for its end. */
  stop(): Promise<void>;
  /** How the rounds go, for an admin. */
  state(): JobState;
}

export interface JobState {
  everyMs: number;
  isRunning: boolean;
  /** Rounds that have ended since the start, and those of them that failed. */
  rounds: number;
  failures: number;
  /** The last round that has ended; undefined before its end. */
  last?: { startedAt: Date; ms: number; hasFailed: boolean };
  /** Also when a later round went well. */
  lastFailure?: { at: Date; error: unknown };
  /** When the next interval ends; undefined before `start` and after `stop`. */
  nextAt?: Date;
}

interface PeriodicJobOptions {
  everyMs: number;
  run: (stopping: AbortSignal) => Promise<void>;
  /** A failed round does not end the job. */
  onError: (error: unknown) => void;
}

export function openPeriodicJob({ everyMs, run, onError }: PeriodicJobOptions): PeriodicJob {
  const stopping = new AbortController();
  const state: JobState = { everyMs, isRunning: false, rounds: 0, failures: 0 };
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isWoken = false;

  function wake(): void {
    if (timer === undefined) return;
    isWoken = true;
    round ??= runRounds().finally(() => (round = undefined));
  }

  async function runRounds(): Promise<void> {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      await observeRound(state, () => run(stopping.signal)).catch(onError);
    }
  }

  const wakeByTimer = () => {
    state.nextAt = new Date(Date.now() + everyMs);
    wake();
  };

  return {
    start: () => {
      timer = setInterval(wakeByTimer, everyMs).unref();
      wakeByTimer();
    },
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      delete state.nextAt;
      await round;
    },
    state: () => ({ ...state }),
  };
}

/** @throws what the round throws */
async function observeRound(state: JobState, run: () => Promise<void>): Promise<void> {
  const startedAt = new Date();
  const start = performance.now();
  let hasFailed = true;
  state.isRunning = true;
  try {
    await run();
    hasFailed = false;
  } catch (error) {
    state.lastFailure = { at: new Date(), error };
    throw error;
  } finally {
    state.isRunning = false;
    state.rounds += 1;
    if (hasFailed) state.failures += 1;
    state.last = { startedAt, ms: performance.now() - start, hasFailed };
  }
}
