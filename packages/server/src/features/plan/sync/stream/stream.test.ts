import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { Agent, fetch, type Response } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import type { FeedbackEvent, HouseholdEvent, SyncEvent } from '@saltbush/contract/plan/sync';
import { buildApp } from '../../../../app';
import { openPool } from '../../../../platform/db/connect';
import { makeLog } from '../../../../platform/logging/log';
import { foundHousehold } from '../../../../testing/households';
import { addHouseholdMember } from '../../../../testing/recipes';
import { openDevice } from '../../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database';
import {
  createTestUsers,
  registerUser,
  withToken,
  type TestUsers,
} from '../../../../testing/test-users';
import { openPlanNotices, readNotices, writeNotices } from '../../plan-notices';
import { streamLimits, streamPauses } from './streams';

let database: TestDatabase;
let testApp: TestApp;
let people: TestUsers;
let origin: string;
const pauses = { ...streamPauses };
beforeAll(async () => {
  Object.assign(streamPauses, { checkMs: 100, sessionsMs: 100, aliveMs: 50 });
  database = await createTestDatabase();
  testApp = await openTestApp({}, undefined, { database });
  people = await createTestUsers(testApp.app);
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await agent.destroy();
  await testApp.close();
  Object.assign(streamPauses, pauses);
});

type StreamEvent = SyncEvent | FeedbackEvent | HouseholdEvent;

/** Its own, since a connection that it opened without need would keep the server from stopping. */
const agent = new Agent();

/** The events of a stream, one after the other; undefined when it has ended. */
async function listen(token: string | undefined, at = origin) {
  const controller = new AbortController();
  const response = await fetch(`${at}/api/sync/stream`, {
    headers:
      token === undefined ? {} : { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: controller.signal,
    dispatcher: agent,
  });
  const events = eventsOf(response);
  const next = async () => (await events.next()).value;
  /** Leaves out others until one is of this owner. */
  const nextOf = async (ownerId: string): Promise<StreamEvent | undefined> => {
    for (;;) {
      const event = await next();
      if (event === undefined || ('ownerId' in event && event.ownerId === ownerId)) return event;
    }
  };
  const nextFeedback = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const event = await next();
      if (event === undefined || 'hasNewFeedback' in event) return event;
    }
  };
  const nextChangeOf = async (householdId: string): Promise<boolean> => {
    for (;;) {
      const event = await next();
      if (event === undefined) return false;
      if ('changedHousehold' in event && event.changedHousehold === householdId) return true;
    }
  };
  return { response, next, nextOf, nextFeedback, nextChangeOf, leave: () => controller.abort() };
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent, undefined> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(
    new TextDecoderStream() as never,
  ) as AsyncIterable<string>) {
    const messages = (text + chunk).split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      if (message.startsWith('data: ')) yield JSON.parse(message.slice(6)) as StreamEvent;
    }
  }
  return undefined;
}

const meal = () => ({
  id: randomUUID(),
  date: '2026-11-23',
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  note: 'pasta',
});

async function change(person: Parameters<typeof openDevice>[0], householdId?: string) {
  const device = openDevice(person, householdId === undefined ? {} : { householdId });
  return (await device.sync([device.make('addMeal', meal())])).version;
}

test('the event stream says the versions that are there, and then each change', async () => {
  const cook = await registerUser(testApp.app, 'Cook');
  const ownerId = cook.user._id;
  const { response, next } = await listen(cook.token);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await next()).toEqual({ ownerId, version: 0 });
  await change(cook);
  expect(await next()).toEqual({ ownerId, version: 1 });
});

test('the event stream hears of changes that another process makes', async () => {
  const pools = openPool({ connectionString: database.url, max: 2, min: 0 }, makeLog('silent'));
  const planNotices = openPlanNotices({ database: pools, log: testApp.deps.log });
  const other = await buildApp({ ...testApp.deps, database: pools, planNotices });
  const cook = await registerUser(testApp.app, 'Twice');
  const { next } = await listen(cook.token);
  await next();
  await change(withToken(other, cook.token));
  expect(await next()).toEqual({ ownerId: cook.user._id, version: 1 });
  const body = { _id: randomUUID(), text: 'Hello' };
  await withToken(other, cook.token).ask(feedbackRoutes.send, { body });
  expect(await next()).toEqual({ hasNewFeedback: true });
  await other.close();
  await planNotices.close();
  await pools.close();
});

test('the event stream finds a change whose notice was lost', async () => {
  const cook = await registerUser(testApp.app, 'Lost');
  const { next } = await listen(cook.token);
  await next();
  await database.pool.query('update plan_owners set version = 7 where id = $1', [cook.user._id]);
  expect(await next()).toEqual({ ownerId: cook.user._id, version: 7 });
});

test('the event stream has the households of the person, those they join, and says when one is lost', async () => {
  const householdId = await foundHousehold(people.priya);
  const { nextOf } = await listen(people.tom.token);
  await addHouseholdMember(testApp.database.db, householdId, people.tom);
  expect(await nextOf(householdId)).toEqual({ ownerId: householdId, version: 0 });
  await change(people.priya, householdId);
  expect(await nextOf(householdId)).toEqual({ ownerId: householdId, version: 1 });
  await people.tom.ask(householdsRoutes.leave, { params: { id: householdId } });
  expect(await nextOf(householdId)).toEqual({ ownerId: householdId, hasNoAccess: true });
});

