import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { openPushService, type PushService } from '../../../outside/push-service';
import { foundHousehold, inviteTo } from '../../../testing/households';
import {
  openPushServiceServer,
  openTestBrowser,
  readVapid,
  type PushServiceServer,
} from '../../../testing/servers/push-service-server';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../testing/test-users';
import { mailMessages } from '../../../schema/account/mail';
import { openNoticeDelivery } from './deliver-notices';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import { tellListChanges } from './tell-list-changes';
import { loadVapidKeys, type VapidKeys } from './vapid-keys';

const routes = notificationsRoutes;
let service: PushServiceServer;
let testApp: TestApp;
let push: PushService;
let keys: VapidKeys;
beforeAll(async () => {
  service = await openPushServiceServer();
  testApp = await openTestApp({ allowedPrivateImportHosts: [service.host] });
  keys = await loadVapidKeys(testApp.database.db);
  push = openPushService({
    keys,
    contact: 'mailto:cook@saltbush.test',
    allowedPrivateHosts: [service.host],
    timeLimitMs: 300,
  });
});
afterEach(async () => {
  service.received.length = 0;
  service.answerBy((response) => void response.writeHead(201).end());
  await testApp.database.db.delete(pushSubscriptions);
});
afterAll(async () => {
  await push.close();
  await testApp.close();
  service.close();
});

const minute = 60_000;
const newPerson = (name = 'Cook') => registerUser(testApp.app, `${name} ${randomUUID()}`);

/** Someone whose browser shows notices. */
async function listener(name?: string) {
  const person = await newPerson(name);
  const browser = openTestBrowser(`${service.origin}/${randomUUID()}`);
  const { status } = await person.ask(routes.subscribe, { body: browser.subscription });
  expect(status).toBe(204);
  return { person, browser };
}

const deliver = () => {
  const { deps } = testApp;
  const { log, clock } = deps;
  return openNoticeDelivery({ db: deps.database.db, push, log, clock }).drain();
};
const waiting = () => testApp.database.db.select().from(pushMessages);
const devices = () => testApp.database.db.select().from(pushSubscriptions);
const setTimer = (person: Person, inMs: number, id = randomUUID(), name = 'Simmer') =>
  person.ask(routes.setTimer, {
    params: { id },
    body: { name, endsAt: new Date(testApp.deps.clock().getTime() + inMs).toISOString() },
  });

describe('the keys of the instance', () => {
  it('the keys of the instance are made once, also by processes that start together', async () => {
    const { db } = testApp.database;
    const [one, other] = await Promise.all([loadVapidKeys(db), loadVapidKeys(db)]);
    expect(one).toEqual(keys);
    expect(other).toEqual(keys);
    const person = await newPerson();
    expect((await person.ask(routes.get)).body.publicKey).toBe(keys.publicKey);
  });
});

