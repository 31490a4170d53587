import { expect, test, vi } from 'vitest';
import { readConfig } from './config';
import { makeLog } from './platform/logging/log';
import { startRestartableServer } from './restartable-server';
import type { startServer } from './start-server';

const config = readConfig({ NODE_ENV: 'test' });
const log = makeLog('silent');

/** Writes down what happens to servers; `restarts` are what each was given. */
function fakeServers() {
  const events: string[] = [];
  const restarts: (() => void)[] = [];
  const start: typeof startServer = async (_config, _log, restart = () => undefined) => {
    const name = restarts.push(restart);
    events.push(`start ${name}`);
    return { stop: async () => void events.push(`stop ${name}`) };
  };
  return { events, restarts, start };
}
const onLost = (error: unknown) => {
  throw error as Error;
};

test('a server that starts anew is stopped before the next one begins, and the last one is stopped at the end', async () => {
  const { events, restarts, start } = fakeServers();
  const server = await startRestartableServer(config, log, { start, onLost });
  restarts[0]!();
  await vi.waitFor(() => expect(events).toEqual(['start 1', 'stop 1', 'start 2']));
  await server.stop();
  expect(events.at(-1)).toBe('stop 2');
});

test('a server that was stopped does not start anew', async () => {
  const { events, restarts, start } = fakeServers();
  const server = await startRestartableServer(config, log, { start, onLost });
  await server.stop();
  restarts[0]!();
  expect(events).toEqual(['start 1', 'stop 1']);
});

test('a server that cannot start anew is told of', async () => {
  const { restarts, start } = fakeServers();
  const lost = vi.fn<(error: unknown) => void>();
  const startOnce: typeof startServer = async (...given) => {
    if (restarts.length > 0) throw new Error('port taken');
    return start(...given);
  };
  await startRestartableServer(config, log, { start: startOnce, onLost: lost });
  restarts[0]!();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledWith(new Error('port taken')));
});
