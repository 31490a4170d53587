import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeLog } from '../../logging/log';
import { packageFolder } from '../../package-root';
import { bundledProgram } from '../../../testing/programs/bundled-program';
import { openCluster } from './cluster';
import { connectDatabase } from '../connect';
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres';
import { startPostmaster } from './postmaster';
import { readPostmasterFile } from './postmaster-file';
import { choosePostmasterAddress } from './postmaster-address';

const log = makeLog('silent');
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();
let root = '';

/** Made once, by a first start, and used by all tests that need no other. */
let dataFolder = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saltbush-embedded-'));
  dataFolder = join(root, 'data');
  await stop(await start(dataFolder));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const server of running) await server.stop();
  running.clear();
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a row that was written is there after a stop and a start of the built-in server', async () => {
  const first = await start(dataFolder);
  await query(first, 'CREATE TABLE kept_by_stop AS SELECT 42 AS answer');
  await stop(first);
  expect(await readPostmasterFile(join(dataFolder, 'postgres'))).toBeUndefined();
  const second = await start(dataFolder);
  expect(await query(second, 'SELECT answer FROM kept_by_stop')).toEqual([{ answer: 42 }]);
});

test('the folder of the built-in server is closed to others, and Saltbush is no superuser in it', async () => {
  const server = await start(dataFolder);
  expect((await stat(join(dataFolder, 'postgres'))).mode & 0o777).toBe(0o700);
  const rows = await query(
    server,
    `SELECT rolsuper, current_setting('listen_addresses') AS addresses,
            current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
            datlocale AS locale
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
  );
  expect(rows).toEqual([
    { rolsuper: false, addresses: '', checksums: 'on', fsync: 'on', locale: 'C.UTF-8' },
  ]);
});

test('a second Saltbush on the same folder is refused, and the first does not notice', async () => {
  const first = await start(dataFolder);
  await expect(start(dataFolder)).rejects.toThrow(
    `Another Saltbush is already using the database in ${dataFolder}`,
  );
  expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('one of two first starts at once wins and the other is refused', async () => {
  const folder = join(root, 'at-once');
  const outcomes = await Promise.allSettled([start(folder), start(folder)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(String(refused?.reason)).toContain('Another Saltbush is already using');
  expect(await query([...running][0]!, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('nothing acknowledged is lost when Saltbush is killed, and the next start works', async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    const child = spawnWriter(dataFolder);
    const lines = createInterface({ input: child.stdout! });
    let written = 0;
    for await (const line of lines) {
      acknowledged.add(Number(line));
      written += 1;
      if (written === 100) child.kill('SIGKILL');
    }
  }
  const server = await start(dataFolder);
  const rows = await query<{ number: number }>(server, 'SELECT number FROM written');
  const found = new Set(rows.map(({ number }) => number));
  expect(acknowledged.size).toBeGreaterThanOrEqual(300);
  expect([...acknowledged].filter((number) => !found.has(number))).toEqual([]);
});

test('a server that an earlier run left behind is stopped, and its data taken over', async () => {
  const cluster = await openCluster(dataFolder);
  const leftOver = startPostmaster({
    cluster,
    place: await choosePostmasterAddress(cluster),
    log,
    diesWithUs: false,
  });
  await vi.waitUntil(async () => (await readPostmasterFile(cluster.folder))?.isReady);
  expect(await findRunningPostgres(dataFolder)).toBeUndefined();
  const server = await start(dataFolder);
  await leftOver.ended;
  expect(leftOver.isRunning()).toBe(false);
  expect((await readPostmasterFile(cluster.folder))?.pid).not.toBe(leftOver.pid);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that is killed under us is started again', async () => {
  const server = await start(dataFolder);
  await query(server, 'CREATE TABLE kept_by_kill AS SELECT 42 AS answer');
  const { pid } = (await readPostmasterFile(join(dataFolder, 'postgres')))!;
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(
    () => query(server, 'SELECT answer FROM kept_by_kill').catch(() => undefined),
    {
      timeout: 40_000,
      interval: 20,
    },
  );
  // It answers a moment before its owner has it again.
  await vi.waitUntil(() => findRunningPostgres(dataFolder), { timeout: 10_000, interval: 20 });
  await expect(start(dataFolder)).rejects.toThrow('Another Saltbush');
});

test.runIf(process.platform === 'linux')(
  'a server that cannot be started again at once is started when it can be',
  async () => {
    const problems: unknown[] = [];
    const errorLog = pino({ level: 'error' }, { write: (line) => void problems.push(line) });
    const server = await startEmbeddedPostgres({ dataFolder, log: errorLog, startLimitMs: 300 });
    running.add(server);
    const client = new Client(server.connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { pid: postmaster } = (await readPostmasterFile(join(dataFolder, 'postgres')))!;
    // A process that hangs holds the memory of the killed server, so that no other can start.
    process.kill(rows[0]!.pid, 'SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    await vi.waitUntil(() => problems.length >= 2, { timeout: 30_000 });
    process.kill(rows[0]!.pid, 'SIGCONT');
    await vi.waitUntil(() => query(server, 'SELECT 1').catch(() => undefined), {
      timeout: 30_000,
      interval: 20,
    });
  },
);

test('a first start that was killed half-way leaves nothing in the way of the next', async () => {
  const folder = join(root, 'half-way');
  const child = spawnWriter(folder);
  const unfinished = async () =>
    (await readdir(folder).catch(() => [])).some((name) => name.includes('unfinished'));
  await vi.waitUntil(unfinished, { timeout: 30_000, interval: 5 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  const server = await start(folder);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).toEqual(['postgres']);
});

test.runIf(process.platform === 'linux')(
  'a process id left behind that is now somebody else’s does not keep the server from starting',
  async () => {
    const stale = `${process.pid}\n/nowhere\n1700000000\n5432\n${dataFolder}/postgres\n\n1 1\nready   \n`;
    await writeFile(join(dataFolder, 'postgres/postmaster.pid'), stale);
    await writeFile(join(dataFolder, 'postgres/.s.PGSQL.5432.lock'), stale);
    const server = await start(dataFolder);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);

test('a path too long for a socket has its socket elsewhere, and removes it again', async () => {
  const folder = join(root, 'a-long-name'.repeat(10));
  await cp(dataFolder, folder, { recursive: true });
  const server = await start(folder);
  const socketFolder = String(server.connection.host);
  expect(Buffer.byteLength(socketFolder)).toBeLessThan(80);
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop(server);
  expect(existsSync(socketFolder)).toBe(false);
});

test('a program with nothing else to do still stops the built-in server to the end', async () => {
  const program = `
    import { startEmbeddedPostgres } from './src/platform/db/embedded/embedded-postgres';
    import { makeLog } from './src/platform/logging/log';
    const dataFolder = ${JSON.stringify(dataFolder)};
    const server = await startEmbeddedPostgres({ dataFolder, log: makeLog('silent') });
    await server.stop();
    console.log('stopped');`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: 'pipe' });
  expect(await text(child.stdout)).toBe('stopped\n');
  expect(await readPostmasterFile(join(dataFolder, 'postgres'))).toBeUndefined();
});

test('a command may work beside the Saltbush that runs, or without one', async () => {
  const alone = await connectDatabase({ dataFolder, log, canJoin: true });
  await alone.pool.query('CREATE TABLE kept_beside AS SELECT 42 AS answer');
  await alone.close();

  const server = await start(dataFolder);
  const beside = await connectDatabase({ dataFolder, log, canJoin: true });
  expect((await beside.pool.query('SELECT answer FROM kept_beside')).rows).toEqual([
    { answer: 42 },
  ]);
  await beside.close();
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a cluster of another version of PostgreSQL is named, not touched', async () => {
  const folder = join(root, 'older');
  await mkdir(join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n');
  await expect(start(folder)).rejects.toThrow('was made by PostgreSQL 17');
  expect(await readdir(join(folder, 'postgres'))).toEqual(['PG_VERSION']);
});

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder: folder, log });
  running.add(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running.delete(server);
  await server.stop();
}

function spawnWriter(folder: string): ChildProcess {
  const child = spawn(process.execPath, [bundledProgram('write-until-killed'), folder], {
    cwd: packageFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

async function query<Row>({ connection }: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
