import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { verifyArchive } from '../../../platform/backup/verify';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';

const { state, start, prepareDownload, download } = backupsRoutes;

let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
/** The only image of this instance; reading it waits as long as a test wants. */
let readImage = async () => Buffer.from('picture');
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-backups-'));
  const imageStore = {
    put: async () => undefined,
    removeFolder: async () => undefined,
    list: async () => [{ key: 'a/800.webp', bytes: 7 }],
    find: () => readImage(),
  };
  testApp = await openTestApp({ dataFolder, logLevel: 'silent' }, undefined, { imageStore });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const stateNow = async () => (await people.alex.ask(state)).body;
async function makeOne(): Promise<string> {
  expect((await people.alex.ask(start)).status).toBe(204);
  await expect.poll(async () => (await stateNow()).isRunning, { timeout: 30_000 }).toBe(false);
  return (await stateNow()).backups[0]!.name;
}
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers });
async function letIn(person: Person, name: string) {
  const { statusCode, headers, body } = await testApp.app.inject({
    method: 'POST',
    url: `/api/admin/backups/${name}/download`,
    headers: { authorization: `Bearer ${person.token}`, origin: 'https://saltbush.test' },
  });
  const { url } = JSON.parse(body) as { url: string };
  return { statusCode, url, cookie: String(headers['set-cookie']) };
}

test('a backup that an admin starts is made one at a time, tells how far it is, and is listed with its size', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  readImage = async () => {
    await held;
    return Buffer.from('picture');
  };
  expect(await stateNow()).toMatchObject({ isNightly: true, isRunning: false, backups: [] });
  expect((await people.alex.ask(start)).status).toBe(204);
  await expect
    .poll(async () => (await stateNow()).progress, { timeout: 30_000 })
    .toEqual({ step: 'images', done: 0, total: 7 });
  expect((await people.alex.ask(start)).error.code).toBe('BACKUP_RUNNING');
  goOn();
  await expect.poll(async () => (await stateNow()).isRunning, { timeout: 30_000 }).toBe(false);
  const { backups, failure } = await stateNow();
  expect(failure).toBeUndefined();
  expect(backups).toHaveLength(1);
  const [{ name, bytes, isNightly }] = backups as [(typeof backups)[0]];
  expect(isNightly).toBe(false);
  const path = join(dataFolder, 'backups', name);
  expect((await readFile(path)).length).toBe(bytes);
  expect((await verifyArchive(path)).images.map((image) => image.name)).toEqual(['a/800.webp']);
});

test('a backup that an admin asked for and that failed says why', async () => {
  readImage = async () => {
    throw new Error('the disk is on fire');
  };
  expect((await people.alex.ask(start)).status).toBe(204);
  await expect
    .poll(async () => (await stateNow()).failure, { timeout: 30_000 })
    .toMatchObject({ reason: 'other', message: 'the disk is on fire' });
  readImage = async () => Buffer.from('picture');
  await makeOne();
  expect((await stateNow()).failure).toBeUndefined();
});

test('a browser saves a backup by an address without a token, with a cookie for backups alone', async () => {
  const name = await makeOne();
  const { url, cookie } = await letIn(people.alex, name);
  expect(url).toBe(`/api/admin/backups/${name}/file`);
  expect(cookie).toMatch(
    /^saltbush-backups=[\w-]{43}; Path=\/api\/admin\/backups; Max-Age=300; HttpOnly; SameSite=Strict; Secure$/,
  );
  const answer = await get(url, { cookie: cookie.split(';')[0]! });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(name);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.rawPayload).toEqual(await readFile(join(dataFolder, 'backups', name)));
  expect((await get(url, { authorization: `Bearer ${people.alex.token}` })).statusCode).toBe(200);
});

test('a backup is refused without a cookie, too late, and with a ticket for an export', async () => {
  const name = await makeOne();
  const { url, cookie } = await letIn(people.alex, name);
  const sent = { cookie: cookie.split(';')[0]! };
  expect((await get(url)).statusCode).toBe(401);
  expect((await get(url, { cookie: 'saltbush-backups=guessed' })).statusCode).toBe(401);
  expect((await get(url, { authorization: `Bearer ${people.priya.token}` })).statusCode).toBe(403);

  const { body } = await people.alex.ask(recipeFilesRoutes.prepareExport, {
    body: { format: 'saltbush' },
  });
  const ticket = new URL(body.url, 'https://saltbush.test').searchParams.get('ticket')!;
  expect((await get(url, { cookie: `saltbush-backups=${ticket}` })).statusCode).toBe(401);

  expect((await get(url, sent)).statusCode).toBe(200);
  testApp.setTime(new Date(Date.now() + 5 * 60_000 + 1_000));
  expect((await get(url, sent)).statusCode).toBe(401);
});

test('an admin who was let in and is no admin any more gets no backup', async () => {
  const name = await makeOne();
  const change = (isAdmin: boolean) =>
    people.alex.ask(userAdminRoutes.changeUser, {
      params: { id: people.priya.user._id },
      body: { isAdmin },
    });
  expect((await change(true)).status).toBe(200);
  const { url, cookie } = await letIn(people.priya, name);
  const sent = { cookie: cookie.split(';')[0]! };
  expect((await get(url, sent)).statusCode).toBe(200);
  expect((await change(false)).status).toBe(200);
  expect((await get(url, sent)).statusCode).toBe(401);
});

test('no name leads out of the folder of backups', async () => {
  await writeFile(join(dataFolder, 'secret.saltbush'), 'mine');
  await writeFile(join(dataFolder, 'backups', 'saltbush-mine.saltbush'), 'mine');
  const bearer = { authorization: `Bearer ${people.alex.token}` };
  const file = (name: string) => get(`/api/admin/backups/${name}/file`, bearer);
  expect((await file('saltbush-mine.saltbush')).statusCode).toBe(404);
  expect((await file('status.json')).statusCode).toBe(404);
  expect((await file('..%2Fsecret.saltbush')).statusCode).toBe(404);
});

test('backups are for admins', async () => {
  const params = { name: 'saltbush-20260901T170000Z.saltbush' };
  for (const [person, status] of [
    [people.priya, 403],
    [people.visitor, 401],
  ] as const) {
    const answers = await Promise.all([
      person.ask(state),
      person.ask(start),
      person.ask(prepareDownload, { params }),
      person.ask(download, { params }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
});
