/** config -> database -> app -> listen; and in reverse on SIGTERM or SIGINT. */
import { startRestartableServer } from './restartable-server';
import { readConfig } from './config';
import { exitOnUncaughtError } from './platform/logging/uncaught-errors';
import { makeLog } from './platform/logging/log';
import { startFailure } from './platform/logging/safe-error';
import { stopOnSignals } from './platform/stopping/stop-on-signals';

const config = readConfig(process.env);
const log = makeLog(config.logLevel);

exitOnUncaughtError(log);

try {
  const server = await startRestartableServer(config, log, { onLost: end });
  stopOnSignals(server, log);
} catch (error) {
  end(error);
}

/** A wrong setting or a folder in use is a sentence for a person, not a stack. */
function end(error: unknown): never {
  log.fatal(startFailure(error));
  process.exit(1);
}
