import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { householdLimits, householdsRoutes } from '@saltbush/contract/households';
import { gatherCast, join, type Cast } from '../../testing/people';
import { letIn } from '../../testing/recipes';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { households } from './households.tables';

let house: TestApp;
let cast: Cast;
beforeAll(async () => {
  house = await openTestApp();
  cast = await gatherCast(house.app);
});
afterAll(() => house.close());

const { create, get, list } = householdsRoutes;
const found = async (name = 'Number 7', person = cast.priya) =>
  (await person.ask(create, { body: { name } })).body;

test('whoever founds a household owns it', async () => {
  const household = await found('  Number  7 ');
  expect(household).toMatchObject({
    name: 'Number 7',
    status: 'active',
    members: [{ user: { _id: cast.priya.user._id, username: 'Priya' }, role: 'owner' }],
    settings: { enableMealPlanning: true, enableShoppingLists: true },
  });
  const again = await cast.priya.ask(get, { params: { id: household._id } });
  expect(again.body).toEqual(household);
});

test('its members see it, by name among theirs', async () => {
  const cook = await join(house.app, 'Members');
  const second = await found('B', cook);
  const first = await found('A', cast.tom);
  await letIn(house.database.db, first._id, cook);
  const { body } = await cook.ask(list);
  expect(body.households.map(({ _id }) => _id)).toEqual([first._id, second._id]);
  expect(body.households[0]!.members.map(({ role }) => role)).toEqual(['owner', 'member']);
});

test.each([{ name: ' ' }, { name: 'x'.repeat(101) }, {}])('%o is no name', async (body) => {
  const { status } = await cast.priya.ask(create, { body: body as never });
  expect(status).toBe(400);
});

test('there is an end to how many one person founds', async () => {
  const cook = await join(house.app, 'Founder');
  for (let n = 0; n < householdLimits.ofOnePerson; n += 1) await found(`No. ${n}`, cook);
  const { status, error } = await cook.ask(create, { body: { name: 'One more' } });
  expect([status, error.code]).toEqual([400, 'TOO_MANY_HOUSEHOLDS']);
});

describe('refused', () => {
  test('to who is not in it', async () => {
    const { _id } = await found();
    const { status, error } = await cast.nobody.ask(get, { params: { id: _id } });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    const { body } = await cast.nobody.ask(list);
    expect(body.households).toEqual([]);
  });

  test('when it is closed, to all but its owner; deleted, to all', async () => {
    const { _id } = await found('Closing');
    const { db } = house.database;
    await letIn(db, _id, cast.tom);
    const statuses = async () => [
      (await cast.priya.ask(get, { params: { id: _id } })).status,
      (await cast.tom.ask(get, { params: { id: _id } })).status,
    ];
    const seenBy = async (person: typeof cast.tom) =>
      (await person.ask(list)).body.households.some((one) => one._id === _id);
    expect(await statuses()).toEqual([200, 200]);
    await db.update(households).set({ closedAt: new Date() }).where(eq(households.id, _id));
    expect(await statuses()).toEqual([200, 403]);
    expect([await seenBy(cast.priya), await seenBy(cast.tom)]).toEqual([true, false]);
    await db.update(households).set({ deletedAt: new Date() }).where(eq(households.id, _id));
    expect(await statuses()).toEqual([403, 403]);
    expect(await seenBy(cast.priya)).toBe(false);
  });

  test('to visitors, and when there is none', async () => {
    expect((await cast.visitor.ask(list)).status).toBe(401);
    expect((await cast.visitor.ask(create, { body: { name: 'Mine' } })).status).toBe(401);
    const params = { id: randomUUID() };
    expect((await cast.visitor.ask(get, { params })).status).toBe(401);
    expect((await cast.priya.ask(get, { params })).status).toBe(404);
  });
});
