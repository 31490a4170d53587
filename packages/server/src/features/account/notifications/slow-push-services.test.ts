/** One person's push addresses may never answer: everyone else's timers are pushed as if they did not exist. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPushService, type PushService } from '../../../outside/push-service';
import {
  openPushServiceServer,
  openTestBrowser,
  type PushServiceServer,
} from '../../../testing/servers/push-service-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { openNoticeDelivery } from './deliver-notices';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import { loadVapidKeys } from './vapid-keys';

const devices = 20;
const timersOfDevice = 50;
const second = 1_000;

let dead: PushServiceServer;
let live: PushServiceServer;
let testApp: TestApp;
let patient: PushService;
let hasty: PushService;
beforeAll(async () => {
  [dead, live] = [await openPushServiceServer(), await openPushServiceServer()];
  dead.answerBy(() => undefined);
  testApp = await openTestApp({ allowedPrivateImportHosts: [dead.host, live.host] });
  const keys = await loadVapidKeys(testApp.database.db);
  const options = {
    keys,
    contact: 'mailto:cook@saltbush.test',
    allowedPrivateHosts: [dead.host, live.host],
  };
  patient = openPushService({ ...options, timeLimitMs: 600_000 });
  hasty = openPushService({ ...options, timeLimitMs: 100 });
});
afterEach(async () => {
  dead.received.length = 0;
  live.received.length = 0;
  await testApp.database.db.delete(pushSubscriptions);
});
afterAll(async () => {
  dead.close();
  live.close();
  await Promise.all([patient.close(), hasty.close()]);
  await testApp.close();
});

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);

async function addDevice(person: Person, server: PushServiceServer): Promise<string> {
  const { subscription } = openTestBrowser(`${server.origin}/${randomUUID()}`);
  const id = randomUUID();
  await testApp.database.db.insert(pushSubscriptions).values({
    id,
    userId: person.user._id,
    sessionId: id,
    endpoint: subscription.endpoint,
    ...subscription.keys,
    seenAt: new Date(),
  });
  return id;
}

async function setTimers(subscriptionId: string, count: number, dueInMs: number): Promise<void> {
  const now = testApp.deps.clock().getTime();
  await testApp.database.db.insert(pushMessages).values(
    Array.from({ length: count }, (_, n) => ({
      subscriptionId,
      topic: `timer:${n}`,
      kind: 'timers' as const,
      content: { title: 'Timer done', body: 'Simmer', path: '/my-recipes' },
      dueAt: new Date(now + dueInMs),
      expiresAt: new Date(now + dueInMs + 600 * second),
    })),
  );
}

/** All due now, at a host that never answers. */
async function addSlowPerson(): Promise<void> {
  const slow = await newPerson();
  for (let n = 0; n < devices; n += 1)
    await setTimers(await addDevice(slow, dead), timersOfDevice, 0);
}

const openWith = (push: PushService) => {
  const { deps } = testApp;
  return openNoticeDelivery({ db: deps.database.db, push, log: deps.log, clock: deps.clock });
};

it('a timer due a second after a thousand of a silent host is pushed while none of those has ended', async () => {
  const unanswered: ServerResponse[] = [];
  dead.answerBy((response) => void unanswered.push(response));
  await addSlowPerson();
  const cook = await newPerson();
  await setTimers(await addDevice(cook, live), 1, second);
  const delivery = openWith(patient);
  await delivery.fill();
  expect(live.received).toHaveLength(0);
  testApp.advance(second);
  const arrived = live.nextNotice();
  await delivery.fill();
  await arrived;
  // Each of those that wait holds one of the slow person's places until it is answered: none has been.
  expect(dead.received.length).toBeLessThanOrEqual(4);
  dead.answerBy((response) => void response.destroy());
  for (const response of unanswered) response.destroy();
  await delivery.settled();
});

it('a silent host is asked a few times and then rests, and all that waits for it is postponed', async () => {
  dead.answerBy(() => undefined);
  await addSlowPerson();
  await openWith(hasty).drain();
  expect(dead.received.length).toBeLessThanOrEqual(8);
  const waiting = await testApp.database.db.select().from(pushMessages);
  expect(waiting).toHaveLength(devices * timersOfDevice);
  const now = testApp.deps.clock();
  expect(waiting.filter(({ dueAt }) => dueAt <= now)).toEqual([]);
});

it('a host that answers again after its rest gets all that has waited', async () => {
  dead.answerBy(() => undefined);
  const cook = await newPerson();
  await setTimers(await addDevice(cook, dead), 12, 0);
  const delivery = openWith(hasty);
  await delivery.drain();
  dead.received.length = 0;
  dead.answerBy((response) => void response.writeHead(201).end());
  testApp.advance(40 * second);
  await delivery.drain();
  expect(dead.received).toHaveLength(12);
  expect(await testApp.database.db.select().from(pushMessages)).toEqual([]);
});

it('a timer goes before other notices of the same person', async () => {
  const cook = await newPerson();
  const device = await addDevice(cook, live);
  const now = testApp.deps.clock();
  const other = { title: 'Milk', body: 'Added', path: '/shopping-list' };
  await testApp.database.db.insert(pushMessages).values(
    Array.from({ length: 10 }, (_, n) => ({
      subscriptionId: device,
      topic: `list:${n}`,
      kind: 'listChanges' as const,
      content: other,
      dueAt: new Date(now.getTime() - second),
      expiresAt: new Date(now.getTime() + 600 * second),
    })),
  );
  await setTimers(device, 1, 0);
  await openWith(patient).drain();
  const urgencies = live.received.map(({ headers }) => headers['urgency']);
  expect(urgencies.slice(0, 4)).toContain('high');
  expect(urgencies).toHaveLength(11);
});