describe('a notice', () => {
  it('a notice is signed and encrypted, and only its browser can read it', async () => {
    const { person, browser } = await listener();
    expect((await person.ask(routes.sendTest)).status).toBe(204);
    await deliver();
    const [notice] = service.received;
    expect(browser.read(notice!)).toEqual({
      title: 'Notifications are on',
      body: 'Saltbush can reach you on this device.',
      path: '/account/notifications',
      kind: 'test',
      topic: 'test',
    });
    const claims = readVapid(notice!, keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:cook@saltbush.test' });
    expect(Number(claims['exp']) * 1_000).toBeGreaterThan(Date.now());
    expect(notice!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '300' });
    const another = openTestBrowser(browser.subscription.endpoint);
    expect(() => another.read(notice!)).toThrow();
    expect(await waiting()).toEqual([]);
  });

  it.each([404, 410])('a notice that is answered %i removes the browser', async (status) => {
    const { person } = await listener();
    service.answerBy((response) => void response.writeHead(status).end());
    await person.ask(routes.sendTest);
    await deliver();
    expect(await devices()).toEqual([]);
    expect((await person.ask(routes.get)).body.isSubscribed).toBe(false);
    expect((await person.ask(routes.sendTest)).error.code).toBe('NOT_FOUND');
  });

  it.each<[string, Parameters<PushServiceServer['answerBy']>[0], number]>([
    ['429', (response) => void response.writeHead(429, { 'retry-after': '90' }).end(), 90_000],
    ['500', (response) => void response.writeHead(500).end(), 10_000],
    ['a timeout', () => undefined, 10_000],
    ['a broken line', (response) => void response.destroy(), 10_000],
  ])('a notice waits after %s, then arrives once', async (_name, answer, waitMs) => {
    const { person } = await listener();
    service.answerBy(answer);
    await person.ask(routes.sendTest);
    await deliver();
    const [message] = await waiting();
    const leftMs = message!.dueAt.getTime() - testApp.deps.clock().getTime();
    expect(Math.abs(leftMs - waitMs)).toBeLessThan(5_000);
    service.answerBy((response) => void response.writeHead(201).end());
    await deliver();
    expect(service.received).toHaveLength(1);
    testApp.advance(waitMs);
    await deliver();
    await deliver();
    expect(service.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('a notice that is refused, or too late, is given up', async () => {
    const { person } = await listener();
    service.answerBy((response) => void response.writeHead(403).end());
    await person.ask(routes.sendTest);
    await deliver();
    expect(await waiting()).toEqual([]);
    await person.ask(routes.sendTest);
    testApp.advance(6 * minute);
    await deliver();
    expect(service.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  it('a notice of several processes is sent by one', async () => {
    for (let index = 0; index < 5; index += 1) await (await listener()).person.ask(routes.sendTest);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(service.received).toHaveLength(5);
  });
});

describe('a device', () => {
  it.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://user@push.example.com/a',
    'file:///etc/passwd',
    'nonsense',
  ])('a device at %s is refused', async (endpoint) => {
    const person = await newPerson();
    const { subscription } = openTestBrowser(endpoint);
    const { status, error } = await person.ask(routes.subscribe, { body: subscription });
    expect([status, error.code]).toEqual([400, 'PUSH_ADDRESS_REFUSED']);
  });

  it('a device whose address resolves to a private one is not asked', async () => {
    const target = openTestBrowser('https://localhost:8443/a').subscription;
    const outcome = await push.send(
      { endpoint: target.endpoint, ...target.keys },
      { payload: '{}', ttlSeconds: 1, urgency: 'normal', topic: 'a' },
    );
    expect(outcome).toMatchObject({ kind: 'later', reason: 'AddressRefused' });
  });

  it('a device hears nothing after its sign-out, nor after being signed out from elsewhere', async () => {
    const { person } = await listener();
    const { email, password } = person;
    const visitor = visitorOf(testApp.app);
    const { body } = await visitor.ask(accountsRoutes.login, { body: { email, password } });
    const elsewhere = withToken(testApp.app, body.token);
    const tablet = openTestBrowser(`${service.origin}/${randomUUID()}`);
    await elsewhere.ask(routes.subscribe, { body: tablet.subscription });
    expect(await devices()).toHaveLength(2);
    await elsewhere.ask(accountsRoutes.endOtherSessions);
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([
      tablet.subscription.endpoint,
    ]);
    await elsewhere.ask(accountsRoutes.logout);
    expect(await devices()).toEqual([]);
  });

  it('a device belongs to who signed in to it last', async () => {
    const { browser } = await listener();
    const next = await newPerson();
    await next.ask(routes.subscribe, { body: browser.subscription });
    expect((await devices()).map(({ userId }) => userId)).toEqual([next.user._id]);
    await next.ask(routes.unsubscribe);
    expect(await devices()).toEqual([]);
  });

  it('a device needs someone who is signed in', async () => {
    const visitor = visitorOf(testApp.app);
    const { subscription } = openTestBrowser('https://push.example.com/a');
    const refused = await Promise.all([
      visitor.ask(routes.get),
      visitor.ask(routes.subscribe, { body: subscription }),
      visitor.ask(routes.unsubscribe),
      visitor.ask(routes.sendTest),
      visitor.ask(routes.removeTimer, { params: { id: randomUUID() } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('a timer', () => {
  it('a timer is notified when it ends, and not once it was stopped', async () => {
    const { person, browser } = await listener();
    const stopped = randomUUID();
    expect((await setTimer(person, 5 * minute)).body).toEqual({ isScheduled: true });
    await setTimer(person, 5 * minute, stopped);
    await person.ask(routes.removeTimer, { params: { id: stopped } });
    await deliver();
    expect(service.received).toEqual([]);
    testApp.advance(5 * minute);
    await deliver();
    expect(service.received).toHaveLength(1);
    expect(browser.read(service.received[0]!)).toMatchObject({ body: 'Simmer', kind: 'timers' });
    expect(service.received[0]!.headers['urgency']).toBe('high');
  });

  it('a timer that is prolonged is notified at its later end, once', async () => {
    const { person } = await listener();
    const id = randomUUID();
    await setTimer(person, minute, id);
    await setTimer(person, 3 * minute, id);
    testApp.advance(2 * minute);
    await deliver();
    expect(service.received).toEqual([]);
    testApp.advance(minute);
    await deliver();
    expect(service.received).toHaveLength(1);
  });

  it('a timer is not scheduled where nothing is pushed, when notices are off, or too far ahead', async () => {
    const quiet = await newPerson();
    expect((await setTimer(quiet, minute)).body).toEqual({ isScheduled: false });
    const { person } = await listener();
    expect((await setTimer(person, 25 * 60 * minute)).error.code).toBe('VALIDATION_FAILED');
    const choice = { kind: 'timers', channel: 'push', isOn: false } as const;
    await person.ask(routes.setChoice, { body: choice });
    expect((await setTimer(person, minute)).body).toEqual({ isScheduled: false });
    expect((await person.ask(routes.get)).body.choices).toContainEqual(choice);
    await person.ask(routes.setChoice, { body: { ...choice, isOn: true } });
    expect((await setTimer(person, minute)).body).toEqual({ isScheduled: true });
    const byMail = { kind: 'timers', channel: 'mail', isOn: true } as const;
    expect((await person.ask(routes.setChoice, { body: byMail })).status).toBe(400);
  });
});

describe('changes of a list', () => {
  const item = (text: string) => ({ id: randomUUID(), text, order: 'a0' });
  const tell = () => tellListChanges(testApp.database.db, testApp.deps.clock());

  it('changed lists are notified to the others together, at most every ten minutes', async () => {
    const { person: priya, browser } = await listener('Priya');
    const { person: tom } = await listener('Tom');
    const householdId = await foundHousehold(priya);
    const { token } = await inviteTo(priya, householdId);
    await tom.ask(householdInvitationsRoutes.accept, { params: { id: token } });
    const phone = openDevice(tom, { householdId });
    await phone.sync([phone.make('addItems', { items: [item('milk'), item('eggs')] })]);
    expect(await tell()).toBe(0);
    testApp.advance(2 * minute);
    expect(await tell()).toBe(1);
    await deliver();
    expect(service.received).toHaveLength(1);
    expect(browser.read(service.received[0]!)).toMatchObject({
      title: 'Number 7',
      body: `${tom.user.displayUsername} added milk and eggs.`,
      path: `/shopping-list?household=${householdId}`,
    });

    await phone.sync([phone.make('addItems', { items: [item('bread')] })]);
    testApp.advance(3 * minute);
    expect(await tell()).toBe(0);
    testApp.advance(8 * minute);
    const both = await Promise.all([tell(), tell()]);
    expect(both[0] + both[1]).toBe(1);
    await deliver();
    expect(service.received).toHaveLength(2);

    await priya.ask(routes.setChoice, {
      body: { kind: 'listChanges', channel: 'push', isOn: false },
    });
    await phone.sync([phone.make('addItems', { items: [item('jam')] })]);
    testApp.advance(12 * minute);
    expect(await tell()).toBe(0);
  });
});

describe('an invitation', () => {
  it('an invitation is pushed and mailed, each unless its person turned it off', async () => {
    const owner = await newPerson('Owner');
    const { person: guest, browser } = await listener('Guest');
    const householdId = await foundHousehold(owner, 'The Harpers');
    const mailsTo = async () =>
      (await testApp.database.db.select().from(mailMessages)).filter(
        ({ to, text }) => to === guest.email && text.includes('The Harpers'),
      ).length;
    await inviteTo(owner, householdId, guest.email);
    await deliver();
    expect(browser.read(service.received[0]!)).toMatchObject({
      title: 'The Harpers',
      path: '/households',
    });
    expect(await mailsTo()).toBe(1);
    for (const channel of ['push', 'mail'] as const) {
      const body = { kind: 'invitations', channel, isOn: false } as const;
      await guest.ask(routes.setChoice, { body });
    }
    await inviteTo(owner, householdId, guest.email);
    await deliver();
    expect(service.received).toHaveLength(1);
    expect(await mailsTo()).toBe(1);
  });
});
