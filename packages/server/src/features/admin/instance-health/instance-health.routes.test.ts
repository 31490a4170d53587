import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  instanceHealthRoutes,
  jobNames,
  workerPoolNames,
} from '@saltbush/contract/admin/instance-health';
import { noteBackup } from '../../../platform/backup/last-backup';
import { newId } from '../../../platform/ids';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { mailMessages } from '../../../schema/account/mail';

const { state, runJob, overview } = instanceHealthRoutes;
const dayMs = 86_400_000;

let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-health-'));
  const stripe = {
    url: 'https://s.test',
    secretKey: 'sk-pudding',
    webhookSecret: 'whsec-pudding',
    priceId: 'price-1',
  };
  testApp = await openTestApp({ dataFolder, stripe, hasSampleRecipes: true });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const health = async () => (await people.alex.ask(state)).body;
const attention = async () => (await people.alex.ask(overview)).body.attention;
const jobOf = async (name: string) => (await health()).jobs.find((job) => job.name === name)!;

/** Fails once, then works. */
function failingJob() {
  let rounds = 0;
  return openPeriodicJob({
    everyMs: dayMs,
    run: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('no room for "Priya’s secret soup"');
    },
    onError: () => undefined,
  });
}

test('one call tells the state of the server, its database, jobs, processes and services', async () => {
  const body = await health();
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+ \S+$/),
    nodeVersion: process.versions.node,
    database: {
      isBuiltIn: expect.any(Boolean),
      version: expect.stringMatching(/^\d+/),
      pendingMigrations: 0,
    },
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    mail: { isSetUp: false, waiting: expect.any(Number), failed: 0 },
    liveConnections: 0,
  });
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.database.appliedMigrations).toBeGreaterThan(10);
  expect(body.disk!.freeBytes).toBeLessThanOrEqual(body.disk!.totalBytes);
  expect(body.jobs.map(({ name }) => name).toSorted()).toEqual([...jobNames].toSorted());
  expect(body.workers.map(({ name }) => name).toSorted()).toEqual([...workerPoolNames].toSorted());
  expect(body.services.filter(({ isSetUp }) => isSetUp)).toEqual([
    { name: 'stripe', isSetUp: true },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/pudding|s\.test|postgres:\/\//);
});

test('a job is run now; its failure is told without what people wrote, until it works again', async () => {
  const job = failingJob();
  testApp.deps.diagnostics.addJob('payments', job);
  expect(await jobOf('payments')).toEqual({
    name: 'payments',
    everySeconds: 86_400,
    isRunning: false,
    isFailing: false,
  });
  job.start();
  await expect.poll(() => jobOf('payments')).toMatchObject({ isFailing: true });
  const failed = await jobOf('payments');
  expect(failed.lastFailure).toContain('no room for');
  expect(failed.lastFailure).not.toContain('soup');
  expect(Date.parse(failed.nextAt!)).toBeGreaterThan(Date.now());
  expect(await attention()).toContainEqual({ kind: 'jobs-failing', count: 1 });

  const answer = await people.alex.ask(runJob, { params: { name: 'payments' } });
  expect(answer.status).toBe(204);
  await expect.poll(() => jobOf('payments')).toMatchObject({ isFailing: false });
  expect((await attention()).map(({ kind }) => kind)).not.toContain('jobs-failing');
  await job.stop();
  const unknown = { params: { name: 'brew-tea' as never } };
  expect((await people.alex.ask(runJob, unknown)).error.code).toBe('NOT_FOUND');
});

test('a failing service needs attention until it answers', async () => {
  const { diagnostics } = testApp.deps;
  let isDown = true;
  const client = diagnostics.watch('stripe', {
    ask: async () => {
      if (isDown) throw new Error('Stripe: 503');
    },
  });
  await client.ask().catch(() => undefined);
  const stripe = async () => (await health()).services.find(({ name }) => name === 'stripe')!;
  expect(await stripe()).toMatchObject({ lastFailure: 'Stripe: 503' });
  expect(await attention()).toContainEqual({ kind: 'services-failing', count: 1 });
  isDown = false;
  await client.ask();
  expect(await stripe()).toMatchObject({ lastSuccessAt: expect.any(String) });
  expect((await attention()).map(({ kind }) => kind)).not.toContain('services-failing');
});

test('the last backup is shown with its age and size', async () => {
  expect((await health()).backup).toBeUndefined();
  const file = join(dataFolder, 'kitchen.saltbush');
  await writeFile(file, 'x'.repeat(123));
  const now = Date.now();
  await noteBackup(dataFolder, file, new Date(now - 9 * dayMs));
  expect((await health()).backup).toEqual({
    finishedAt: new Date(now - 9 * dayMs).toISOString(),
    bytes: 123,
  });
  expect(await attention()).toContainEqual({ kind: 'backup-old', count: 9 });
  await writeFile(join(dataFolder, 'last-backup.json'), 'broken');
  expect((await health()).backup).toBeUndefined();
});

test('mail that waits and mail that was given up are counted', async () => {
  const { db } = testApp.database;
  await db.delete(mailMessages);
  const written = new Date(Date.now() - 2 * 3_600_000);
  const mail = (rest: object) => ({
    id: newId(),
    to: 'a@b.test',
    subject: 'Hello',
    text: '',
    html: '',
    createdAt: written,
    ...rest,
  });
  await db.insert(mailMessages).values([
    mail({ dueAt: new Date() }),
    mail({ dueAt: null, lastError: 'no such person' }),
    mail({
      dueAt: null,
      lastError: 'no such person',
      createdAt: new Date(Date.now() - 8 * dayMs),
    }),
    mail({ dueAt: null, sentAt: new Date() }),
  ]);
  expect((await health()).mail).toEqual({
    isSetUp: false,
    waiting: 1,
    failed: 1,
    oldestWaitingAt: written.toISOString(),
  });
  expect(await attention()).toContainEqual({ kind: 'mail-failed', count: 1 });
});

test('the overview counts people and recipes of the week', async () => {
  await createTestRecipe(people.priya, { title: 'Soup' });
  const { body } = await people.alex.ask(overview);
  expect(body).toMatchObject({
    users: 4,
    newUsersThisWeek: 4,
    recipesAdded: 1,
    recipesAddedThisWeek: 1,
  });
  expect(body.attention.at(-1)).toEqual({ kind: 'services-not-set-up', count: expect.any(Number) });
});

test('the state of the instance is for admins', async () => {
  const params = { name: 'visits' as const };
  for (const [person, status] of [
    [people.priya, 403],
    [people.visitor, 401],
  ] as const) {
    const answers = await Promise.all([
      person.ask(state),
      person.ask(overview),
      person.ask(runJob, { params }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
});
