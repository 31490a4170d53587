/** What a webhook is sent: never more than its person may read at that moment, and never much. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { households } from '../../../../schema/households';
import { users } from '../../../../schema/accounts';
import { webhooks } from '../../../../schema/plan/webhooks';
import { foundHousehold } from '../../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../../testing/recipes';
import { openServiceServer, type ServiceServer } from '../../../../testing/servers/service-server';
import { openDevice } from '../../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import {
  makeTestWebhook,
  openWebhookWork,
  verified,
  type WebhookWork,
} from '../../../../testing/webhooks/webhook-work';

let receiver: ServiceServer;
let testApp: TestApp;
let work: WebhookWork;
let admin: Person;
let ann: Person;
let ben: Person;
let home: string;
beforeAll(async () => {
  receiver = await openServiceServer();
  testApp = await openTestApp({ allowedPrivateWebhookHosts: [receiver.host] });
  work = await openWebhookWork(testApp);
  admin = await newPerson();
  ann = await newPerson();
});
afterEach(async () => {
  receiver.calls.length = 0;
  await testApp.database.db.delete(webhooks);
});
afterAll(async () => {
  await work.close();
  await testApp.close();
  receiver.close();
});

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const address = () => `${receiver.origin}/hook`;

/** Ben listens to the community of Ann, in which he is a member. */
async function listenAtHome() {
  ben = await newPerson();
  home = await foundHousehold(ann);
  await addHouseholdMember(testApp.database.db, home, ben);
  return makeTestWebhook(ben, address(), { householdId: home });
}
const addMilk = (person: Person, householdId?: string) =>
  person.ask(listItemsRoutes.add, { body: { text: 'milk', householdId } });
const sent = (secret: string) => receiver.calls.map((call) => verified(call, secret));
const statesOf = async (person: Person, id: string) => {
  const { body } = await person.ask(webhooksRoutes.listDeliveries, { params: { id } });
  return body.deliveries.map(({ state }) => state);
};
const day = '2026-11-27';

describe('a community', () => {
  test('a member is sent what others do on the list, with their names', async () => {
    const { secret } = await listenAtHome();
    await addMilk(ann, home);
    await work.send();
    expect(sent(secret)).toMatchObject([
      {
        type: 'list.changed',
        data: {
          householdId: home,
          changes: [{ action: 'added', by: { name: ann.user.displayUsername } }],
          url: `https://saltbush.test/api/list-items?householdId=${home}`,
        },
      },
    ]);
  });

  test('a person who has left a community is sent nothing more, not even what waits', async () => {
    const { id } = await listenAtHome();
    await addMilk(ann, home);
    await work.collect();
    await ben.ask(householdsRoutes.leave, { params: { id: home } });
    await work.delivery.drain();
    expect(receiver.calls).toEqual([]);
    const { status } = await ben.ask(webhooksRoutes.listDeliveries, { params: { id } });
    expect(status).toBe(404);
  });

  test.each([
    ['closed', { closedAt: new Date() }],
    ['deleted', { deletedAt: new Date() }],
    ['without lists', { enableShoppingLists: false }],
  ])('nothing is sent of the list of a community that is %s', async (_case, change) => {
    const { id } = await listenAtHome();
    await addMilk(ann, home);
    await work.collect();
    await testApp.database.db.update(households).set(change).where(eq(households.id, home));
    await work.delivery.drain();
    expect(receiver.calls).toEqual([]);
    expect(await statesOf(ben, id)).toEqual(['skipped']);
  });

  test('a meal whose recipe a member may not read is not named to them', async () => {
    const { secret } = await listenAtHome();
    const recipeId = await createTestRecipe(ann, { title: 'Secret jam' });
    const share = { sharedWith: { communities: [home] } };
    await ann.ask(sharingRoutes.update, { params: { id: recipeId }, body: share });
    const entries = [{ recipe: recipeId }, { note: 'Fish and chips' }];
    for (const entry of entries) {
      const body = { date: day, householdId: home, entry };
      expect((await ann.ask(mealsRoutes.add, { body })).status).toBe(200);
    }
    const unshare = { sharedWith: { communities: [] } };
    await ann.ask(sharingRoutes.update, { params: { id: recipeId }, body: unshare });
    await work.send();
    expect(receiver.calls.map(({ body }) => body).join()).not.toContain('Secret');
    const plan = sent(secret).find(({ type }) => type === 'plan.changed');
    expect(plan!.data.changes).toMatchObject([{ meal: { title: 'Fish and chips', date: day } }]);
  });

  test('a cooking in a community is sent to its members', async () => {
    const { secret } = await listenAtHome();
    const id = await createTestRecipe(ann, { title: 'Jam' });
    const share = { sharedWith: { communities: [home] } };
    await ann.ask(sharingRoutes.update, { params: { id }, body: share });
    const body = { cookedOn: '2026-11-12', householdId: home };
    await ann.ask(cookLogRoutes.add, { params: { id }, body });
    await work.send();
    expect(sent(secret).at(-1)).toMatchObject({
      type: 'recipe.cooked',
      data: { householdId: home },
    });
  });

  test('a webhook is made of no community that one is not in', async () => {
    const outsider = await newPerson();
    home = await foundHousehold(ann);
    const body = { url: address(), events: ['list.changed' as const], householdId: home };
    expect((await outsider.ask(webhooksRoutes.create, { body })).status).toBe(403);
    const none = { ...body, householdId: randomUUID() };
    expect((await outsider.ask(webhooksRoutes.create, { body: none })).status).toBe(404);
  });
});

