import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { restoreRoutes } from '@saltbush/contract/admin/restore';
import { backUp } from '../../../platform/backup/backup';
import { verifyArchive } from '../../../platform/backup/verify';
import { uploadImage } from '../../../testing/permissions/owners-things';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/test-database';
import { createTestUsers, registerUser, visitorOf } from '../../../testing/test-users';

const patient = { timeout: 60_000 };

let folder: string;
const open: TestApp[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-restore-'));
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function openApp(name: string, given: Parameters<typeof openTestApp>[2] = {}) {
  const dataFolder = join(folder, name);
  const app = await openTestApp({ dataFolder, logLevel: 'silent' }, undefined, given);
  open.push(app);
  return app;
}

/** An instance with people, recipes and pictures, and its backup. */
async function makeBackup() {
  const source = await openApp('source');
  const people = await createTestUsers(source.app);
  const imageUrl = await uploadImage(source, people.priya);
  const recipe = await createTestRecipe(people.priya, { title: 'Soup', imageUrl });
  const file = join(folder, 'kitchen.saltbush');
  const { database, imageStore: images, log } = source.deps;
  await backUp({ database, images, file, log });
  return { source, file, recipe, imageUrl };
}

const state = async ({ app }: TestApp) => (await visitorOf(app).ask(restoreRoutes.state)).body;
async function send({ app }: TestApp, bytes: Buffer, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'kitchen.saltbush');
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/restore',
    headers: { 'content-type': body.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, code: answer.statusCode === 204 ? '' : answer.json().code };
}
const files = (name: string) => readdir(join(folder, name, 'restores'));

test('an empty instance restores a backup whole, its rows and images, starts anew, and lets people of the backup in', async () => {
  const { file, recipe, imageUrl } = await makeBackup();
  const restart = vi.fn<() => void>();
  const target = await openApp('target', { restart });
  expect(await state(target)).toEqual({ isPossible: true });
  expect(await send(target, await readFile(file))).toEqual({ status: 204, code: '' });
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce(), patient);
  expect((await state(target)).progress?.step).toBe('restarting');
  expect(await files('target')).toEqual([]);

  // As after the new start: the same database and folder, nothing in memory.
  const after = await openTestApp(
    { dataFolder: join(folder, 'target'), logLevel: 'silent' },
    undefined,
    { database: target.database },
  );
  const { body } = await visitorOf(after.app).ask(accountsRoutes.login, {
    body: { email: 'priya@example.com', password: 'Priya likes plum jam' },
  });
  const asPriya = { authorization: `Bearer ${body.token}` };
  const found = await after.app.inject({ url: `/api/recipes/${recipe}`, headers: asPriya });
  expect(found.json()).toMatchObject({ title: 'Soup', imageUrl });
  expect((await after.app.inject({ url: imageUrl })).statusCode).toBe(200);
  expect(await state(after)).toEqual({ isPossible: false });

  const again = join(folder, 'again.saltbush');
  const { database, imageStore: images, log } = after.deps;
  await backUp({ database, images, file: again, log });
  const [first, second] = [await verifyArchive(file), await verifyArchive(again)];
  expect(second.images).toEqual(first.images);
  const rows = ({ tables }: typeof first) => tables.map(({ name, rows: count }) => [name, count]);
  const others = (all: unknown[][]) =>
    all.filter(([name]) => !['sessions', 'sign_in_attempts', 'activity'].includes(String(name)));
  expect(others(rows(second))).toEqual(others(rows(first)));
  open.splice(open.indexOf(target), 1);
  await target.app.close();
  await after.close();
});

test('the other processes on a database that a backup was restored into start again, each once', async () => {
  const { file } = await makeBackup();
  const [restart, restartOther] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const target = await openApp('target', { restart });
  const { database } = target;
  const other = await openTestApp(
    { dataFolder: join(folder, 'other'), logLevel: 'silent' },
    undefined,
    { database, restart: restartOther },
  );
  for (const { app } of [target, other]) await app.listen({ port: 0, host: '127.0.0.1' });
  const listeners = `select from pg_stat_activity
    where datname = current_database() and application_name = 'saltbush-listener' and query like 'LISTEN%'`;
  const areBothListening = async () => (await database.pool.query(listeners)).rowCount === 2;
  await vi.waitUntil(areBothListening, patient);
  expect((await send(target, await readFile(file))).status).toBe(204);
  await vi.waitFor(() => expect(restartOther).toHaveBeenCalledOnce(), patient);
  expect(restart).toHaveBeenCalledOnce();
  await other.app.close();
  await other.deps.planNotices.close();
  await other.deps.computing.close();
});

