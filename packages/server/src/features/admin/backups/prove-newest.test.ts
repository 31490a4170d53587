import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsRoutes } from '@saltbush/contract/admin/backups';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { readArchive, writeArchive } from '../../../platform/backup/archive';
import { Checksum } from '../../../platform/backup/checksum';
import { kindOfEntry, parseManifest } from '../../../platform/backup/manifest';
import { verifyArchive } from '../../../platform/backup/verify';
import { openPool } from '../../../platform/db/connect';
import { migrateDatabase } from '../../../platform/db/migrate';
import { users } from '../../../schema/accounts';
import { openOutsidePostgres } from '../../../testing/outside-postgres';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { listBackups } from './backup-folder';
import { readStatus } from './backup-status';
import { Backups } from './make-due-backups';

const dayMs = 24 * 60 * 60 * 1000;
const signal = new AbortController().signal;

let dataFolder: string;
let database: TestDatabase;
let testApp: TestApp;
let people: TestUsers;
let now: Date;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-proof-'));
  database = await createTestDatabase();
  testApp = await openTestApp({ dataFolder, logLevel: 'silent' }, undefined, { database });
  people = await createTestUsers(testApp.app);
  await createTestRecipe(people.priya, { title: 'Soup' });
  await database.db.update(users).set({ createdAt: new Date('2026-09-01T00:00:00Z') });
  now = new Date('2026-09-01T17:30:00Z');
});
afterEach(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const deps = () => ({ ...testApp.deps, clock: () => now });
const folder = () => join(dataFolder, 'backups');
const proof = async () => (await readStatus(folder())).proof;
const damaged = () => join(folder(), 'saltbush-20991231T170000Z.saltbush');
const newest = async () => (await listBackups(folder()))[0]!;
const attention = async () =>
  (await people.alex.ask(instanceHealthRoutes.overview)).body.attention.map(({ kind }) => kind);
const databases = async () =>
  (
    await database.pool.query(`SELECT datname FROM pg_database WHERE datname LIKE '%_proof'
     AND datname LIKE current_database() || '%'`)
  ).rows;

test('the first backup is restored into a database of its own, which is gone afterwards, and then one each month', async () => {
  const backups = new Backups(deps());
  await backups.runDue(signal);
  const first = { at: now.toISOString(), backup: (await newest()).name, outcome: 'passed' };
  expect(await proof()).toEqual(first);
  expect(await databases()).toEqual([]);
  expect((await people.alex.ask(backupsRoutes.state)).body.proof).toEqual(first);

  now = new Date(now.getTime() + 29 * dayMs);
  await backups.runDue(signal);
  expect(await proof()).toEqual(first);
  now = new Date(now.getTime() + dayMs);
  await backups.runDue(signal);
  expect(await proof()).toEqual({ ...first, at: now.toISOString(), backup: (await newest()).name });
  expect(await attention()).not.toContain('backup-unproved');
});

test('damage that is done to a backup on the disk is found, said, and over with the next backup', async () => {
  const backups = new Backups(deps());
  await backups.runDue(signal);
  const { path } = await newest();
  const bytes = await readFile(path);
  const middle = Math.floor((await stat(path)).size / 2);
  for (let at = middle; at < middle + 16; at += 1) bytes[at]! ^= 0xff;
  await writeFile(path, bytes);
  // The backup of the night is made first, and is whole: so the damaged one must look newer.
  await rename(path, damaged());
  now = new Date(now.getTime() + 30 * dayMs);
  await backups.runDue(signal);
  expect(await proof()).toMatchObject({
    outcome: 'failed',
    reason: expect.stringMatching(/damaged|not all there/),
  });
  expect(await attention()).toContain('backup-unproved');

  await rm(damaged());
  now = new Date(now.getTime() + dayMs);
  await backups.runDue(signal);
  expect(await proof()).toMatchObject({ outcome: 'passed' });
  expect(await attention()).not.toContain('backup-unproved');
});

test('a backup whose checksums are right and whose rows cannot be together is found by restoring it', async () => {
  const backups = new Backups(deps());
  await backups.runDue(signal);
  const without = damaged();
  await withoutRowsOf('users', (await newest()).path, without);
  expect((await verifyArchive(without)).tables.find(({ name }) => name === 'users')?.rows).toBe(0);
  now = new Date(now.getTime() + 30 * dayMs);
  await backups.runDue(signal);
  expect(await proof()).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('users'),
  });
  expect(await databases()).toEqual([]);
});

test('a backup is not tested where Saltbush may create no database, and the state says what would allow it', async () => {
  await new Backups(deps()).runDue(signal);
  const outside = await openOutsidePostgres();
  await outside.start();
  const limited = openPool({ connectionString: outside.url, max: 2, min: 0 }, testApp.deps.log);
  try {
    await migrateDatabase(limited, testApp.deps.log);
    const backups = new Backups({ ...deps(), database: limited });
    now = new Date(now.getTime() + 30 * dayMs);
    await backups.runDue(signal);
    expect(await proof()).toMatchObject({ at: now.toISOString(), outcome: 'passed' });

    await asSuperuser(outside.url, 'ALTER ROLE saltbush NOCREATEDB');
    now = new Date(now.getTime() + 30 * dayMs);
    await backups.runDue(signal);
    expect(await proof()).toMatchObject({
      at: now.toISOString(),
      outcome: 'skipped',
      reason: expect.stringContaining('ALTER ROLE saltbush CREATEDB'),
    });
    expect(await attention()).not.toContain('backup-unproved');
  } finally {
    await limited.close();
    await outside.dispose();
  }
});

async function asSuperuser(address: string, statement: string): Promise<void> {
  const url = new URL(address);
  url.username = 'postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The same archive with an empty table, and a manifest that says so. */
async function withoutRowsOf(table: string, from: string, to: string): Promise<void> {
  const fill: Parameters<typeof writeArchive>[1] = async (archive) => {
    for await (const { name, body } of readArchive(from)) {
      const entry = kindOfEntry(name);
      let bytes = await buffer(body);
      if (entry.kind === 'table' && entry.table === table) continue;
      if (entry.kind === 'manifest') {
        const manifest = parseManifest(bytes.toString());
        const changed = manifest.tables.find((one) => one.name === table)!;
        Object.assign(changed, { rows: 0, bytes: 0, sha256: new Checksum().sha256() });
        bytes = Buffer.from(JSON.stringify(manifest));
      }
      await archive.add(name, bytes.length, [bytes]);
    }
  };
  await writeArchive(to, fill, async () => undefined);
}
