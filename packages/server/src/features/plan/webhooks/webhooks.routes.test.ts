import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webhookLimits, webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { webhookDeliveries, webhooks } from '../../../schema/plan/webhooks';
import { openMailbox } from '../../../testing/fake-mailbox';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openServiceServer, type ServiceServer } from '../../../testing/servers/service-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../testing/test-users';
import {
  makeTestWebhook,
  openWebhookWork,
  verified,
  webhookIdOf,
  type WebhookWork,
} from '../../../testing/webhooks/webhook-work';
import { forgetOldDeliveries } from './deliveries.store';

const {
  list,
  create,
  rollSecret,
  listDeliveries,
  sendTest,
  sendAgain,
  sendFailedAgain,
  setPaused,
  remove,
} = webhooksRoutes;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let receiver: ServiceServer;
let testApp: TestApp;
let work: WebhookWork;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  receiver = await openServiceServer();
  testApp = await openTestApp({ allowedPrivateWebhookHosts: [receiver.host] });
  work = await openWebhookWork(testApp);
});
afterEach(async () => {
  receiver.calls.length = 0;
  receiver.answerBy((_call, response) => void response.writeHead(204).end());
  await testApp.database.db.delete(webhooks);
});
afterAll(async () => {
  await work.close();
  await testApp.close();
  receiver.close();
});

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
async function listener() {
  [ann, ben] = [await newPerson(), await newPerson()];
  return makeTestWebhook(ann, `${receiver.origin}/hook`);
}
const answerWith = (status: number) =>
  receiver.answerBy((_call, response) => void response.writeHead(status).end());
const deliveriesOf = async (id: string) =>
  (await ann.ask(listDeliveries, { params: { id } })).body.deliveries;
const body = { url: 'https://hooks.example.com/hook', events: ['list.changed' as const] };

describe('a webhook', () => {
  test('a webhook is listed without its secret, which is stored encrypted', async () => {
    const { id, secret } = await listener();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await ann.ask(list);
    expect(listed.body.webhooks).toMatchObject([{ _id: id, url: `${receiver.origin}/hook` }]);
    expect((await ben.ask(list)).body.webhooks).toEqual([]);
    const stored = JSON.stringify(await testApp.database.db.select().from(webhooks));
    for (const text of [JSON.stringify(listed.body), stored]) {
      expect(text).not.toContain(secret.slice('whsec_'.length));
    }
  });

  test('a person who makes a webhook gets a mail', async () => {
    await listener();
    const [mail] = await openMailbox(testApp.database, ann.email);
    expect(mail!.text).toContain('A webhook was made');
  });

  test('a webhook of a community names it', async () => {
    ann = await newPerson();
    const householdId = await foundHousehold(ann, 'Number 7');
    const made = await ann.ask(create, { body: { ...body, householdId } });
    expect(made.body.webhook.household).toEqual({ _id: householdId, name: 'Number 7' });
  });

  test('a webhook made by an older sign-in needs the password, and so does another secret', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Confirming');
    early.advance(11 * minute);
    expect((await person.ask(create, { body })).error.code).toBe('CONFIRM_PASSWORD');
    const wrong = { ...body, password: 'not the password' };
    expect((await person.ask(create, { body: wrong })).error.code).toBe('WRONG_PASSWORD');
    const right = await person.ask(create, { body: { ...body, password: person.password } });
    expect(right.status).toBe(200);
    const params = { id: right.body.webhook._id };
    const refused = await person.ask(rollSecret, { params, body: {} });
    expect(refused.error.code).toBe('CONFIRM_PASSWORD');
    const password = { password: person.password };
    expect((await person.ask(rollSecret, { params, body: password })).status).toBe(200);
    await early.close();
  });

  test('a person has so many webhooks and no more', async () => {
    ann = await newPerson();
    for (let n = 0; n < webhookLimits.perPerson; n += 1) {
      expect((await ann.ask(create, { body })).status).toBe(200);
    }
    expect((await ann.ask(create, { body })).error.code).toBe('NOT_POSSIBLE');
  });

  test.each([
    [{ ...body, events: [] }, 'events'],
    [{ ...body, url: 'hooks' }, 'url'],
    [{ ...body, url: `https://hooks.example.com/${'a'.repeat(2_000)}` }, 'url'],
  ])('a webhook with %o is refused at its field', async (wrong, field) => {
    ann = await newPerson();
    const { status, error } = await ann.ask(create, { body: wrong });
    expect([status, JSON.stringify(error.details)]).toEqual([400, expect.stringContaining(field)]);
  });

  test('nobody else and no visitor may see or change a webhook', async () => {
    const { id } = await listener();
    const params = { id };
    const asked = async (person: Pick<Person, 'ask'>) => [
      (await person.ask(listDeliveries, { params })).status,
      (await person.ask(sendTest, { params })).status,
      (await person.ask(rollSecret, { params, body: {} })).status,
      (await person.ask(setPaused, { params, body: { isPaused: true } })).status,
      (await person.ask(sendFailedAgain, { params, body: { since: new Date(0).toISOString() } }))
        .status,
      (await person.ask(sendAgain, { params: { id, deliveryId: id } })).status,
      (await person.ask(remove, { params })).status,
    ];
    expect(new Set(await asked(ben))).toEqual(new Set([404]));
    expect(new Set(await asked(visitorOf(testApp.app)))).toEqual(new Set([401]));
  });

  test('no program makes or reads webhooks, also with everything', async () => {
    await listener();
    const made = await ann.ask(apiTokensRoutes.create, {
      body: { name: 'Script', scopes: ['everything'] },
    });
    const program = withToken(testApp.app, made.body.token);
    expect((await program.ask(list)).status).toBe(403);
    expect((await program.ask(create, { body })).status).toBe(403);
  });

  test('a webhook that is removed is sent nothing more', async () => {
    const { id } = await listener();
    await createTestRecipe(ann, { title: 'Jam' });
    await work.collect();
    expect((await ann.ask(remove, { params: { id } })).status).toBe(204);
    await work.send();
    expect(receiver.calls).toEqual([]);
  });
});

