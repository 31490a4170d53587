import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdLimits, householdsRoutes } from '@saltbush/contract/account/households';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { households } from '../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const { changeSettings, close, get, list, remove, restore } = householdsRoutes;
const dayMs = 24 * 60 * 60 * 1000;

/** Of Priya and Tom. */
async function found() {
  const id = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, id, people.tom);
  return { id, params: { id } };
}

const idsOf = (things: { _id: string }[]) => things.map(({ _id }) => _id);
const seenBy = async (person: typeof people.tom) => idsOf((await person.ask(list)).body.households);

test('household settings change one at a time, and so does the name', async () => {
  const { params } = await found();
  const off = await people.priya.ask(changeSettings, {
    params,
    body: { enableMealPlanning: false },
  });
  expect(off.body).toMatchObject({
    name: 'Number 7',
    settings: { enableMealPlanning: false, enableShoppingLists: true },
  });
  const renamed = await people.priya.ask(changeSettings, { params, body: { name: ' Number  8 ' } });
  expect(renamed.body).toMatchObject({ name: 'Number 8', settings: off.body.settings });
  expect((await people.tom.ask(get, { params })).body).toEqual(renamed.body);
});

test('a household change without content changes nothing but the time', async () => {
  const { params } = await found();
  const before = (await people.priya.ask(get, { params })).body;
  testApp.advance(1_000);
  const { body } = await people.priya.ask(changeSettings, { params, body: {} });
  expect(body).toEqual({ ...before, updatedAt: body.updatedAt });
  expect(body.updatedAt > before.updatedAt).toBe(true);
});

test('a closed household is hidden from its members until it is restored', async () => {
  const { id, params } = await found();
  expect((await people.priya.ask(close, { params })).body.status).toBe('closed');
  expect(await seenBy(people.tom)).not.toContain(id);
  expect(await seenBy(people.priya)).toContain(id);
  const restored = await people.priya.ask(restore, { params });
  expect(restored.body).toMatchObject({ status: 'active', members: [{}, {}] });
  expect(await seenBy(people.tom)).toContain(id);
});

test('a deleted household is listed for its owner alone, who can bring it back for 30 days', async () => {
  const { id, params } = await found();
  expect((await people.priya.ask(remove, { params })).status).toBe(204);
  const { body } = await people.priya.ask(list);
  expect(idsOf(body.households)).not.toContain(id);
  const deleted = body.deleted.find(({ _id }) => _id === id)!;
  expect(deleted.name).toBe('Number 7');
  expect(Date.parse(deleted.removedAt) - Date.parse(deleted.deletedAt)).toBe(30 * dayMs);
  expect(idsOf((await people.tom.ask(list)).body.deleted)).toEqual([]);

  expect((await people.priya.ask(restore, { params })).status).toBe(200);
  expect(await seenBy(people.tom)).toContain(id);
  expect(idsOf((await people.priya.ask(list)).body.deleted)).not.toContain(id);
});

test('a household deleted 30 days ago is gone, also before it is removed', async () => {
  const { id, params } = await found();
  await people.priya.ask(remove, { params });
  const deletedAt = new Date(Date.now() - 30 * dayMs);
  await testApp.database.db.update(households).set({ deletedAt }).where(eq(households.id, id));
  const { status, error } = await people.priya.ask(restore, { params });
  expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  expect(idsOf((await people.priya.ask(list)).body.deleted)).not.toContain(id);
});

test('a household that was closed when it was deleted comes back closed', async () => {
  const { params } = await found();
  await people.priya.ask(close, { params });
  await people.priya.ask(remove, { params });
  expect((await people.priya.ask(restore, { params })).body.status).toBe('closed');
});

test('a deleted household counts again when it is restored', async () => {
  const cook = await registerUser(testApp.app, 'Full');
  const first = await foundHousehold(cook, 'First');
  await cook.ask(remove, { params: { id: first } });
  for (let n = 0; n < householdLimits.ofOnePerson; n += 1) await foundHousehold(cook, `No. ${n}`);
  const { error } = await cook.ask(restore, { params: { id: first } });
  expect(error.code).toBe('TOO_MANY_HOUSEHOLDS');
});
