/** Deliveries to a real receiver that works, fails, hangs, answers late or breaks off; the clock is the test's. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { mailMessages } from '../../../../schema/account/mail';
import { webhookDeliveries, webhooks } from '../../../../schema/plan/webhooks';
import type { OutgoingEmail } from '../../../../outside/mail';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { createTestRecipe } from '../../../../testing/recipes';
import { openServiceServer, type ServiceServer } from '../../../../testing/servers/service-server';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import {
  registerUser,
  visitorOf,
  withToken,
  type Person,
  type Visitor,
} from '../../../../testing/test-users';
import {
  makeTestWebhook,
  openWebhookWork,
  verified,
  webhookIdOf,
  type WebhookWork,
} from '../../../../testing/webhooks/webhook-work';
import { beginTry, claimWebhook } from './webhook-queue.store';

const [minute, hour] = [60_000, 3_600_000];
const all = { busyOwners: [], busyHosts: [], onlyHosts: undefined, lastOwners: [] };

let receiver: ServiceServer;
let other: ServiceServer;
let testApp: TestApp;
let work: WebhookWork;
let sendMail: (mail: OutgoingEmail) => void = () => undefined;
/** For receivers that never answer in time. */
let hasty: WebhookWork;
beforeAll(async () => {
  [receiver, other] = [await openServiceServer(), await openServiceServer()];
  const sender = { send: async (mail: OutgoingEmail) => sendMail(mail), close: () => undefined };
  const allowedPrivateWebhookHosts = [receiver.host, other.host];
  testApp = await openTestApp({ allowedPrivateWebhookHosts }, sender);
  work = await openWebhookWork(testApp);
  hasty = await openWebhookWork(testApp, { timeLimitMs: 200 });
});
afterEach(async () => {
  for (const server of [receiver, other]) {
    server.calls.length = 0;
    server.answerBy((_call, response) => void response.writeHead(204).end());
  }
  await testApp.database.db.delete(webhooks);
  await testApp.database.db.delete(mailMessages);
});
afterAll(async () => {
  await Promise.all([work.close(), hasty.close()]);
  await testApp.close();
  receiver.close();
  other.close();
});

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const answerWith = (status: number, headers: Record<string, string> = {}) =>
  receiver.answerBy((_call, response) => void response.writeHead(status, headers).end());
const addMilk = (person: Person, text = 'milk') =>
  person.ask(listItemsRoutes.add, { body: { text } });
/** Whose session has ended, since the clock went on for days. */
async function again({ email, password }: Person): Promise<Visitor> {
  const body = { email, password };
  return withToken(
    testApp.app,
    (await visitorOf(testApp.app).ask(accountsRoutes.login, { body })).body.token,
  );
}
const deliveriesOf = async (person: Visitor, id: string) =>
  (await person.ask(webhooksRoutes.listDeliveries, { params: { id } })).body.deliveries;
const webhookOf = async (person: Visitor) =>
  (await person.ask(webhooksRoutes.list)).body.webhooks[0]!;

/** Somebody whose recipes go to the receiver. */
async function listener(url = `${receiver.origin}/hook`) {
  const person = await newPerson();
  return { person, ...(await makeTestWebhook(person, url)) };
}

/** Events in the order in which they were received, repeated ones too. */
const received = (secret: string, server = receiver) =>
  server.calls.map((call) => {
    const { type, data } = verified(call, secret);
    const { recipe } = data as { recipe?: { title: string } };
    return recipe ? `${type} ${recipe.title}` : type;
  });

