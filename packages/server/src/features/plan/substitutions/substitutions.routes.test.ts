import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { substitutionsRoutes } from '@saltbush/contract/plan/substitutions';
import { substitutionLimits } from '@saltbush/domain/recipe/substitutions/remembered-substitutions';
import { newId } from '../../../platform/ids';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { substitutions } from '../../../schema/plan/substitutions';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let outsider: Person;
let home: string;
let count = 0;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
  outsider = await registerUser(testApp.app, `Out ${count}`);
  home = await foundHousehold(ann);
  await addHouseholdMember(db(), home, ben);
});

const oatMilk = { food: 'milk', substitute: 'oat milk' };
const add = (person: Pick<Person, 'ask'>, body: object = {}) =>
  person.ask(substitutionsRoutes.add, { body: { ...oatMilk, ...body } });
const list = async (person: Person, householdId?: string) =>
  (await person.ask(substitutionsRoutes.list, { query: householdId ? { householdId } : {} })).body
    .substitutions;

describe('what somebody uses instead', () => {
  test('a substitute is remembered, the newest first', async () => {
    await add(ann, { note: ' The one without sugar. ' });
    await add(ann, { food: '1 cup buttermilk', substitute: '1 cup milk + 1 tbsp vinegar' });
    expect(await list(ann)).toMatchObject([
      { food: '1 cup buttermilk', substitute: '1 cup milk + 1 tbsp vinegar' },
      { ...oatMilk, note: 'The one without sugar.' },
    ]);
  });

  test('a household remembers for all its members, apart from their own', async () => {
    await add(ann, { householdId: home });
    expect(await list(ben, home)).toMatchObject([{ ...oatMilk, householdId: home }]);
    expect(await list(ben)).toEqual([]);
    expect(await list(ann)).toEqual([]);
  });

  test('a forgotten substitute comes back, for 30 days', async () => {
    const params = { id: (await add(ann)).body._id };
    expect((await ann.ask(substitutionsRoutes.remove, { params })).status).toBe(204);
    expect(await list(ann)).toEqual([]);
    expect((await ann.ask(substitutionsRoutes.restore, { params })).status).toBe(204);
    expect(await list(ann)).toHaveLength(1);
    await ann.ask(substitutionsRoutes.remove, { params });
    const deletedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await db().update(substitutions).set({ deletedAt }).where(eq(substitutions.id, params.id));
    expect((await ann.ask(substitutionsRoutes.restore, { params })).status).toBe(404);
  });

  test('there are no more substitutes than may be, and a restored one counts', async () => {
    const params = { id: (await add(ann)).body._id };
    await ann.ask(substitutionsRoutes.remove, { params });
    const row = { ownerId: ann.user._id, ...oatMilk, createdAt: new Date() };
    const rows = Array.from({ length: substitutionLimits.most }, () => ({ ...row, id: newId() }));
    await db().insert(substitutions).values(rows);
    const { status, error } = await add(ann);
    expect(status).toBe(400);
    expect(JSON.stringify(error)).toContain('At most 200 are remembered');
    expect((await ann.ask(substitutionsRoutes.restore, { params })).status).toBe(400);
  });
});

describe('refused', () => {
  test('the substitutes of a person are neither read nor changed by others', async () => {
    const params = { id: (await add(ann)).body._id };
    expect((await outsider.ask(substitutionsRoutes.remove, { params })).status).toBe(404);
    expect((await outsider.ask(substitutionsRoutes.restore, { params })).status).toBe(404);
    expect(await list(ann)).toHaveLength(1);
  });

  test('the substitutes of a household are neither read nor changed by others', async () => {
    const params = { id: (await add(ann, { householdId: home })).body._id };
    const query = { householdId: home };
    expect((await outsider.ask(substitutionsRoutes.list, { query })).status).toBe(403);
    expect((await add(outsider, query)).status).toBe(403);
    expect((await outsider.ask(substitutionsRoutes.remove, { params })).status).toBe(403);
    expect((await ben.ask(substitutionsRoutes.remove, { params })).status).toBe(204);
  });

  test('a visitor has no substitutes', async () => {
    const visitor = visitorOf(testApp.app);
    expect((await visitor.ask(substitutionsRoutes.list, { query: {} })).status).toBe(401);
    expect((await add(visitor)).status).toBe(401);
  });

  test.each([{ food: ' ' }, { substitute: '' }, { food: 'x'.repeat(101) }])(
    'the substitute %j is refused',
    async (body) => {
      expect((await add(ann, body)).status).toBe(400);
    },
  );
});
