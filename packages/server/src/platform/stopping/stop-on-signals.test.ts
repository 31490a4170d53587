import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { makeLog } from '../logging/log';
import { stopOnSignals } from './stop-on-signals';

function run() {
  const program = Object.assign(new EventEmitter(), { exit: vi.fn() });
  let finish!: () => void;
  let fail!: (error: Error) => void;
  const stopped = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const stop = vi.fn(() => stopped);
  let ms = 0;
  stopOnSignals({ stop }, makeLog('silent'), { program, now: () => ms });
  return {
    stop,
    exit: program.exit,
    finish,
    fail: () => fail(new Error('PostgreSQL does not stop')),
    send: (signal: 'SIGTERM' | 'SIGINT', afterMs = 0) => {
      ms += afterMs;
      program.emit(signal);
    },
  };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the signal %s stops the server, and then ends the process well',
  async (signal) => {
    const { stop, exit, finish, send } = run();
    send(signal);
    expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
    finish();
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  },
);

test('a server that cannot stop ends the process with a failure', async () => {
  const { exit, fail, send } = run();
  send('SIGTERM');
  fail();
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the signal %s while the server stops never begins a second stop, and ends the process at once',
  (signal) => {
    const { stop, exit, send } = run();
    send('SIGTERM');
    send(signal, 2_000);
    expect(stop).toHaveBeenCalledOnce();
    expect(exit.mock.calls).toEqual([[1]]);
  },
);

test('Ctrl+C that comes from the terminal and from npm is one press', () => {
  const { stop, exit, send } = run();
  send('SIGINT');
  send('SIGINT', 20);
  expect([stop.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
});