test('a secret that was rolled signs beside the new one for 24 hours', async () => {
  const early = await openTestApp({ allowedPrivateWebhookHosts: [receiver.host] });
  const earlyWork = await openWebhookWork(early);
  const person = await registerUser(early.app, 'Rolling');
  const { id, secret } = await makeTestWebhook(person, `${receiver.origin}/hook`);
  const rolled = await person.ask(rollSecret, { params: { id }, body: {} });
  expect(rolled.body.webhook.oldSecretUntil).toBeDefined();
  await createTestRecipe(person, { title: 'Jam' });
  await earlyWork.send();
  early.advance(23 * hour);
  await createTestRecipe(person, { title: 'Jelly' });
  await earlyWork.send();
  await createTestRecipe(person, { title: 'Marmalade' });
  early.advance(2 * hour);
  await earlyWork.send();
  const [first, second, third] = receiver.calls;
  for (const call of [first!, second!]) {
    expect(verified(call, secret)).toEqual(verified(call, rolled.body.secret));
  }
  expect(verified(third!, rolled.body.secret).type).toBe('recipe.created');
  expect(() => verified(third!, secret)).toThrow();
  await earlyWork.close();
  await early.close();
});

describe('deliveries', () => {
  test('a delivery is sent again, by the same id', async () => {
    const { id } = await listener();
    await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    const deliveryId = (await deliveriesOf(id))[0]!._id;
    expect((await ann.ask(sendAgain, { params: { id, deliveryId } })).status).toBe(204);
    await work.send();
    expect(receiver.calls.map(webhookIdOf)).toEqual([deliveryId, deliveryId]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  test('a delivery of another webhook can’t be sent again', async () => {
    const { id } = await listener();
    const other = await makeTestWebhook(ann, `${receiver.origin}/other`);
    await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    const deliveryId = (await deliveriesOf(other.id))[0]!._id;
    expect((await ann.ask(sendAgain, { params: { id, deliveryId } })).status).toBe(404);
  });

  test('a delivery that waits for its next try is tried now', async () => {
    const { id } = await listener();
    answerWith(500);
    await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    const deliveryId = (await deliveriesOf(id))[0]!._id;
    answerWith(200);
    await ann.ask(sendAgain, { params: { id, deliveryId } });
    await work.send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  test('all that failed since a time is sent again, in order', async () => {
    const { id } = await listener();
    for (const title of ['First', 'Second', 'Third']) await createTestRecipe(ann, { title });
    await work.send();
    const { db } = testApp.database;
    const titles = receiver.calls.map(webhookIdOf);
    await db.update(webhookDeliveries).set({ state: 'failed' });
    await db
      .update(webhookDeliveries)
      .set({ happenedAt: new Date(testApp.deps.clock().getTime() - 2 * day) })
      .where(eq(webhookDeliveries.id, titles[0]!));
    receiver.calls.length = 0;
    const since = new Date(testApp.deps.clock().getTime() - day).toISOString();
    const { body: answer } = await ann.ask(sendFailedAgain, { params: { id }, body: { since } });
    expect(answer).toEqual({ count: 2 });
    await work.send();
    expect(receiver.calls.map(webhookIdOf)).toEqual(titles.slice(1));
  });

  test('a paused webhook sends nothing and no test, and then all that waits', async () => {
    const { id } = await listener();
    const params = { id };
    await ann.ask(setPaused, { params, body: { isPaused: true } });
    expect((await ann.ask(list)).body.webhooks[0]!.paused).toMatchObject({ reason: 'person' });
    expect((await ann.ask(sendTest, { params })).error.code).toBe('NOT_POSSIBLE');
    await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    expect(receiver.calls).toEqual([]);
    await ann.ask(setPaused, { params, body: { isPaused: false } });
    await work.send();
    expect(receiver.calls).toHaveLength(1);
  });

  test('deliveries are forgotten after 30 days', async () => {
    const { id } = await listener();
    await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    const { db } = testApp.database;
    const after = (days: number) => new Date(testApp.deps.clock().getTime() + days * day);
    await forgetOldDeliveries(db, after(29));
    expect(await deliveriesOf(id)).toHaveLength(1);
    await forgetOldDeliveries(db, after(31));
    expect(await deliveriesOf(id)).toEqual([]);
  });
});