describe('a receiver that works', () => {
  test('a change is sent once, signed after Standard Webhooks', async () => {
    const { person, id, secret } = await listener();
    answerWith(202);
    await addMilk(person);
    await work.send();
    await work.send();
    expect(receiver.calls).toHaveLength(1);
    const [call] = receiver.calls;
    expect(call).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(verified(call!, secret)).toMatchObject({
      type: 'list.changed',
      data: { changes: [{ action: 'added', items: [{ text: 'milk' }] }], hasMore: false },
    });
    expect(() => verified(call!, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow();
    expect(await deliveriesOf(person, id)).toMatchObject([
      { _id: webhookIdOf(call!), state: 'delivered', tries: 1, status: 202 },
    ]);
  });

  test('events of a webhook come in order, also with several server processes', async () => {
    const { person, secret } = await listener();
    const second = await openWebhookWork(testApp);
    const titles = Array.from({ length: 12 }, (_, n) => `Jam ${String(n).padStart(2, '0')}`);
    for (const title of titles) await createTestRecipe(person, { title });
    await Promise.all([work.collect(), second.collect()]);
    await Promise.all([work.delivery.drain(), second.delivery.drain()]);
    // A process that found nothing to do at that moment leaves the rest to the other's next place.
    await work.delivery.drain();
    expect(received(secret)).toEqual(titles.map((title) => `recipe.created ${title}`));
    expect(new Set(receiver.calls.map(webhookIdOf)).size).toBe(titles.length);
    await second.close();
  });

  test('a test is sent before what waits, and not again when it fails', async () => {
    const { person, id, secret } = await listener();
    await createTestRecipe(person, { title: 'Jam' });
    await work.collect();
    expect((await person.ask(webhooksRoutes.sendTest, { params: { id } })).status).toBe(204);
    await work.delivery.drain();
    expect(received(secret)).toEqual(['webhook.test', 'recipe.created Jam']);
    answerWith(500);
    await person.ask(webhooksRoutes.sendTest, { params: { id } });
    await work.delivery.drain();
    testApp.advance(hour);
    await work.delivery.drain();
    expect(receiver.calls).toHaveLength(3);
    expect((await deliveriesOf(person, id))[0]).toMatchObject({ state: 'failed', status: 500 });
    expect((await webhookOf(person)).paused).toBeUndefined();
  });
});

describe('a receiver that fails', () => {
  test('a receiver that fails twice gets the event a third time, by the same id, and then the next one', async () => {
    const { person, secret, id } = await listener();
    answerWith(500);
    await createTestRecipe(person, { title: 'First' });
    await work.send();
    await createTestRecipe(person, { title: 'Second' });
    await work.send();
    expect(receiver.calls).toHaveLength(1);
    testApp.advance(5_000);
    await work.send();
    testApp.advance(minute);
    await work.send();
    expect(receiver.calls).toHaveLength(2);
    answerWith(200);
    testApp.advance(5 * minute);
    await work.send();
    const first = 'recipe.created First';
    expect(received(secret)).toEqual([first, first, first, 'recipe.created Second']);
    expect(new Set(receiver.calls.slice(0, 3).map(webhookIdOf)).size).toBe(1);
    expect(await deliveriesOf(person, id)).toMatchObject([
      { state: 'delivered', tries: 1 },
      { state: 'delivered', tries: 3 },
    ]);
  });

  test('a receiver that asks for a wait is not called before', async () => {
    const { person, secret } = await listener();
    answerWith(503, { 'retry-after': '3600' });
    await createTestRecipe(person, { title: 'Jam' });
    await work.send();
    answerWith(200);
    testApp.advance(hour - minute);
    await work.send();
    expect(receiver.calls).toHaveLength(1);
    testApp.advance(2 * minute);
    await work.send();
    expect(received(secret)).toHaveLength(2);
  });

  test('a redirect is not followed', async () => {
    const { person, id } = await listener();
    answerWith(302, { location: `${other.origin}/else` });
    await createTestRecipe(person, { title: 'Jam' });
    await work.send();
    expect(other.calls).toEqual([]);
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'waiting', status: 302 }]);
  });

  test('a receiver that closes the connection after reading gets the same event again', async () => {
    const { person, id, secret } = await listener();
    receiver.answerBy((_call, response) => void response.destroy());
    await createTestRecipe(person, { title: 'Jam' });
    await work.send();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'waiting', problem: 'broken' }]);
    answerWith(200);
    testApp.advance(6_000);
    await work.send();
    expect(received(secret)).toEqual(['recipe.created Jam', 'recipe.created Jam']);
    expect(new Set(receiver.calls.map(webhookIdOf)).size).toBe(1);
  });

  test('a receiver that answers too late gets the same event again', async () => {
    const { person, id, secret } = await listener();
    const late: ServerResponse[] = [];
    receiver.answerBy((_call, response) => void late.push(response));
    await createTestRecipe(person, { title: 'Jam' });
    await hasty.send();
    late[0]!.writeHead(200).end();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'waiting', problem: 'slow' }]);
    answerWith(200);
    testApp.advance(6_000);
    await work.send();
    expect(received(secret)).toEqual(['recipe.created Jam', 'recipe.created Jam']);
  });

  test('a receiver that is gone has its webhook paused, and its person gets a mail', async () => {
    const { person, id } = await listener();
    answerWith(410);
    await createTestRecipe(person, { title: 'First' });
    await createTestRecipe(person, { title: 'Second' });
    await work.send();
    testApp.advance(hour);
    await work.send();
    expect(receiver.calls).toHaveLength(1);
    expect(await webhookOf(person)).toMatchObject({ paused: { reason: 'gone' } });
    expect((await deliveriesOf(person, id)).map(({ state }) => state)).toEqual([
      'waiting',
      'failed',
    ]);
    const [mail] = await openMailbox(testApp.database, person.email);
    expect(mail!.subject).toBe('A webhook of yours is paused');
    expect(mail!.text).toContain('410 Gone');
  });

  test('a receiver that fails for three days is paused with one mail, and all that waits is sent when it is resumed', async () => {
    const { person, id, secret } = await listener();
    answerWith(500);
    await createTestRecipe(person, { title: 'First' });
    await createTestRecipe(person, { title: 'Second' });
    for (let hours = 0; hours < 100; hours += 1) {
      await work.send();
      testApp.advance(hour);
    }
    const later = await again(person);
    expect(await webhookOf(later)).toMatchObject({ paused: { reason: 'failing' } });
    expect((await openMailbox(testApp.database, person.email)).filter(isPause)).toHaveLength(1);
    expect((await deliveriesOf(later, id))[1]).toMatchObject({ state: 'failed', tries: 10 });
    receiver.calls.length = 0;
    answerWith(200);
    await later.ask(recipesRoutes.create, { body: { title: 'Third' } });
    await work.send();
    expect(receiver.calls).toEqual([]);
    await later.ask(webhooksRoutes.setPaused, { params: { id }, body: { isPaused: false } });
    await work.send();
    expect(received(secret)).toEqual(['recipe.created Second', 'recipe.created Third']);
  });
});

