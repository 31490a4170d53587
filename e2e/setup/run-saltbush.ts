/** Runs the built server like `npm start`, on a free port with a temporary data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

export interface RunningSaltbush {
  url: string;
  pid: number;
  dataFolder: string;
  stop: () => Promise<void>;
}

interface RunOptions {
  /** Of the address that browsers open; passkeys need a name: "localhost". */
  host?: string;
  /** The Node that runs it: its path. */
  node?: string | undefined;
}

export async function runSaltbush(
  settings: Record<string, string>,
  { host = '127.0.0.1', node = process.execPath }: RunOptions = {},
): Promise<RunningSaltbush> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const ownFolder = await mkdtemp(join(tmpdir(), 'saltbush-e2e-'));
  const dataFolder = settings['SALTBUSH_DATA'] ?? ownFolder;
  const url = `http://${host}:${port}`;
  const server = spawn(node, [...nodeOptions(), 'packages/server/dist/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SALTBUSH_DATA: dataFolder,
      LOG_LEVEL: 'error',
      // No journey asks a service of the web.
      OPENVERSE_URL: 'off',
      // A journey about them switches them on.
      SAMPLE_RECIPES: 'off',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilAnswers(server, `${url}/api/test`);
  return {
    url,
    pid: server.pid!,
    dataFolder,
    stop: async () => {
      server.kill('SIGTERM');
      await exitOf(server);
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

/** Those of `npm start`. */
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

async function untilAnswers(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within a minute`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function exitOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
  });
}
