/** The database goes away under the whole app: what people read, and that it passes by itself. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthRoutes } from '@saltbush/contract/admin/health';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, openPool } from './platform/db/connect';
import { readPostmasterFile } from './platform/db/embedded/postmaster-file';
import { makeLog } from './platform/logging/log';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { openOutsidePostgres } from './testing/outside-postgres';
import { openDevice, type SyncDevice } from './testing/sync-device';
import { openOn, save, titlesOf, untilSaved } from './testing/during-outage';

vi.setConfig({ testTimeout: 120_000 });

const log = makeLog('silent');

test('a database in DATABASE_URL that stops answers 503, and is used again when it is back', async () => {
  const outside = await openOutsidePostgres();
  onTestFinished(() => outside.dispose());
  const { priya } = await openOn(openPool({ connectionString: outside.url }, log));
  await save(priya, 'Before');

  await outside.stop();
  for (const answer of [
    await priya.ask(recipesRoutes.create, { body: { title: 'Meanwhile' } }),
    await priya.ask(recipeListsRoutes.listMyRecipes, {}),
    await priya.ask(healthRoutes.ping),
    await priya.ask(healthRoutes.ready),
  ]) {
    expect(answer).toMatchObject({ status: 503, error: { code: 'DATABASE_UNAVAILABLE' } });
    expect(answer.error.details).toContain('try again');
    expect(answer.headers['retry-after']).toBe('5');
  }
  await outside.start();
  await save(priya, 'Afterwards');
  expect(await titlesOf(priya)).toEqual(['Afterwards', 'Before']);
});

test('a database that hangs ends every call, and the next call after it works', async () => {
  const outside = await openOutsidePostgres();
  onTestFinished(() => outside.dispose());
  // Long enough for a save on a busy machine.
  const limits = { query_timeout: 2_000, connectionTimeoutMillis: 2_000 };
  const { priya } = await openOn(openPool({ connectionString: outside.url, ...limits }, log));
  await save(priya, 'Before');

  const hung = { _id: randomUUID(), title: 'Hung' };
  await outside.freeze();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => priya.ask(recipesRoutes.create, { body: hung })),
  );
  const codes = new Set(answers.map(({ error }) => error.code));
  // Those that waited for a connection cannot tell a database that hangs from a busy one.
  expect(codes).toEqual(new Set(['DATABASE_UNAVAILABLE', 'SERVER_BUSY']));
  await outside.thaw();
  await save(priya, 'Afterwards');
  // A statement sent before the timeout may complete after the thaw; with one id, at most once.
  const titles = await titlesOf(priya);
  expect(titles.slice(0, 2)).toEqual(['Afterwards', 'Before']);
  expect(['', 'Hung']).toContain(titles.slice(2).join());
});

test('the built-in server, killed whole or in one process, answers 503 until it runs again', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-outage-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await connectDatabase({ dataFolder, log });
  const { priya } = await openOn(database, dataFolder);
  await save(priya, 'Before');

  process.kill((await readPostmasterFile(join(dataFolder, 'postgres')))!.pid, 'SIGKILL');
  await untilSaved(priya, 'After the server');

  // A process of the killed server may have answered that save; the restart is still under way then.
  const { rows } = await vi.waitFor(
    () => database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'),
    { timeout: 60_000, interval: 5 },
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
  await untilSaved(priya, 'After the process');
  expect(await titlesOf(priya)).toEqual(['After the process', 'After the server', 'Before']);
});

test('items added by six devices while the built-in server is killed are there once', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-outage-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await connectDatabase({ dataFolder, log });
  const { priya } = await openOn(database, dataFolder);
  const added: string[] = [];
  const send = async (device: SyncDevice, operations: object[]) =>
    (await device.call({ operations: operations as never })).status === 200;
  const failed = Promise.all(
    Array.from({ length: 6 }, async () => {
      const device = openDevice(priya);
      for (;;) {
        const id = randomUUID();
        const adding = [device.make('addItems', { items: [{ id, text: 'leeks', order: 'a0' }] })];
        const isStored = await send(device, adding);
        added.push(id);
        if (!isStored) return { device, adding };
      }
    }),
  );
  await vi.waitUntil(() => added.length > 30, { timeout: 60_000, interval: 5 });
  process.kill((await readPostmasterFile(join(dataFolder, 'postgres')))!.pid, 'SIGKILL');
  for (const { device, adding } of await failed) {
    await vi.waitUntil(() => send(device, adding), { timeout: 60_000, interval: 5 });
  }
  const reader = openDevice(priya);
  await reader.sync();
  expect([...reader.rows.keys()].toSorted()).toEqual(
    added.map((id) => rowKey('items', id)).toSorted(),
  );
  expect(reader.version).toBe(added.length);
});