const isPause = ({ subject }: { subject: string }) => subject.includes('paused');

describe('a receiver that never answers', () => {
  test('others’ webhooks are called, and mails sent, while none of the tries of a silent receiver has ended', async () => {
    const patient = await openWebhookWork(testApp, { timeLimitMs: 600_000 });
    const unanswered: ServerResponse[] = [];
    receiver.answerBy((_call, response) => void unanswered.push(response));
    const slow = await newPerson();
    for (let n = 0; n < 8; n += 1) await makeTestWebhook(slow, `${receiver.origin}/${n}`);
    await createTestRecipe(slow, { title: 'Slow jam' });
    await patient.collect();
    await patient.delivery.fill();
    const cook = await newPerson();
    const { secret } = await makeTestWebhook(cook, `${other.origin}/hook`);
    await createTestRecipe(cook, { title: 'Jam' });
    await patient.collect();
    const arrived = nextCall(other);
    await patient.delivery.fill();
    await arrived;
    expect(received(secret, other)).toEqual(['recipe.created Jam']);
    const mailed = new Promise((resolve) => (sendMail = resolve));
    testApp.deps.mail.start();
    expect(await mailed).toMatchObject({ to: expect.stringContaining('cook') });
    await testApp.deps.mail.stop();
    // Each of those that wait holds a place of the slow person.
    expect(unanswered.length).toBeLessThanOrEqual(2);
    receiver.answerBy((_call, response) => void response.destroy());
    for (const response of unanswered) response.destroy();
    await patient.delivery.settled();
    await patient.close();
  });

  test('a silent receiver is asked a few times and then rests, and nothing that waits is lost', async () => {
    receiver.answerBy(() => undefined);
    const slow = await newPerson();
    for (let n = 0; n < 8; n += 1) await makeTestWebhook(slow, `${receiver.origin}/${n}`);
    await createTestRecipe(slow, { title: 'Slow jam' });
    await hasty.send();
    expect(receiver.calls.length).toBeLessThanOrEqual(4);
    answerWith(200);
    receiver.calls.length = 0;
    testApp.advance(10 * minute);
    await work.send();
    expect(receiver.calls).toHaveLength(8);
  });
});

