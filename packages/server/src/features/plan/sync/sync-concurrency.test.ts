/** Several processes on one database: each operation once, in one order, and no reader misses a change. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { buildApp } from '../../../app';
import { openPool, type Database } from '../../../platform/db/connect';
import { makeLog } from '../../../platform/logging/log';
import { packageFolder } from '../../../platform/package-root';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import { ask } from '../../../testing/call-route';
import { foundHousehold } from '../../../testing/households';
import { bundledProgram } from '../../../testing/programs/bundled-program';
import { addHouseholdMember } from '../../../testing/recipes';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  withToken,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { openPlanNotices } from '../plan-notices';

let database: TestDatabase;
let otherPools: Database;
let testApp: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
let otherNotices: ReturnType<typeof openPlanNotices>;
let people: TestUsers;
beforeAll(async () => {
  database = await createTestDatabase();
  otherPools = openPool({ connectionString: database.url, max: 3, min: 0 }, makeLog('silent'));
  testApp = await openTestApp({}, undefined, { database });
  otherNotices = openPlanNotices({ database: otherPools, log: testApp.deps.log });
  other = await buildApp({ ...testApp.deps, database: otherPools, planNotices: otherNotices });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await other.close();
  await otherNotices.close();
  await otherPools.close();
  await testApp.close();
});

const week = '2026-11-23';
const meal = (note: string, date = week) => ({
  id: randomUUID(),
  date,
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  note,
});
const day = (index: number) => `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`;

/** As the same person on the other process. */
const elsewhere = (person: Person) => withToken(other, person.token);

async function loggedVersions(ownerId: string): Promise<(number | null)[]> {
  const { rows } = await database.pool.query<{ version: number | null }>(
    'select version::int from sync_operations where owner_id = $1 order by version',
    [ownerId],
  );
  return rows.map(({ version }) => version);
}

test('two processes run overlapping pushes, sent several times at once, each once and in one order', async () => {
  const householdId = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, householdId, people.tom);
  const devices = [people.priya, people.tom, people.priya, people.tom].map((person) => ({
    here: openDevice(person, { householdId }),
    person,
  }));
  const perDevice = 12;
  await Promise.all(
    devices.map(async ({ here, person }, number) => {
      const there = openDevice(elsewhere(person), { householdId, id: here.id });
      const operations = Array.from({ length: perDevice }, (_, index) =>
        here.make('addMeal', meal(`${number} ${index}`, day(index + number))),
      );
      for (let from = 0; from < perDevice; from += 3) {
        const batch = operations.slice(Math.max(0, from - 3), from + 3);
        await Promise.all([
          here.call({ operations: batch }),
          there.call({ operations: batch }),
          there.call({ operations: batch.slice(1) }),
        ]);
      }
    }),
  );
  const all = devices.length * perDevice;
  expect(await loggedVersions(householdId)).toEqual(
    Array.from({ length: all }, (_, index) => index + 1),
  );
  const reader = openDevice(people.tom, { householdId });
  await reader.sync();
  const notes = [...reader.rows.values()].map(({ fields }) => 'note' in fields && fields.note);
  expect(notes.toSorted()).toEqual(
    devices
      .flatMap((_, one) => Array.from({ length: perDevice }, (__, two) => `${one} ${two}`))
      .toSorted(),
  );
  const { rows } = await database.pool.query<{ version: number }>(
    'select version::int from meal_plan_entries where owner_id = $1 order by version',
    [householdId],
  );
  expect(rows.map(({ version }) => version)).toEqual(await loggedVersions(householdId));
});

test('a reader that asks for what is newer while 16 writers commit misses nothing', async () => {
  const cook = await registerUser(testApp.app, 'Reader');
  const person = (index: number) => (index % 2 === 0 ? cook : elsewhere(cook));
  const writers = Array.from({ length: 16 }, (_, index) => openDevice(person(index)));
  const reader = openDevice(cook);
  await reader.sync();
  let isWriting = true;
  const reading = (async () => {
    let reads = 0;
    for (; isWriting; reads += 1) await reader.sync();
    return reads;
  })();
  const perWriter = 8;
  await Promise.all(
    writers.map(async (writer, number) => {
      for (let index = 0; index < perWriter; index += 1) {
        await send(writer, `${number} ${index}`, day(number + index));
      }
    }),
  );
  isWriting = false;
  expect(await reading).toBeGreaterThan(1);
  await reader.sync();
  expect(reader.rows.size).toBe(writers.length * perWriter);
  expect(reader.version).toBe(writers.length * perWriter);
});

/** The writer keeps its `since`, so that it does not read. */
async function send(writer: SyncDevice, note: string, date: string): Promise<void> {
  const { status } = await writer.call({ operations: [writer.make('addMeal', meal(note, date))] });
  expect(status).toBe(200);
}

test('calls of the API and devices change one plan at once, and nothing is lost', async () => {
  const cook = await registerUser(testApp.app, 'Busy');
  const { body: plan } = await cook.ask(mealPlansRoutes.create, { body: { startDate: week } });
  const phone = openDevice(elsewhere(cook));
  const params = { id: plan._id };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, (_, index) =>
      cook.ask(mealPlansRoutes.addMeal, {
        params,
        body: { date: week, meal: { note: `call ${index}` } },
      }),
    ),
    (async () => {
      for (let index = 0; index < 6; index += 1) {
        await phone.sync([phone.make('addMeal', meal(`phone ${index}`, '2026-11-24'))]);
      }
      return { status: 200 };
    })(),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { body } = await ask(testApp.app, cook.token, mealPlansRoutes.getHydrated, { params });
  expect([body.days.monday.length, body.days.tuesday.length, body.revision]).toEqual([6, 6, 13]);
  expect(await loggedVersions(cook.user._id)).toHaveLength(12);
});

test('operations sent again after a process died between the commit and the answer run once', async () => {
  const cook = await registerUser(testApp.app, 'Unlucky');
  const phone = openDevice(cook);
  await phone.sync();
  const operations = [
    phone.make('addMeal', meal('pasta')),
    phone.make('changeItem', { id: randomUUID(), change: { text: 'not there' } }),
  ];
  const body = JSON.stringify({
    device: phone.id,
    schema: syncSchemaVersion,
    epoch: phone.epoch,
    since: phone.version,
    operations,
  });
  const args = [bundledProgram('push-and-die'), database.url, cook.token, body];
  const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  expect(await loggedVersions(cook.user._id)).toEqual([1, null]);
  const answer = await phone.sync(operations);
  expect(answer).toMatchObject({ version: 1, lastSeq: 2, refused: [{ seq: 2, code: 'MOVED_ON' }] });
  expect(phone.rows.size).toBe(1);
});

test('a call with 100 operations counts once for the limit of calls', async () => {
  const limited = await openTestApp({ hasRateLimits: true });
  const cook = await registerUser(limited.app, 'Diligent');
  const phone = openDevice(cook);
  const remaining = async () => {
    const operations = Array.from({ length: 100 }, (_, index) =>
      phone.make('addMeal', meal('x', `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`)),
    );
    const { status, headers } = await phone.call({ operations });
    expect(status).toBe(200);
    return Number(headers['x-ratelimit-remaining']);
  };
  expect((await remaining()) - (await remaining())).toBe(1);
  await limited.close();
});
