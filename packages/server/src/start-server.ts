/** Brings the whole server up, and takes it down again in the reverse order. */
import { buildApp } from './app';
import type { Config } from './config';
import type { Deps } from './deps';
import { connectDatabase } from './platform/db/connect';
import { migrateDatabase } from './platform/db/migrate';
import type { Log } from './platform/log';

export interface RunningServer {
  stop: () => Promise<void>;
}

export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const started = performance.now();
  const database = await connectDatabase({ ...config, log });
  try {
    await migrateDatabase(database, log);
    const deps: Deps = { config, database, log, clock: () => new Date() };
    const app = await buildApp(deps);
    await app.listen({ host: config.host, port: config.port });
    const seconds = (performance.now() - started) / 1000;
    log.info(`Saltbush answers at ${config.publicUrl} after ${seconds.toFixed(1)} s`);
    return {
      stop: async () => {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
