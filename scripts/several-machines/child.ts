/** A program that runs beside the script, with its log in a file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killHard } from '../crash-test/processes';

export interface Child {
  pid: number;
  /** Asks it to end, and kills it when it does not. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Where its log is written. */
  folder: string;
  account?: { uid?: number; gid?: number };
}

const stopLimitMs = 30_000;

/** @example startChild('etcd', ['/usr/bin/etcd', '--version'], { folder: '/tmp/logs' }) */
export function startChild(
  name: string,
  [program, ...words]: readonly [string, ...string[]],
  { folder, account = {} }: StartOptions,
): Child {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(program, words, { ...account, cwd: '/', stdio: ['ignore', log, log] });
  closeSync(log);
  process.once('exit', () => child.kill('SIGKILL'));
  return { pid: child.pid!, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const timer = setTimeout(() => killHard(child.pid!), stopLimitMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}

/** @throws when it has not become true in time */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) {
      throw new Error(`After ${limitMs / 1000} s still waiting for ${what}.`);
    }
    await sleep(100);
  }
}

/** Whether somebody listens on this port. */
export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
