/** Runs a server that can be replaced by another one in the same process, as after a restore. */
import type { Config } from './config';
import type { Log } from './platform/logging/log';
import { startServer, type RunningServer } from './start-server';

/**
 * @param onLost called with the error of a next server that did not start
 * @returns of whichever server runs
 */
export async function startRestartableServer(
  config: Config,
  log: Log,
  { onLost, start = startServer }: { onLost: (error: unknown) => void; start?: typeof startServer },
): Promise<RunningServer> {
  let hasStopped = false;
  let running: Promise<RunningServer> = start(config, log, restart);

  function restart(): void {
    if (hasStopped) return;
    running = running.then(async (server) => {
      await server.stop();
      return hasStopped ? server : start(config, log, restart);
    });
    running.catch(onLost);
  }

  await running;
  return {
    stop: async () => {
      hasStopped = true;
      const server = await running;
      await server.stop();
    },
  };
}
