/** What several devices send to one plan at once: one transaction, and to each its own answer. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundHousehold } from '../../../../testing/households';
import { addHouseholdMember } from '../../../../testing/recipes';
import { openDevice } from '../../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { openPushes, type RunPush } from './push';
import type { Push } from './run-group';

let testApp: TestApp;
let push: RunPush;
beforeAll(async () => {
  testApp = await openTestApp();
  push = openPushes(testApp.deps);
});
afterAll(() => testApp.close());

let priya: Person;
let tom: Person;
let householdId: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  priya = await registerUser(testApp.app, `Priya ${count}`);
  tom = await registerUser(testApp.app, `Tom ${count}`);
  householdId = await foundHousehold(priya);
  await addHouseholdMember(testApp.database.db, householdId, tom);
});

const item = (text: string, id = randomUUID()) => ({ id, text, order: 'a0' });

const claimOf = (userId: string, sessionId: string = randomUUID()) => ({
  userId,
  sessionId,
  at: new Date(),
  issuedAtMs: Date.now(),
  demandsVerified: false,
});

/** What a device that the server does not know sends first. */
function sentBy(person: Person, ...adds: ReturnType<typeof item>[]): Push {
  const operations = adds.map((added, place) => ({
    id: randomUUID(),
    seq: place + 1,
    name: 'addItems',
    args: { items: [added] },
    at: Date.now(),
    offset: 0,
    seen: 0,
  }));
  const state = {
    isOpen: true,
    household: null,
    country: null,
    version: 0,
    floor: 0,
    epoch: 'first',
    device: undefined,
  };
  const claim = claimOf(person.user._id);
  return { claim, deviceId: randomUUID(), epoch: null, since: 0, operations, state };
}

/** Holds the owner's lock while the calls come, so that all but the first are in one transaction. */
async function together<Result>(calls: (() => Promise<Result>)[]) {
  const client = await testApp.database.pool.connect();
  await client.query('begin');
  await client.query('select from plan_owners where id = $1 for update', [householdId]);
  const results = calls.map((call) => call());
  await client.query('rollback');
  client.release();
  return Promise.allSettled(results);
}

async function logged(): Promise<{ text: string; version: number | null; transaction: string }[]> {
  const { rows } = await testApp.database.db.execute<
    Awaited<ReturnType<typeof logged>>[number]
  >(sql`
    select args->'items'->0->>'text' as text, version::int, xmin::text as transaction
    from sync_operations where owner_id = ${householdId} order by version, seq`);
  return rows;
}

const namesIn = (pushed: PromiseSettledResult<Awaited<ReturnType<RunPush>>>[]) =>
  pushed.map((each) =>
    each.status === 'fulfilled'
      ? each.value.ran!.refused.map(({ code }) => code).join()
      : (each.reason as { code: string }).code,
  );

