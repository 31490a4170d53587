/** The built Saltbush on a folder of its own: started, killed in four ways, and waited for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../e2e/setup/free-port';
import { root } from '../build.mjs';
import { findBackend, findPostmaster, killHard, listDescendants } from './processes';

/**
 * - `Saltbush`: its process alone, which leaves PostgreSQL to find out by itself
 * - `everything`: all processes at once, as the kernel does when memory is out
 * - `PostgreSQL`: its main process alone, while Saltbush lives on
 * - `one backend`: a process that serves a connection; PostgreSQL then restarts all of them
 */
export const kills = ['Saltbush', 'everything', 'PostgreSQL', 'one backend'] as const;
export type Kill = (typeof kills)[number];

export interface Instance {
  api: string;
  kill(kind: Kill): Promise<void>;
  /** Starts it, unless it still runs. @returns ms until it answered, or nothing when it did not */
  awaitAnswer(): Promise<number | undefined>;
  /** Asks it to stop. @returns its exit code */
  stop(): Promise<number | null>;
  /** Lines of its log about mistakes of its own, outages left out. */
  listErrors(): string[];
  dispose(): Promise<void>;
}

const startLimitMs = 40_000;
/** A PostgreSQL whose main process was killed answers for a moment longer. */
const steadyMs = 300;

export async function openInstance(): Promise<Instance> {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-crash-'));
  const dataFolder = join(folder, 'data');
  const logFile = join(folder, 'log');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  process.once('exit', () => server?.kill('SIGKILL'));

  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const start = () => {
    const log = openSync(logFile, 'a');
    server = spawn(process.execPath, ['packages/server/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        SALTBUSH_DATA: dataFolder,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  };
  return {
    api: `${origin}/api`,
    async kill(kind) {
      const pid = server!.pid!;
      if (kind === 'PostgreSQL') return killHard(await findPostmaster(dataFolder));
      if (kind === 'one backend') return killHard(await findBackend(dataFolder));
      const ended = once(server!, 'exit');
      const others = kind === 'everything' ? await listDescendants(pid) : [];
      for (const each of [pid, ...others]) killHard(each);
      await ended;
    },
    async awaitAnswer() {
      if (!isRunning()) start();
      const began = performance.now();
      let firstAnswer: number | undefined;
      for (let now = began; isRunning() && now - began < startLimitMs; now = performance.now()) {
        const answer = await fetch(`${origin}/api/test`).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        if (!answer?.ok) firstAnswer = undefined;
        else if (now - (firstAnswer ??= now) > steadyMs) return Math.round(firstAnswer - began);
        await sleep(5);
      }
      if (isRunning()) killHard(server!.pid!);
      return undefined;
    },
    async stop() {
      if (!isRunning()) return server?.exitCode ?? null;
      const ended = once(server!, 'exit');
      server!.kill('SIGTERM');
      await ended;
      return server!.exitCode;
    },
    listErrors: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line) && !line.includes('"outage"')),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