describe('a person who loses access', () => {
  const lists = async (person: Person) =>
    testApp.database.db.$count(webhooks, eq(webhooks.userId, person.user._id));

  test('a new password ends the webhooks of an account, with what waits', async () => {
    const person = await newPerson();
    await makeTestWebhook(person, address());
    await addMilk(person);
    await work.collect();
    const passwords = { currentPassword: person.password, newPassword: 'another plum jam jar' };
    await person.ask(accountsRoutes.changePassword, { body: passwords });
    await work.delivery.drain();
    expect([receiver.calls, await lists(person)]).toEqual([[], 0]);
  });

  test('a disabled account sends nothing, and has no webhook when it is enabled', async () => {
    const person = await newPerson();
    await makeTestWebhook(person, address());
    await addMilk(person);
    await work.collect();
    const params = { id: person.user._id };
    await admin.ask(userAdminRoutes.changeUser, { params, body: { isDisabled: true } });
    await admin.ask(userAdminRoutes.changeUser, { params, body: { isDisabled: false } });
    await work.delivery.drain();
    expect([receiver.calls, await lists(person)]).toEqual([[], 0]);
  });

  test('a webhook goes with its account', async () => {
    const person = await newPerson();
    await makeTestWebhook(person, address());
    await createTestRecipe(person, { title: 'Jam' });
    await testApp.database.db.delete(users).where(eq(users.id, person.user._id));
    await work.send();
    expect([receiver.calls, await lists(person)]).toEqual([[], 0]);
  });

  test('an account about to be deleted sends nothing', async () => {
    const person = await newPerson();
    await makeTestWebhook(person, address());
    await addMilk(person);
    await testApp.database.db
      .update(users)
      .set({ deletionDueAt: new Date() })
      .where(eq(users.id, person.user._id));
    await work.send();
    expect(receiver.calls).toEqual([]);
  });
});

describe('a body', () => {
  test('a body has less than 20 KB, and says where the rest is', async () => {
    const person = await newPerson();
    const { secret } = await makeTestWebhook(person, address(), { events: ['list.changed'] });
    const phone = openDevice(person);
    for (let part = 0; part < 3; part += 1) {
      const items = Array.from({ length: 60 }, (_, n) => ({
        id: randomUUID(),
        text: `${'é'.repeat(190)}${part}`,
        order: `a${part}${n}`,
      }));
      await phone.sync(items.map((item) => phone.make('addItems', { items: [item] })));
    }
    await work.send();
    expect(Buffer.byteLength(receiver.calls[0]!.body)).toBeLessThan(20_000);
    const [{ data }] = sent(secret) as [ReturnType<typeof verified>];
    expect(data).toMatchObject({ hasMore: true, url: 'https://saltbush.test/api/list-items' });
    expect(data.changes!.length).toBeGreaterThan(5);
  });

  test('a list whose history was deleted before it was sent is still announced', async () => {
    const person = await newPerson();
    const { secret } = await makeTestWebhook(person, address(), { events: ['list.changed'] });
    await addMilk(person);
    await work.collect();
    await person.ask(storageUseRoutes.forgetChanges, { query: {} });
    await work.delivery.drain();
    expect(sent(secret)).toMatchObject([{ data: { changes: [], hasMore: true } }]);
  });

  test('a meal that was moved and one that was removed are sent as they are now', async () => {
    const person = await newPerson();
    const { secret } = await makeTestWebhook(person, address(), { events: ['plan.changed'] });
    const phone = openDevice(person);
    const meal = { date: day, meal: 'dinner', quantity: 1, order: 'a0' };
    const [moved, removed] = [randomUUID(), randomUUID()];
    await phone.sync([
      phone.make('addMeal', { id: moved, ...meal, note: 'Pie' }),
      phone.make('addMeal', { id: removed, ...meal, note: 'Fish' }),
    ]);
    await work.send();
    await phone.sync([
      phone.make('changeMeal', { id: moved, change: { date: '2026-12-01' } }),
      phone.make('removeMeal', { id: removed }),
    ]);
    await work.send();
    expect(sent(secret)[1]!.data).toMatchObject({
      changes: [
        { action: 'changed', meal: { _id: moved, date: '2026-12-01', title: 'Pie' } },
        { action: 'removed', meal: { _id: removed, title: 'Fish' } },
      ],
      url: `https://saltbush.test/api/meals?from=${day}&to=2026-12-01`,
    });
  });
});
