/**
 * SIGTERM and SIGINT stop the server in its order; another one ends the process at once. PostgreSQL, if it is built in,
 * then stops by itself.
 */
import type { Log } from '../logging/log';

/** A process, or what stands for it in a test. */
export interface Signalled {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** Ctrl+C reaches the whole group of processes, and npm passes it on to its child: both are one press. */
const onePressMs = 500;

export function stopOnSignals(
  server: { stop(): Promise<void> },
  log: Log,
  {
    program = process,
    now = () => performance.now(),
  }: { program?: Signalled; now?: () => number } = {},
): void {
  let firstAt: number | undefined;
  const handle = (signal: string) => {
    if (firstAt !== undefined) {
      if (now() - firstAt < onePressMs) return;
      log.warn({ signal }, 'stopping at once');
      return program.exit(1);
    }
    firstAt = now();
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => program.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        program.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) program.on(signal, () => handle(signal));
}
