import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookingRoutes } from '@saltbush/contract/cooking';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { gatherCast, join, type Cast, type Visitor } from '../../testing/people';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { activity } from '../activity/activity.tables';
import { recipes } from '../recipes/recipes.tables';

let house: TestApp;
let cast: Cast;
beforeAll(async () => {
  house = await openTestApp();
  cast = await gatherCast(house.app);
});
afterAll(() => house.close());

async function keep(sharingMode: 'private' | 'public' = 'private'): Promise<string> {
  const { body } = await cast.priya.ask(recipesRoutes.create, { body: { title: 'Pavlova' } });
  await house.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, body._id));
  return body._id;
}

const begin = async (person: Visitor, id: string, cookingId: string = randomUUID()) =>
  (await person.ask(cookingRoutes.begin, { params: { id }, body: { _id: cookingId } })).status;

const countedOf = (userId: string) =>
  house.database.db.select().from(activity).where(eq(activity.userId, userId));

describe('beginning to cook', () => {
  test('is counted for the person who cooks, with the time', async () => {
    house.advance(5_000);
    expect(await begin(cast.priya, await keep())).toBe(204);
    const [counted] = await countedOf(cast.priya.user._id);
    expect(counted).toMatchObject({ kind: 'cooking-mode' });
    expect(counted!.happenedAt.getTime()).toBeGreaterThan(Date.now() + 1_000);
  });

  test('is counted once, however often it is told, and anew the next time', async () => {
    const cook = await join(house.app, 'Cook');
    const recipe = await keep('public');
    const cookingId = randomUUID();
    const statuses = await Promise.all([1, 2, 3].map(() => begin(cook, recipe, cookingId)));
    expect(statuses).toEqual([204, 204, 204]);
    expect(await countedOf(cook.user._id)).toHaveLength(1);
    await begin(cook, recipe);
    expect(await countedOf(cook.user._id)).toHaveLength(2);
  });

  test('under an id that is someone else’s says nothing and changes nothing', async () => {
    const recipe = await keep('public');
    const cookingId = randomUUID();
    await begin(cast.priya, recipe, cookingId);
    expect(await begin(cast.alex, recipe, cookingId)).toBe(204);
    expect(await countedOf(cast.alex.user._id)).toHaveLength(0);
  });

  test('needs an id', async () => {
    const params = { id: await keep() };
    const { status, error } = await cast.priya.ask(cookingRoutes.begin, {
      params,
      body: { _id: 'mine' },
    });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('refused, and not counted', () => {
  test('of someone else’s private recipe, of a deleted one, and of none', async () => {
    const deleted = await keep('public');
    await cast.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    for (const id of [await keep('private'), deleted, randomUUID()]) {
      expect(await begin(cast.nobody, id)).toBe(404);
    }
    expect(await countedOf(cast.nobody.user._id)).toHaveLength(0);
  });

  test('to visitors, also of a public recipe', async () => {
    expect(await begin(cast.visitor, await keep('public'))).toBe(401);
  });

  test('after sixty times in ten minutes', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const cook = await join(limited.app, 'Busy');
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await begin(cook, randomUUID()));
    await limited.close();
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    expect(statuses[60]).toBe(429);
  });
});