test('six devices that add at once are stored in two transactions, in the order in which they came', async () => {
  const texts = ['milk', 'bread', 'eggs', 'leeks', 'rice', 'tea'];
  const pushed = await together(
    texts.map((text, n) => () => push(householdId, sentBy(n % 2 === 0 ? priya : tom, item(text)))),
  );
  expect(namesIn(pushed)).toEqual(texts.map(() => ''));
  const log = await logged();
  expect(log.map(({ text, version }) => [text, version])).toEqual(
    texts.map((text, place) => [text, place + 1]),
  );
  expect(new Set(log.map(({ transaction }) => transaction)).size).toBe(2);
  const reader = openDevice(tom, { householdId });
  await reader.sync();
  expect([...reader.rows.values()].map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an operation that is refused among several changes nothing, and the others are stored', async () => {
  const [nobody, milk] = [await registerUser(testApp.app, `Nobody ${count}`), item('milk')];
  const unreadable = sentBy(tom, item('bread'), item('eggs'));
  unreadable.operations[0]!.args = { items: 'none' };
  const pushed = await together([
    () => push(householdId, sentBy(priya, milk)),
    () => push(householdId, sentBy(nobody, item('salt'))),
    () => push(householdId, unreadable),
    () => push(householdId, sentBy(priya, item('milk again', milk.id), item('rice'))),
  ]);
  expect(namesIn(pushed)).toEqual(['', 'FORBIDDEN', 'INVALID', '']);
  expect((await logged()).map(({ text, version }) => [text, version])).toEqual([
    ['milk', 1],
    ['eggs', 2],
    ['rice', 3],
    [null, null],
    // There is one with this id since the first of them.
    ['milk again', null],
  ]);
});

test('an operation that the database refuses fails alone', async () => {
  const gone = { ...sentBy(priya, item('salt')), claim: claimOf(randomUUID()) };
  const notStored = { ...sentBy(priya, item('salt')), deviceId: 'no id' };
  const pushed = await together([
    () => push(householdId, sentBy(priya, item('milk'))),
    () => push(householdId, sentBy(tom, item('bread'))),
    () => push(householdId, notStored),
    () => push(householdId, gone),
    () => push(householdId, sentBy(tom, item('eggs'))),
  ]);
  expect(pushed.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect((await logged()).map(({ text }) => text)).toEqual(['milk', 'bread', 'eggs']);
});

test('a call whose session has ended stores nothing in one’s own plan, beside a call whose session is open', async () => {
  const [own, phone] = [priya.user._id, openDevice(priya)];
  await phone.sync([phone.make('addItems', { items: [item('milk')] })]);
  const { state: _read, ...ended } = sentBy(priya, item('salt'));
  const [pushed, answer] = await Promise.all([
    push(own, ended),
    phone.sync([phone.make('addItems', { items: [item('bread')] })]),
  ]);
  expect(pushed).toMatchObject({ state: { isOpen: false } });
  expect([pushed.ran, answer.version, phone.rows.size]).toEqual([undefined, 2, 2]);
});

test('an operation that is sent again while it waits runs once, and its device goes on', async () => {
  const sent = sentBy(tom, item('bread'), item('eggs'));
  const more = { ...sent, operations: sentBy(tom, item(''), item(''), item('tea')).operations };
  const pushed = await together([
    () => push(householdId, sentBy(priya, item('milk'))),
    () => push(householdId, sent),
    () => push(householdId, sent),
    () => push(householdId, { ...more, operations: [...sent.operations, more.operations[2]!] }),
  ]);
  expect(namesIn(pushed)).toEqual(['', '', '', '']);
  expect(pushed.map((each) => each.status === 'fulfilled' && each.value.ran?.lastSeq)).toEqual([
    1, 2, 2, 3,
  ]);
  expect((await logged()).map(({ text }) => text)).toEqual(['milk', 'bread', 'eggs', 'tea']);
});

test('each device hears what all of them changed, with the names of those who did', async () => {
  const [phone, laptop] = [openDevice(priya, { householdId }), openDevice(tom, { householdId })];
  await Promise.all([phone.sync(), laptop.sync()]);
  const [milk, bread] = [item('milk'), item('bread')];
  const first = openDevice(priya, { householdId });
  await together([
    () => first.sync([first.make('addItems', { items: [item('tea')] })]),
    () => phone.sync([phone.make('addItems', { items: [milk] })]),
    () => laptop.sync([laptop.make('addItems', { items: [bread] })]),
  ]);
  await Promise.all([phone.sync(), laptop.sync(), first.sync()]);
  const texts = (device: typeof phone) =>
    [...device.rows.values()].map(({ fields }) => 'text' in fields && fields.text).toSorted();
  for (const device of [phone, laptop, first]) {
    expect(texts(device)).toEqual(['bread', 'milk', 'tea']);
    expect(device.version).toBe(3);
  }
  const answer = await phone.sync([phone.make('removeItem', { id: bread.id })]);
  expect(answer.rows).toMatchObject([{ id: bread.id, isDeleted: true, version: 4 }]);
  expect(new Set(Object.values(answer.people))).toEqual(
    new Set([`Priya ${count}`, `Tom ${count}`]),
  );
});

test('devices that only hear what their own calls are answered end with the same rows as one that reads them all', async () => {
  const devices = [priya, tom, priya].map((person) => openDevice(person, { householdId }));
  for (const device of devices) await device.sync();
  const ids = Array.from({ length: 4 }, () => randomUUID());
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      devices.map((device, place) => {
        const id = ids[(round + place) % ids.length]!;
        const change = { text: `${round} ${place}` };
        return device.sync([
          device.make('addItems', { items: [item('leeks', id), item(`new ${round} ${place}`)] }),
          round % 3 === place
            ? device.make('removeItem', { id })
            : device.make('changeItem', { id, change }),
        ]);
      }),
    );
  }
  for (const device of devices) await device.sync([device.make('addItems', { items: [] })]);
  const reader = openDevice(tom, { householdId });
  await reader.sync();
  const texts = [...reader.rows.values()].map(
    ({ fields }) => ('text' in fields && fields.text) || '',
  );
  expect(texts.filter((text) => text.startsWith('new'))).toHaveLength(18);
  for (const { rows, version } of devices)
    expect([rows, version]).toEqual([reader.rows, reader.version]);
});
