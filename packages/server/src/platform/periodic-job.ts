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
}

interface PeriodicJobOptions {
  everyMs: number;
  run: (stopping: AbortSignal) => Promise<void>;
  /** A failed round does not end the job. */
  onError: (error: unknown) => void;
}

export function openPeriodicJob({ everyMs, run, onError }: PeriodicJobOptions): PeriodicJob {
  const stopping = new AbortController();
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
      await run(stopping.signal).catch(onError);
    }
  }

  return {
    start: () => {
      timer = setInterval(wake, everyMs).unref();
      wake();
    },
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
