import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Visitor,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { activity } from '../../../schema/account/activity';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

async function save(sharingMode: 'private' | 'public' = 'private'): Promise<string> {
  const { body } = await people.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } });
  await testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, body._id));
  return body._id;
}

const begin = async (person: Visitor, id: string, cookingId: string = randomUUID()) =>
  (await person.ask(cookingRoutes.begin, { params: { id }, body: { _id: cookingId } })).status;

const countedOf = (userId: string) =>
  testApp.database.db
    .select()
    .from(activity)
    .where(and(eq(activity.userId, userId), eq(activity.kind, 'cooking-mode')));

describe('beginning to cook', () => {
  test('a start of cooking is counted for the person who cooks, with the time', async () => {
    testApp.advance(5_000);
    expect(await begin(people.priya, await save())).toBe(204);
    const [counted] = await countedOf(people.priya.user._id);
    expect(counted).toMatchObject({ kind: 'cooking-mode' });
    expect(counted!.happenedAt.getTime()).toBeGreaterThan(Date.now() + 1_000);
  });

  test('a start of cooking is counted once, however often it is sent, and again the next time', async () => {
    const cook = await registerUser(testApp.app, 'Cook');
    const recipe = await save('public');
    const cookingId = randomUUID();
    const statuses = await Promise.all([1, 2, 3].map(() => begin(cook, recipe, cookingId)));
    expect(statuses).toEqual([204, 204, 204]);
    expect(await countedOf(cook.user._id)).toHaveLength(1);
    await begin(cook, recipe);
    expect(await countedOf(cook.user._id)).toHaveLength(2);
  });

  test('a start of cooking under an id that is someone else’s changes nothing', async () => {
    const recipe = await save('public');
    const cookingId = randomUUID();
    await begin(people.priya, recipe, cookingId);
    expect(await begin(people.alex, recipe, cookingId)).toBe(204);
    expect(await countedOf(people.alex.user._id)).toHaveLength(0);
  });

  test('a start of cooking needs an id', async () => {
    const params = { id: await save() };
    const { status, error } = await people.priya.ask(cookingRoutes.begin, {
      params,
      body: { _id: 'mine' },
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('refused, and not counted', () => {
  test('a start of cooking is refused for a private, a deleted and an unknown recipe', async () => {
    const deleted = await save('public');
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    for (const id of [await save('private'), deleted, randomUUID()]) {
      expect(await begin(people.nobody, id)).toBe(404);
    }
    expect(await countedOf(people.nobody.user._id)).toHaveLength(0);
  });

  test('a start of cooking is refused to visitors, also of a public recipe', async () => {
    expect(await begin(people.visitor, await save('public'))).toBe(401);
  });

  test('a start of cooking is refused after sixty times in ten minutes', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const cook = await registerUser(limited.app, 'Busy');
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await begin(cook, randomUUID()));
    await limited.close();
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    expect(statuses[60]).toBe(429);
  });
});