test('the event stream says nothing of foreign households, or of those whose settings are off', async () => {
  const [theirs, off] = [await foundHousehold(people.priya), await foundHousehold(people.alex)];
  await people.alex.ask(householdsRoutes.changeSettings, {
    params: { id: off },
    body: { enableMealPlanning: false, enableShoppingLists: false },
  });
  const { next } = await listen(people.alex.token);
  expect(await next()).toEqual({ ownerId: people.alex.user._id, version: 0 });
  await change(people.priya, theirs);
  await change(people.alex);
  expect(await next()).toEqual({ ownerId: people.alex.user._id, version: 1 });
});

test('the event stream ends when the person signs out', async () => {
  const cook = await registerUser(testApp.app, 'Leaver');
  const { next } = await listen(cook.token);
  await next();
  await cook.ask(accountsRoutes.logout);
  expect(await next()).toBeUndefined();
});

test('the event stream is refused without a session, and to someone with too many', async () => {
  const refused = await listen(undefined);
  expect(refused.response.status).toBe(401);
  expect(await refused.response.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect((await listen('no token')).response.status).toBe(401);
  const cook = await registerUser(testApp.app, 'Greedy');
  const streams = await Promise.all(
    Array.from({ length: streamLimits.perPerson }, () => listen(cook.token)),
  );
  const more = await listen(cook.token);
  expect([more.response.status, more.response.headers.get('retry-after')]).toEqual([429, '60']);
  for (const { leave } of streams) leave();
  await expect.poll(async () => (await listen(cook.token)).response.status).toBe(200);
});

test('the event stream listens again after its connection to the database was lost', async () => {
  const cook = await registerUser(testApp.app, 'Patient');
  const { next } = await listen(cook.token);
  await next();
  const heard: string[] = [];
  const end = testApp.deps.planNotices.subscribe({ onVersion: (id) => heard.push(id) });
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'saltbush-listener' and datname = current_database()`,
  );
  const ownerId = randomUUID();
  await expect
    .poll(
      async () => {
        await database.pool.query(`select pg_notify('saltbush', $1)`, [`${ownerId}:1`]);
        return heard.includes(ownerId);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  end();
});

test('a server that stops ends the event streams', async () => {
  const own = await openTestApp();
  const cook = await registerUser(own.app, 'Closer');
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const { next } = await listen(cook.token, `http://127.0.0.1:${port}`);
  await next();
  await own.close();
  expect(await next()).toBeUndefined();
});

test('notices of plans are short enough for PostgreSQL, and what is no notice is left out', () => {
  const versions = new Map(Array.from({ length: 400 }, (_, index) => [randomUUID(), index + 1]));
  const messages = writeNotices(versions);
  expect(messages).toHaveLength(3);
  expect(Math.max(...messages.map((message) => message.length))).toBeLessThan(8_000);
  expect(new Map(messages.flatMap(readNotices))).toEqual(versions);
  expect(readNotices('')).toEqual([]);
  expect(readNotices(`${randomUUID()}:x not-an-id:7 ${randomUUID()}`)).toEqual([]);
});

test('a person and the admins hear of feedback, and nobody else does', async () => {
  const { alex, tom } = people;
  const writer = await registerUser(testApp.app, 'Writer');
  const [ofAdmin, ofWriter, ofTom] = await Promise.all(
    [alex, writer, tom].map(({ token }) => listen(token)),
  );
  await writer.ask(feedbackRoutes.send, { body: { _id: randomUUID(), text: 'Hello' } });
  expect(await ofAdmin!.nextFeedback()).toEqual({ hasNewFeedback: true });
  expect(await ofWriter!.nextFeedback()).toEqual({ hasNewFeedback: true });
  const version = await change(tom);
  const heard: unknown[] = [];
  const last = { ownerId: tom.user._id, version };
  while (!isDeepStrictEqual(heard.at(-1), last)) heard.push(await ofTom!.next());
  expect(heard).not.toContainEqual({ hasNewFeedback: true });
});

test('members hear that someone joined their household, and other people do not', async () => {
  const founder = await registerUser(testApp.app, 'Founder');
  const other = await registerUser(testApp.app, 'Other');
  const householdId = await foundHousehold(founder);
  const [ofFounder, ofOther] = [await listen(founder.token), await listen(other.token)];
  await ofFounder.nextOf(householdId);
  await addHouseholdMember(
    testApp.deps.database.db,
    householdId,
    await registerUser(testApp.app, 'Joiner'),
  );
  expect(await ofFounder.nextChangeOf(householdId)).toBe(true);
  const version = await change(other);
  const heard: unknown[] = [];
  const last = { ownerId: other.user._id, version };
  while (!isDeepStrictEqual(heard.at(-1), last)) heard.push(await ofOther.next());
  expect(heard).not.toContainEqual({ changedHousehold: householdId });
});

test('whoever listens already hears of a household that they have just founded', async () => {
  const founder = await registerUser(testApp.app, 'Late');
  const { next, nextChangeOf } = await listen(founder.token);
  await next();
  expect(await nextChangeOf(await foundHousehold(founder))).toBe(true);
});