test('an instance with an account refuses a backup, and tells nothing of an attempt before', async () => {
  const { source, file } = await makeBackup();
  const bytes = await readFile(file);
  expect(await send(source, bytes)).toEqual({ status: 409, code: 'INSTANCE_IN_USE' });
  expect(await state(source)).toEqual({ isPossible: false });

  const target = await openApp('target');
  await send(target, Buffer.from('no backup'));
  await vi.waitFor(async () => expect((await state(target)).problem).toBeDefined(), patient);
  await registerUser(target.app, 'Nan');
  expect(await state(target)).toEqual({ isPossible: false });
  expect(await send(target, bytes)).toEqual({ status: 409, code: 'INSTANCE_IN_USE' });
});

test('an account that is made while a backup is received stays, and nothing is restored', async () => {
  const { file } = await makeBackup();
  const restart = vi.fn<() => void>();
  const database = await createTestDatabase();
  const target = await openApp('target', { database, restart });
  const bytes = await readFile(file);
  let isMade = false;
  const isReceived = async () => {
    const [name] = await files('target').catch(() => []);
    return (
      name !== undefined &&
      (await stat(join(folder, 'target/restores', name))).size === bytes.length
    );
  };
  // Between the file and its rows: as late as an account can be made.
  const { pool } = database;
  const options = pool.options as { onConnect?: (client: unknown) => Promise<void> };
  const { onConnect } = options;
  options.onConnect = async (client) => {
    if (!isMade && (await isReceived())) {
      isMade = true;
      await registerUser(target.app, 'Nan');
    }
    await onConnect?.(client);
  };
  expect(await send(target, bytes)).toEqual({ status: 204, code: '' });
  await vi.waitFor(async () => expect(await state(target)).toEqual({ isPossible: false }), patient);
  expect(restart).not.toHaveBeenCalled();
  expect(await files('target')).toEqual([]);
  const { body } = await visitorOf(target.app).ask(accountsRoutes.login, {
    body: { email: 'nan@example.com', password: 'Nan likes plum jam' },
  });
  expect(body.user.username).toBeTruthy();
});

test('a damaged backup, and a file that is none, change nothing and say so', async () => {
  const { file } = await makeBackup();
  const target = await openApp('target');
  const whole = await readFile(file);
  const damaged = Buffer.from(whole);
  for (let at = whole.length - 200; at < whole.length - 190; at += 1) damaged[at]! ^= 0xff;
  for (const [bytes, problem] of [
    [Buffer.from('Dear diary'), /no archive/],
    [whole.subarray(0, whole.length / 2), /not all there/],
    [damaged, /damaged|not all there/],
  ] as const) {
    expect((await send(target, bytes)).status).toBe(204);
    await vi.waitFor(async () => expect((await state(target)).problem).toMatch(problem), patient);
    expect((await state(target)).isPossible).toBe(true);
    expect((await state(target)).problem).not.toContain(folder);
    expect(await files('target')).toEqual([]);
  }
  await registerUser(target.app, 'Nan');
});

test('a backup that another page of the browser sends is refused', async () => {
  const target = await openApp('target');
  const answer = await send(target, Buffer.from('x'), { 'sec-fetch-site': 'cross-site' });
  expect(answer).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(await state(target)).toEqual({ isPossible: true });
});

test('images of a backup that could not be restored do not stay', async () => {
  const { file } = await makeBackup();
  const target = await openApp('target');
  const { imageStore } = target.deps;
  let puts = 0;
  const failing = {
    ...imageStore,
    put: async (key: string, bytes: Uint8Array) => {
      puts += 1;
      if (puts === 2) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await imageStore.put(key, bytes);
    },
  };
  const other = await openApp('other', { imageStore: failing });
  expect((await send(other, await readFile(file))).status).toBe(204);
  await vi.waitFor(
    async () => expect((await state(other)).problem).toMatch(/disk of the server/),
    patient,
  );
  expect(puts).toBe(2);
  expect(await imageStore.list()).toEqual([]);
  await registerUser(other.app, 'Nan');
});
