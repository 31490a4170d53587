/** What happens becomes deliveries: once, also after a kill, and never what was undone. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webhookLimits } from '@saltbush/contract/account/webhooks';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { syncSchemaVersion } from '@saltbush/contract/plan/sync-schema-version';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { packageFolder } from '../../../../platform/package-root';
import { recipes } from '../../../../schema/recipes';
import { webhookChanges, webhookDeliveries, webhooks } from '../../../../schema/plan/webhooks';
import { foundHousehold } from '../../../../testing/households';
import { bundledProgram } from '../../../../testing/programs/bundled-program';
import { addHouseholdMember, createTestRecipe } from '../../../../testing/recipes';
import { openServiceServer, type ServiceServer } from '../../../../testing/servers/service-server';
import { openDevice } from '../../../../testing/sync-device';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser } from '../../../../testing/test-users';
import {
  makeTestWebhook,
  openWebhookWork,
  verified,
  type WebhookWork,
} from '../../../../testing/webhooks/webhook-work';
import { forgetOldDeliveries } from '../deliveries.store';
import { collectEvents } from './collect-events';

let receiver: ServiceServer;
let database: TestDatabase;
let testApp: TestApp;
let work: WebhookWork;
beforeAll(async () => {
  receiver = await openServiceServer();
  database = await createTestDatabase();
  testApp = await openTestApp({ allowedPrivateWebhookHosts: [receiver.host] }, undefined, {
    database,
  });
  work = await openWebhookWork(testApp);
});
afterEach(async () => {
  receiver.calls.length = 0;
  await database.db.delete(webhooks);
  await database.db.delete(webhookChanges);
});
afterAll(async () => {
  await work.close();
  await testApp.close();
  receiver.close();
});

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
async function listener(more: Parameters<typeof makeTestWebhook>[2] = {}) {
  const person = await newPerson();
  return { person, ...(await makeTestWebhook(person, `${receiver.origin}/hook`, more)) };
}
const waiting = async () =>
  (await database.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.place)).map(
    ({ event }) => event,
  );
const sent = (secret: string) => receiver.calls.map((call) => verified(call, secret));
const day = '2026-11-27';

describe('a list and a plan', () => {
  test('a hundred ticks of a phone that was offline are one request', async () => {
    const { person, secret } = await listener();
    const phone = openDevice(person);
    await phone.sync();
    const items = Array.from({ length: 100 }, (_, n) => ({
      id: randomUUID(),
      text: `Item ${n}`,
      order: `a${n}`,
    }));
    await phone.sync([phone.make('addItems', { items })]);
    for (const part of [items.slice(0, 50), items.slice(50)]) {
      await phone.sync(
        part.map(({ id }) =>
          phone.make('tick', { week: '2026-11-23', items: [id], on: '2026-11-24' }),
        ),
      );
      await work.collect();
    }
    await work.delivery.drain();
    expect(receiver.calls).toHaveLength(1);
    const [{ type, data }] = sent(secret) as [ReturnType<typeof verified>];
    expect(type).toBe('list.changed');
    expect(Buffer.byteLength(receiver.calls[0]!.body)).toBeLessThan(20_000);
    expect(data).toMatchObject({ url: 'https://saltbush.test/api/list-items' });
    expect(data.changes!.map(({ action }) => action)).toContain('ticked');
  });

  test('a planned meal changes the plan and the list, a vote neither', async () => {
    const { person } = await listener();
    const body = { date: day, entry: { note: 'Fish and chips' } };
    await person.ask(mealsRoutes.add, { body });
    await work.collect();
    expect((await waiting()).toSorted()).toEqual(['list.changed', 'plan.changed']);
    await work.delivery.drain();
    await database.db.delete(webhookDeliveries);
    const phone = openDevice(person);
    await phone.sync([
      phone.make('setEater', { id: randomUUID(), change: { name: 'Leo', portion: 0.5 } }),
    ]);
    await work.collect();
    expect(await waiting()).toEqual([]);
  });

  test('a change from before the webhook was made is not sent', async () => {
    const person = await newPerson();
    await person.ask(mealsRoutes.add, { body: { date: day, entry: { note: 'Pie' } } });
    await makeTestWebhook(person, `${receiver.origin}/hook`);
    await work.collect();
    expect(await waiting()).toEqual([]);
  });

  test('a webhook is made for nothing that it was not asked to send', async () => {
    const { person } = await listener({ events: ['recipe.created'] });
    await person.ask(mealsRoutes.add, { body: { date: day, entry: { note: 'Pie' } } });
    const id = await createTestRecipe(person, { title: 'Jam' });
    await person.ask(recipesRoutes.update, { params: { id }, body: { title: 'Plum jam' } });
    await work.collect();
    expect(await waiting()).toEqual(['recipe.created']);
  });
});

describe('recipes and cookings', () => {
  test('a recipe is created, changed, deleted and brought back, each once', async () => {
    const { person } = await listener();
    const id = await createTestRecipe(person, { title: 'Jam' });
    const params = { id };
    await work.send();
    for (const title of ['Plum jam', 'Fig jam']) {
      await person.ask(recipesRoutes.update, { params, body: { title } });
    }
    await work.collect();
    await person.ask(recipesRoutes.remove, { params });
    await person.ask(recipesRoutes.restore, { params });
    await work.collect();
    expect(await waiting()).toEqual([
      'recipe.created',
      'recipe.changed',
      'recipe.deleted',
      'recipe.created',
    ]);
  });

  test('a recipe that is changed before it was sent is sent once, as it is then', async () => {
    const { person, secret } = await listener({ events: ['recipe.created', 'recipe.changed'] });
    const id = await createTestRecipe(person, { title: 'Jam' });
    await work.collect();
    await person.ask(recipesRoutes.update, { params: { id }, body: { title: 'Plum jam' } });
    await work.send();
    expect(sent(secret)).toMatchObject([
      { type: 'recipe.created', data: { recipe: { _id: id, title: 'Plum jam', revision: 2 } } },
    ]);
  });

  test('a cooking is sent to the webhook of whose it is', async () => {
    const { person, secret } = await listener({ events: ['recipe.cooked'] });
    const id = await createTestRecipe(person, { title: 'Jam' });
    const body = { cookedOn: '2026-11-12', people: ['Mia'], note: 'Good' };
    await person.ask(cookLogRoutes.add, { params: { id }, body });
    await work.send();
    expect(sent(secret)).toMatchObject([
      { type: 'recipe.cooked', data: { ...body, recipe: { _id: id, title: 'Jam' } } },
    ]);
  });

  test('a recipe comes to the book of a community when it is shared, and leaves it when it no longer is', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()];
    const householdId = await foundHousehold(ann);
    await addHouseholdMember(database.db, householdId, ben);
    const { secret } = await makeTestWebhook(ben, `${receiver.origin}/hook`, { householdId });
    const id = await createTestRecipe(ann, { title: 'Jam' });
    await work.send();
    expect(receiver.calls).toEqual([]);
    const share = (communities: string[]) =>
      ann.ask(sharingRoutes.update, { params: { id }, body: { sharedWith: { communities } } });
    await share([householdId]);
    await work.send();
    await ann.ask(recipesRoutes.update, { params: { id }, body: { title: 'Plum jam' } });
    await work.send();
    await share([]);
    await work.send();
    expect(sent(secret).map(({ type, data }) => [type, data['recipe']])).toMatchObject([
      ['recipe.created', { title: 'Jam' }],
      ['recipe.changed', { title: 'Plum jam' }],
      ['recipe.deleted', { _id: id }],
    ]);
    expect(receiver.calls.at(-1)!.body).not.toContain('Plum');
  });

  test('a webhook has so many deliveries that wait and no more', async () => {
    const { id } = await listener({ events: ['recipe.created'] });
    await database.db.execute(sql`
      insert into webhook_changes (webhook_id, event, subject_id, happened_at)
      select ${id}::uuid, 'recipe.created', gen_random_uuid(), now()
      from generate_series(1, ${webhookLimits.waiting + 20})`);
    await work.collect();
    expect(await waiting()).toHaveLength(webhookLimits.waiting);
  });
});

describe('a change', () => {
  test('a change that is undone by its transaction makes no delivery', async () => {
    const { person } = await listener();
    const id = await createTestRecipe(person, { title: 'Jam' });
    await work.send();
    await database.db.delete(webhookDeliveries);
    const undone = database.db.transaction(async (tx) => {
      const change = { title: 'Plum jam', revision: 2 };
      await tx.update(recipes).set(change).where(eq(recipes.id, id));
      expect(await tx.$count(webhookChanges)).toBe(1);
      throw new Error('Undo this');
    });
    await expect(undone).rejects.toThrow('Undo this');
    await work.collect();
    expect(await waiting()).toEqual([]);
  });

  test('a change whose server was killed right after it is sent by another', async () => {
    const { person, secret } = await listener();
    const phone = openDevice(person);
    await phone.sync();
    const milk = { id: randomUUID(), text: 'milk', order: 'a0' };
    const body = JSON.stringify({
      device: phone.id,
      schema: syncSchemaVersion,
      epoch: phone.epoch,
      since: phone.version,
      operations: [phone.make('addItems', { items: [milk] })],
    });
    const args = [bundledProgram('push-and-die'), database.url, person.token, body];
    const child = spawn(process.execPath, args, { cwd: packageFolder, stdio: 'inherit' });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    await work.send();
    expect(sent(secret)).toMatchObject([
      { type: 'list.changed', data: { changes: [{ action: 'added', items: [{ text: 'milk' }] }] } },
    ]);
  });

  test('several processes that look at once make one delivery of a change', async () => {
    const { person } = await listener();
    await createTestRecipe(person, { title: 'Jam' });
    await Promise.all(
      Array.from({ length: 4 }, () => collectEvents(database.db, testApp.deps.clock)),
    );
    expect(await waiting()).toEqual(['recipe.created']);
  });

  test('a change for a webhook that was removed meanwhile is forgotten', async () => {
    const { person } = await listener();
    await createTestRecipe(person, { title: 'Jam' });
    await database.db.delete(webhooks);
    await work.collect();
    await forgetOldDeliveries(database.db, testApp.deps.clock());
    expect(await database.db.$count(webhookChanges)).toBe(0);
  });
});

test('a person without a webhook has nothing remembered for one', async () => {
  const person = await newPerson();
  await listener();
  const id = await createTestRecipe(person, { title: 'Jam' });
  await person.ask(recipesRoutes.update, { params: { id }, body: { title: 'Plum jam' } });
  await work.collect();
  expect([await database.db.$count(webhookChanges), await waiting()]).toEqual([0, []]);
});
