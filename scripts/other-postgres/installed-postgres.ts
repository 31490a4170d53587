/** The PostgreSQL servers that Debian's packages have installed, and a cluster of one of them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../e2e/setup/free-port';

const versions = '/usr/lib/postgresql';

/** @returns major versions, "15" */
export async function listInstalledPostgres(): Promise<string[]> {
  if (!existsSync(versions)) return [];
  const names = await readdir(versions);
  return names.filter((name) => existsSync(join(versions, name, 'bin/initdb')));
}

export interface OtherPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** @param folder is made; under root it belongs to the account `postgres` */
export async function startOtherPostgres(major: string, folder: string): Promise<OtherPostgres> {
  const bin = join(versions, major, 'bin');
  await mkdir(folder);
  const account = serverAccount();
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid!);
  const options = { ...account, stdio: 'ignore', cwd: folder } as const;
  const cluster = join(folder, 'cluster');
  execFileSync(join(bin, 'initdb'), ['--auth=trust', '--username=saltbush', cluster], options);
  const port = await freePort();
  const words = [
    '-D',
    cluster,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(join(bin, 'postgres'), words, options);
  await untilReady(port);
  await withClient(port, (client) => client.query('CREATE DATABASE saltbush'));
  return {
    url: urlOf(port, 'saltbush'),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root: then it is Debian's account for it. */
export const serverAccount = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? accountOf('postgres') : {};

function accountOf(name: string): { uid?: number; gid?: number } {
  const read = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

const urlOf = (port: number, database: string) =>
  `postgres://saltbush@127.0.0.1:${port}/${database}`;

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isReady = await withClient(port, () => Promise.resolve(true)).catch(() => false);
    if (isReady) return;
    await sleep(500);
  }
  throw new Error('PostgreSQL did not start within a minute.');
}

async function withClient<Result>(
  port: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: urlOf(port, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
