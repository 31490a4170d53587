/** The kitchen screen: what it shows, and who opens, makes and ends links to it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { kitchenLimits, kitchenRoutes } from '@saltbush/contract/plan/kitchen';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openTestBrowser } from '../../../testing/servers/push-service-server';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person, type Visitor } from '../../../testing/test-users';
import { households } from '../../../schema/households';
import { kitchenLinks } from '../../../schema/plan/kitchen-links';

let testApp: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  testApp = await openTestApp({ allowedPrivateImportHosts: ['push.test'] });
  visitor = visitorOf(testApp.app);
});
afterAll(() => testApp.close());

const at = (time: string) => testApp.setTime(new Date(`2026-11-25T${time}:00+11:00`));
const dinner = (date: string, more: object) => ({
  id: randomUUID(),
  date,
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  ...more,
});

let ann: Person;
let ben: Person;
let home: string;
let device: SyncDevice;
beforeEach(async () => {
  at('17:00');
  [ann, ben] = (await Promise.all(
    ['Ann', 'Ben'].map((name) => registerUser(testApp.app, `${name} ${randomUUID()}`)),
  )) as [Person, Person];
  home = await foundHousehold(ann, 'Number 7');
  await addHouseholdMember(testApp.database.db, home, ben);
  device = openDevice(ann, { householdId: home });
});

const show = (person: Visitor) => person.ask(kitchenRoutes.show, { query: { householdId: home } });
const list = (person: Visitor) =>
  person.ask(kitchenRoutes.listLinks, { query: { householdId: home } });
const make = (person: Visitor, name = 'Tablet on the wall') =>
  person.ask(kitchenRoutes.makeLink, { body: { householdId: home, name } });
const remove = (person: Visitor, id: string) =>
  person.ask(kitchenRoutes.removeLink, { params: { id }, query: { householdId: home } });
const open = (token: string) => visitor.ask(kitchenRoutes.open, { params: { token } });
const tokenOf = async (person: Visitor = ann) => (await make(person)).body.url.split('/').at(-1)!;

describe('the kitchen screen', () => {
  it('a screen shows the next meal, who is home, small jobs and tomorrow, by a link as to a member', async () => {
    const laksa = await createTestRecipe(ann, { title: 'Laksa', prepMinutes: 10, cookMinutes: 20 });
    const chana = await createTestRecipe(ann, {
      title: 'Chana',
      ingredients: [{ name: 'dried chickpeas', amount: '1', unit: 'cup' }],
    });
    for (const id of [laksa, chana]) await shareWith(testApp.database.db, id, home);
    await device.sync([
      device.make('addMeal', dinner('2026-11-25', { recipeId: laksa })),
      device.make('addMeal', dinner('2026-11-26', { recipeId: chana })),
      device.make('setAttendance', {
        date: '2026-11-25',
        meal: 'dinner',
        change: { home: [ann.user._id], guests: 1 },
      }),
    ]);
    const { body } = await open(await tokenOf());
    expect(body).toMatchObject({
      name: 'Number 7',
      today: '2026-11-25',
      next: { meal: 'dinner', date: '2026-11-25', recipe: { title: 'Laksa', totalMinutes: 30 } },
      later: [],
      tomorrow: [{ recipe: { title: 'Chana' } }],
      home: { names: [ann.user.displayUsername], others: 1 },
      jobs: [{ text: 'Soak 1 cup dried chickpeas', reason: 'For Thursday: Chana.', isDone: false }],
      timers: [],
    });
    expect((await show(ben)).body).toEqual(body);
    expect(JSON.stringify(body)).not.toContain(ann.email);
    at('23:00');
    expect((await show(ben)).body).toMatchObject({ next: { date: '2026-11-26' }, tomorrow: [] });
  });

  it.each(['shopper', 'viewer'] as const)(
    'the role %s sees the screen, and neither lists, makes nor ends links to it',
    async (role) => {
      const { body } = await make(ann);
      const params = { id: home, userId: ben.user._id };
      await ann.ask(householdsRoutes.changeRole, { params, body: { role } });
      expect((await show(ben)).status).toBe(200);
      expect((await list(ben)).status).toBe(403);
      expect((await make(ben)).status).toBe(403);
      expect((await remove(ben, body._id)).status).toBe(403);
      expect((await list(ann)).body.links).toHaveLength(1);
    },
  );

  it('a screen of a plan without meals is empty', async () => {
    expect((await show(ann)).body).toMatchObject({ later: [], tomorrow: [], jobs: [] });
    const own = await ann.ask(kitchenRoutes.show, { query: {} });
    expect(own.body).not.toHaveProperty('name');
  });

  it('running timers of members whose first plan this is are shown until they end', async () => {
    const { subscription } = openTestBrowser(`https://push.test/${randomUUID()}`);
    await ann.ask(notificationsRoutes.subscribe, { body: subscription });
    const id = randomUUID();
    const endsAt = new Date('2026-11-25T17:20:00+11:00').toISOString();
    await ann.ask(notificationsRoutes.setTimer, {
      params: { id },
      body: { name: 'Simmer', endsAt },
    });
    expect((await show(ben)).body.timers).toEqual([]);
    await ann.ask(householdsRoutes.setDefault, { body: { householdId: home } });
    expect((await show(ben)).body.timers).toEqual([{ _id: id, name: 'Simmer', endsAt }]);
    at('17:21');
    expect((await show(ben)).body.timers).toEqual([]);
  });
});

describe('a link to the kitchen screen', () => {
  it('a kitchen link is a secret of 256 bits, of which only a digest is stored', async () => {
    const token = await tokenOf();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { db } = testApp.database;
    const rows = await db.select().from(kitchenLinks).where(eq(kitchenLinks.ownerId, home));
    expect(JSON.stringify([rows, (await list(ben)).body])).not.toContain(token);
  });

  it('every member lists and ends a kitchen link, with when it was last read', async () => {
    const token = await tokenOf();
    const [link] = (await list(ben)).body.links;
    expect(link).toMatchObject({ name: 'Tablet on the wall' });
    expect(link).not.toHaveProperty('seenAt');
    await open(token);
    expect((await list(ben)).body.links[0]?.seenAt).toMatch(/^2026-11-25T06:00/);
    expect((await remove(ben, link!._id)).status).toBe(204);
    expect((await open(token)).status).toBe(404);
    expect((await remove(ben, link!._id)).status).toBe(404);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['who made it leaves', () => ben.ask(householdsRoutes.leave, { params: { id: home } })],
    [
      'the household is closed',
      () =>
        testApp.database.db
          .update(households)
          .set({ closedAt: new Date() })
          .where(eq(households.id, home)),
    ],
  ])('a kitchen link answers no longer when %s', async (_, change) => {
    const token = await tokenOf(ben);
    await change();
    expect((await open(token)).status).toBe(404);
  });

  it('a kitchen link that is one too many is refused', async () => {
    for (let count = 0; count < kitchenLimits.links; count += 1) await make(ann, `Tablet ${count}`);
    expect((await make(ben)).status).toBe(409);
  });

  test.each(['nothing', "' or 1=1 --", '%00', '.', 'x'.repeat(99)])(
    'the token %o of a kitchen link is not found',
    async (token) => {
      expect((await open(encodeURIComponent(token))).status).toBe(404);
    },
  );

  it('a kitchen link is refused to who is not in the household, and to visitors', async () => {
    const outsider = await registerUser(testApp.app, `Out ${randomUUID()}`);
    const { body } = await make(ann);
    for (const [person, status] of [
      [outsider, 403],
      [visitor, 401],
    ] as const) {
      expect((await show(person)).status).toBe(status);
      expect((await list(person)).status).toBe(status);
      expect((await make(person)).status).toBe(status);
      expect((await remove(person, body._id)).status).toBe(status);
    }
    const params = { id: body._id };
    expect((await outsider.ask(kitchenRoutes.removeLink, { params, query: {} })).status).toBe(404);
  });
});
