/** Exits on an uncaught error and logs it masked: Node itself would print all its properties. */
import type { Log } from './log';

export function exitOnUncaughtError(log: Log): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Saltbush exits: uncaught error');
    process.exit(1);
  });
}