function nextCall(server: ServiceServer): Promise<void> {
  return new Promise((resolve) =>
    server.answerBy((_call, response) => {
      response.writeHead(200).end();
      resolve();
    }),
  );
}

describe('a server process that is killed', () => {
  test('a delivery whose process was killed while it sent is sent again when its claim ends, by the same id', async () => {
    const { person, secret } = await listener();
    await createTestRecipe(person, { title: 'Jam' });
    await work.collect();
    const { db } = testApp.database;
    const { clock, config } = testApp.deps;
    const claimed = await claimWebhook(db, { now: clock(), admission: all, demands: config });
    const begun = await beginTry(db, claimed!, clock());
    await work.send();
    expect(receiver.calls).toEqual([]);
    testApp.advance(minute);
    await work.send();
    expect(received(secret)).toEqual(['recipe.created Jam']);
    expect(webhookIdOf(receiver.calls[0]!)).toBe(begun!.id);
  });

  test('a change that is made while a delivery is being sent makes a delivery of its own', async () => {
    const { person, secret } = await listener();
    await addMilk(person);
    await work.collect();
    const { db } = testApp.database;
    const { clock, config } = testApp.deps;
    const claimed = await claimWebhook(db, { now: clock(), admission: all, demands: config });
    await beginTry(db, claimed!, clock());
    await addMilk(person, 'eggs');
    testApp.advance(minute);
    await work.send();
    const texts = receiver.calls.map((call) =>
      JSON.stringify(verified(call, secret).data.changes).match(/milk|eggs/g),
    );
    expect(texts).toEqual([['milk'], ['eggs']]);
  });
});

describe('private addresses', () => {
  const open = openTestApp();
  afterAll(async () => (await open).close());

  test.each([
    'http://hooks.example.com/hook',
    'https://127.0.0.1/hook',
    'https://192.168.1.20/hook',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://169.254.169.254/latest',
    'https://user:secret@hooks.example.com/hook',
    'https://hooks.example.com:22/hook',
  ])('a webhook at %s is refused', async (url) => {
    const { app } = await open;
    const person = await registerUser(app, `Cook ${randomUUID()}`);
    const body = { url, events: ['list.changed' as const] };
    const { status, error } = await person.ask(webhooksRoutes.create, { body });
    expect([status, error.details]).toMatchObject([400, [{ field: 'url' }]]);
  });

  test.each([
    ['127.0.0.1', 4],
    ['::1', 6],
    ['::ffff:10.0.0.1', 6],
  ])('a webhook whose name leads to %s is not called', async (address, family) => {
    const outside = await open;
    const person = await registerUser(outside.app, `Cook ${randomUUID()}`);
    const { id } = await makeTestWebhook(person, 'https://hooks.example.com/hook');
    const sending = await openWebhookWork(outside, {
      resolve: (_host, done) => done(null, [{ address, family }]),
    });
    await createTestRecipe(person, { title: 'Jam' });
    await sending.send();
    expect(await deliveriesOf(person, id)).toMatchObject([
      { state: 'waiting', problem: 'private-address' },
    ]);
    await sending.close();
    await outside.database.db.delete(webhooks);
  });

  test('a private host that is no longer allowed is not called', async () => {
    const { person, id } = await listener();
    await createTestRecipe(person, { title: 'Jam' });
    const { deps } = testApp;
    const config = { ...deps.config, allowedPrivateWebhookHosts: [] };
    const strict = await openWebhookWork({ ...testApp, deps: { ...deps, config } });
    await strict.send();
    expect(receiver.calls).toEqual([]);
    expect(await deliveriesOf(person, id)).toMatchObject([{ problem: 'private-address' }]);
    await strict.close();
  });
});

test('a webhook whose secret can’t be read any more is paused, and sends nothing', async () => {
  const { person, id } = await listener();
  await createTestRecipe(person, { title: 'Jam' });
  await testApp.database.db
    .update(webhooks)
    .set({ sealedSecret: 'of another instance' })
    .where(eq(webhooks.id, id));
  await work.send();
  expect(receiver.calls).toEqual([]);
  expect(await webhookOf(person)).toMatchObject({ paused: { reason: 'secret' } });
  const rows = await testApp.database.db.select().from(webhookDeliveries);
  expect(rows).toMatchObject([{ state: 'waiting' }]);
});
