/** config -> database -> app -> listen; and the same backwards when told to stop. */
import { startServer } from './start-server';
import { readConfig } from './config';
import { makeLog } from './platform/log';

const config = readConfig(process.env);
const log = makeLog(config.logLevel);

try {
  const server = await startServer(config, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  // A wrong setting or a folder in use is a sentence for a person, not a stack.
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
