/** Several processes of the built Saltbush on one database, which are replaced one after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { runSaltbush, type RunningSaltbush } from '../../e2e/setup/run-saltbush';
import { until } from './child';

export interface Web {
  /** Stops a process as an upgrade does, and starts another in its place; then the next one. */
  replaceEach(): Promise<void>;
  stop(): Promise<void>;
}

interface Wanted {
  ports: readonly number[];
  /** Where people reach them. */
  origin: string;
  settings: Readonly<Record<string, string>>;
}

/** Two checks of HAProxy, and as long again. */
const steadyMs = 2_000;

export async function startWeb({ ports, origin, settings }: Wanted): Promise<Web> {
  const start = (port: number) =>
    runSaltbush({
      ...settings,
      PORT: String(port),
      PUBLIC_URL: origin,
      // Longer than HAProxy takes to see that a process is not ready.
      STOP_DELAY_SECONDS: '3',
    });
  const processes: RunningSaltbush[] = [];
  for (const port of ports) processes.push(await start(port));
  await untilReady(origin);
  return {
    async replaceEach() {
      for (const [n, port] of ports.entries()) {
        await processes[n]!.stop();
        processes[n] = await start(port);
        await sleep(steadyMs);
      }
    },
    async stop() {
      await Promise.all(processes.map((each) => each.stop()));
    },
  };
}

/** Until a call comes through. */
const untilReady = (origin: string): Promise<void> =>
  until('Saltbush', async () => (await fetch(`${origin}/api/health/ready`)).ok);
