import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { restoreFrom } from '../../../command-line/backup-restore';
import { users } from '../../../schema/accounts';
import { openS3Server, type S3Server } from '../../../testing/servers/s3-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/test-database';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { listBackups } from './backup-folder';
import { Backups } from './make-due-backups';

const hourMs = 60 * 60 * 1000;
const signal = new AbortController().signal;

let dataFolder: string;
let s3: S3Server;
let testApp: TestApp;
let people: TestUsers;
let now: Date;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-copies-'));
  s3 = await openS3Server();
  const settings = { ...s3.settings, uses: ['backups' as const] };
  testApp = await openTestApp({ dataFolder, logLevel: 'silent', s3: settings });
  people = await createTestUsers(testApp.app);
  await testApp.database.db.update(users).set({ createdAt: new Date('2026-09-01T00:00:00Z') });
  now = new Date('2026-09-01T17:30:00Z');
});
afterEach(async () => {
  await testApp.close();
  s3.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const deps = () => ({ ...testApp.deps, clock: () => now });
const later = (hours: number) => (now = new Date(now.getTime() + hours * hourMs));
const inFolder = async () =>
  (await listBackups(join(dataFolder, 'backups'))).map(({ name }) => name);
const inBucket = () =>
  [...s3.objects.keys()]
    .map((key) => key.replace('home/backups/', ''))
    .toSorted()
    .toReversed();
const attention = async () =>
  (await people.alex.ask(instanceHealthRoutes.overview)).body.attention.map(({ kind }) => kind);

test('each backup is copied to object storage whole, and the same ones stay there as in the folder', async () => {
  const backups = new Backups(deps());
  for (let night = 0; night < 10; night += 1) {
    await backups.runDue(signal);
    later(24);
  }
  expect(inBucket()).toEqual(await inFolder());
  const [newest] = await listBackups(join(dataFolder, 'backups'));
  expect(s3.objects.get(`home/backups/${newest!.name}`)?.equals(await readFile(newest!.path))).toBe(
    true,
  );
  const { body } = await people.alex.ask(backupsRoutes.state);
  expect(body).toMatchObject({ isCopied: true, copy: { backup: newest!.name } });
}, 120_000);

test('object storage that is down leaves the backup on the disk, is said, and is tried again after an hour', async () => {
  s3.failure = '503 SlowDown';
  const backups = new Backups(deps());
  await backups.runDue(signal);
  expect(await inFolder()).toHaveLength(1);
  expect(await attention()).toContain('backup-not-copied');
  const { body } = await people.alex.ask(backupsRoutes.state);
  expect(body.copy?.failure).toBe('The object storage could not be reached. (S3: SlowDown)');
  s3.failure = undefined;
  later(0.5);
  await backups.runDue(signal);
  expect(inBucket()).toEqual([]);
  later(0.6);
  await backups.runDue(signal);
  expect(inBucket()).toEqual(await inFolder());
  expect(await attention()).not.toContain('backup-not-copied');
}, 60_000);

test('a backup in object storage is restored from there by its name, and others are named where there is none', async () => {
  await new Backups(deps()).runDue(signal);
  const [name] = inBucket();
  const target = await createTestDatabase('empty');
  try {
    const config = { ...testApp.deps.config, databaseUrl: target.url };
    const run = (file: string) =>
      restoreFrom(file, { isReplacing: false }, config, testApp.deps.log);
    await expect(run('s3:none')).rejects.toThrow(name);
    await run(`s3:${name}`);
    expect(await target.db.$count(users)).toBe(await testApp.database.db.$count(users));
  } finally {
    await target.close();
  }
});
