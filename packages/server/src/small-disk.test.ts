/** One person, or another program, fills a small disk; the others read and sign in throughout. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { diskLimitsOf } from '@saltbush/domain/admin/disk-space';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, type Database } from './platform/db/connect';
import { migrateDatabase } from './platform/db/migrate';
import { openDisk, type Disk } from './platform/disk/disk';
import { makeLog } from './platform/logging/log';
import { bigRecipe, fillWith, mountSmallDisk } from './testing/storage/small-disk';
import { openTestApp, type TestApp } from './testing/test-app';
import { registerUser, withToken, type Person } from './testing/test-users';

vi.setConfig({ testTimeout: 120_000 });

const log = makeLog('silent');
const megabyte = 1024 ** 2;
/** Its reserve holds two files of PostgreSQL's log: a server that starts again takes one, the test another. */
const diskBytes = 480 * megabyte;
const folder = await mountSmallDisk('480m');

describe.runIf(folder)('on a small disk', () => {
  const dataFolder = join(folder!, 'data');
  let database: Database;
  let disk: Disk;
  let testApp: TestApp;
  let priya: Person;
  let tom: Person;
  /** Signs in so often that earlier sessions end. */
  let nan: Person;

  beforeAll(async () => {
    await open();
    priya = await registerUser(testApp.app, 'Priya');
    tom = await registerUser(testApp.app, 'Tom');
    nan = await registerUser(testApp.app, 'Nan');
    await tom.ask(recipesRoutes.create, { body: { title: 'Before' } });
  });
  afterAll(() => close());

  async function open() {
    database = await connectDatabase({ dataFolder, log });
    disk = await openDisk({ folder: dataFolder, hasDatabase: true, log });
    await migrateDatabase(database, log);
    testApp = await openTestApp({ logLevel: 'silent', dataFolder }, undefined, { database, disk });
  }

  async function close() {
    await testApp.close();
    await disk.close();
  }

  test('one person fills a small disk and hears it, while another reads, signs in and saves a little', async () => {
    const older = join(folder!, 'older');
    onTestFinished(() => rm(older, { force: true }));
    await fillWith(older, diskLimitsOf(diskBytes).largeWrites + 6 * megabyte);
    const others = watchOthers();
    const saved: string[] = [];
    let refusal;
    for (let round = 0; refusal === undefined && round < 2_000; round += 1) {
      const answer = await as(priya).ask(recipesRoutes.create, { body: bigRecipe });
      if (answer.status === 200) saved.push(answer.body._id);
      else refusal = answer;
    }
    expect(refusal).toMatchObject({ status: 507, error: { code: 'DISK_FULL' } });
    expect(refusal?.error.error).toContain('disk of the server');
    for (let round = 0; round < 20; round += 1) {
      const again = await as(priya).ask(recipesRoutes.create, { body: bigRecipe });
      expect(again.error.code).toBe('DISK_FULL');
    }
    const small = await as(tom).ask(recipesRoutes.create, { body: { title: 'Small' } });
    expect(small.status).toBe(200);
    expect(await others.stopAfter()).toMatchObject({ failures: [] });

    await close();
    await open();
    for (const id of saved) {
      const { status } = await as(priya).ask(recipesRoutes.get, { params: { id } });
      expect(status).toBe(200);
    }
  });

  test('another program fills a small disk, and with the reserve reading and signing in go on', async () => {
    const ballast = join(folder!, 'ballast');
    onTestFinished(() => rm(ballast, { force: true }));
    await vi.waitUntil(hasReserve, { timeout: 30_000 });
    await fillWith(ballast);
    await vi.waitUntil(async () => (await create(bigRecipe)) === 'DISK_FULL', {
      timeout: 30_000,
    });
    // The space is looked at each half second: a sign-in in between may be refused. How much is free then says nothing,
    // since PostgreSQL may have taken it for its log at once.
    await vi.waitUntil(async () => !(await hasReserve()), { timeout: 30_000 });
    const others = watchOthers();
    // PostgreSQL comes to the end of a file of its log and needs another.
    await nextLogFile();
    const { failures, rounds } = await others.stopAfter(20);
    expect(failures).toEqual([]);
    expect(rounds).toBeGreaterThan(20);

    await rm(ballast);
    await vi.waitUntil(async () => (await create({ title: 'Afterwards' })) === 'saved', {
      timeout: 30_000,
    });
  });

  /** With the app that is open now. */
  const as = ({ token }: Person) => withToken(testApp.app, token);

  const hasReserve = async () => (await readdir(dataFolder)).includes('reserve-for-a-full-disk');

  async function create(body: RecipeInput): Promise<string> {
    const { status, error } = await as(priya).ask(recipesRoutes.create, { body });
    return status === 200 ? 'saved' : error.code;
  }

  /** Tom reads and Nan signs in, again and again until it is stopped. */
  function watchOthers() {
    const failures: string[] = [];
    let isStopped = false;
    let rounds = 0;
    const note = (call: string, { status, error }: { status: number; error: { code: string } }) => {
      if (status !== 200) failures.push(`${call}: ${status} ${error.code}`);
    };
    const { email, password } = nan;
    const running = (async () => {
      while (!isStopped) {
        note('list', await as(tom).ask(recipeListsRoutes.listMyRecipes, {}));
        note('sign-in', await as(nan).ask(accountsRoutes.login, { body: { email, password } }));
        rounds += 1;
      }
    })();
    return {
      /** @param more rounds before it stops */
      async stopAfter(more = 0) {
        const end = rounds + more;
        await vi.waitUntil(() => rounds > end, { timeout: 60_000 });
        isStopped = true;
        await running;
        return { failures, rounds };
      },
    };
  }

  async function nextLogFile(): Promise<void> {
    const superuser = new Client({
      ...database.pool.options,
      user: 'postgres',
      database: 'postgres',
    });
    superuser.on('error', () => undefined);
    await superuser.connect();
    const write = 'CREATE TEMP TABLE IF NOT EXISTS t (); DROP TABLE t; SELECT pg_switch_wal()';
    await superuser.query(write);
    await superuser.end();
  }
});
