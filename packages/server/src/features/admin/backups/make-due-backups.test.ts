import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nightOf } from '@saltbush/domain/admin/backups';
import { verifyArchive } from '../../../platform/backup/verify';
import { users } from '../../../schema/accounts';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { listBackups, nameOfBackup } from './backup-folder';
import { readStatus } from './backup-status';
import { Backups } from './make-due-backups';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const gigabyte = 1024 ** 3;
const signal = new AbortController().signal;

let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
/** The time for backups: far from that of the machine. */
let now: Date;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-backups-'));
  testApp = await openTestApp({ dataFolder, logLevel: 'silent' });
  people = await createTestUsers(testApp.app);
  await testApp.database.db.update(users).set({ createdAt: new Date('2026-09-01T00:00:00Z') });
  now = new Date('2026-09-01T17:30:00Z');
});
afterEach(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const deps = () => ({ ...testApp.deps, clock: () => now });
const folder = () => join(dataFolder, 'backups');
const nightsOf = async () => (await listBackups(folder())).map(({ night }) => night);
const attention = async () =>
  (await people.alex.ask(instanceHealthRoutes.overview)).body.attention.map(({ kind }) => kind);

test('forty nights of backups leave the last seven and one of each of four weeks, all of them whole', async () => {
  const backups = new Backups(deps());
  for (let night = 0; night < 40; night += 1) {
    await backups.runDue(signal);
    expect((await nightsOf())[0]).toBe(nightOf(now.getTime()));
    now = new Date(now.getTime() + dayMs);
  }
  const left = await listBackups(folder());
  expect(await nightsOf()).toEqual([
    '2026-10-11',
    '2026-10-10',
    '2026-10-09',
    '2026-10-08',
    '2026-10-07',
    '2026-10-06',
    '2026-10-05',
    // Mondays.
    '2026-09-28',
    '2026-09-21',
    '2026-09-14',
    '2026-09-07',
  ]);
  for (const { path } of left)
    expect((await verifyArchive(path)).tables.length).toBeGreaterThan(20);
  expect((await readdir(folder())).filter((name) => name.endsWith('.partial'))).toEqual([]);
}, 240_000);

test('a backup that was missed in the night is made at the next start, and only once', async () => {
  const backups = new Backups(deps());
  await backups.runDue(signal);
  await backups.runDue(signal);
  expect(await nightsOf()).toEqual(['2026-09-02']);
  // Off for three nights, and on again at noon.
  now = new Date('2026-09-05T02:00:00Z');
  await backups.runDue(signal);
  await backups.runDue(signal);
  expect(await nightsOf()).toEqual(['2026-09-05', '2026-09-02']);
});

test('two processes make one backup in a night', async () => {
  const processes = [new Backups(deps()), new Backups(deps()), new Backups(deps())];
  await Promise.all(processes.map((one) => one.runDue(signal)));
  await Promise.all(processes.map((one) => one.runDue(signal)));
  expect(await nightsOf()).toEqual(['2026-09-02']);
});

test('a backup for which there is no space is not begun, leaves the others, and is tried again an hour later', async () => {
  let freeBytes = 100 * gigabyte;
  const backups = new Backups(deps(), async () => ({ freeBytes, totalBytes: 200 * gigabyte }));
  await backups.runDue(signal);
  now = new Date(now.getTime() + dayMs);
  freeBytes = 0.8 * gigabyte;
  await expect(backups.runDue(signal)).rejects.toThrow('are free for it');
  expect(await nightsOf()).toEqual(['2026-09-02']);
  const { failure } = await readStatus(folder());
  expect(failure).toMatchObject({ at: now.toISOString(), reason: 'no-space' });
  expect(await attention()).toContain('backup-no-space');

  freeBytes = 100 * gigabyte;
  now = new Date(now.getTime() + hourMs / 2);
  await backups.runDue(signal);
  expect(await nightsOf()).toEqual(['2026-09-02']);
  now = new Date(now.getTime() + hourMs / 2);
  await backups.runDue(signal);
  expect(await nightsOf()).toEqual(['2026-09-03', '2026-09-02']);
  expect((await readStatus(folder())).failure).toBeUndefined();
  expect(await attention()).not.toContain('backup-no-space');
});

test('a disk that gets full during a backup takes the half file with it, and no other', async () => {
  await new Backups(deps()).runDue(signal);
  const [first] = await listBackups(folder());
  const before = await readFile(first!.path);
  await writeFile(join(folder(), 'notes.txt'), 'mine');
  now = new Date(now.getTime() + dayMs);
  const imageStore = {
    ...testApp.deps.imageStore,
    list: async () => [{ key: 'a/800.webp', bytes: 3 }],
    find: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  await expect(new Backups({ ...deps(), imageStore }).runDue(signal)).rejects.toThrow('no space');
  expect((await readdir(folder())).toSorted()).toEqual(['notes.txt', first!.name, 'status.json']);
  expect(await readFile(first!.path)).toEqual(before);
  expect((await readStatus(folder())).failure).toMatchObject({ reason: 'no-space' });
});

test('a backup that fails otherwise is said without what people wrote', async () => {
  const imageStore = {
    ...testApp.deps.imageStore,
    list: async () => {
      throw new Error('lost "Priya’s secret soup"');
    },
  };
  await expect(new Backups({ ...deps(), imageStore }).runDue(signal)).rejects.toThrow();
  const { failure } = await readStatus(folder());
  expect(failure?.reason).toBe('other');
  expect(JSON.stringify(failure)).not.toContain('soup');
  expect(await attention()).toContain('backup-failed');
});

test('a half backup of a server that was killed is removed by the next backup', async () => {
  await new Backups(deps()).runDue(signal);
  const half = `${nameOfBackup(now.getTime(), true)}.0a1b2c3d.partial`;
  await writeFile(join(folder(), half), 'half');
  now = new Date(now.getTime() + dayMs);
  await new Backups(deps()).runDue(signal);
  expect(await readdir(folder())).not.toContain(half);
});

test('a server that stops breaks off its backup, which has not failed and is made after the next start', async () => {
  const stopping = new AbortController();
  const imageStore = {
    ...testApp.deps.imageStore,
    list: async () => {
      stopping.abort();
      return [{ key: 'a/800.webp', bytes: 3 }];
    },
  };
  await expect(new Backups({ ...deps(), imageStore }).runDue(stopping.signal)).rejects.toThrow();
  expect(await readdir(folder())).toEqual([]);
  await new Backups(deps()).runDue(signal);
  expect(await nightsOf()).toEqual(['2026-09-02']);
});
