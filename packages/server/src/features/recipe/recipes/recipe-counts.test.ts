/** What lists say of how many recipes a person has, whatever happens to them. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { registerUser } from '../../../testing/test-users';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';
import { users } from '../../../schema/accounts';
import { recipeCounts, recipes } from '../../../schema/recipes';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { db } = testApp.database;

async function expectCount(ownerId: string, count: number) {
  const [saved] = await db.select().from(recipeCounts).where(eq(recipeCounts.ownerId, ownerId));
  expect(saved?.count ?? 0).toBe(count);
  const real = sql`${recipes.ownerId} = ${ownerId} and ${recipes.deletedAt} is null`;
  expect(await db.$count(recipes, real)).toBe(count);
}

test('the recipe count follows recipes that are made, deleted, brought back and gone for good', async () => {
  const priya = await registerUser(testApp.app, 'Priya');
  const { _id: ownerId } = priya.user;
  const ids = await Promise.all(['A', 'B', 'C'].map((title) => createTestRecipe(priya, { title })));
  await expectCount(ownerId, 3);
  const params = { id: ids[0]! };
  await priya.ask(recipesRoutes.remove, { params });
  await priya.ask(recipesRoutes.remove, { params });
  await expectCount(ownerId, 2);
  await priya.ask(recipesRoutes.restore, { params });
  await expectCount(ownerId, 3);
  await priya.ask(recipesRoutes.update, { params, body: { title: 'A, better' } });
  await expectCount(ownerId, 3);
  await db.delete(recipes).where(eq(recipes.id, ids[1]!));
  await expectCount(ownerId, 2);
});

test('a recipe that is sent twice counts once, and a refused one does not', async () => {
  const marcus = await registerUser(testApp.app, 'Marcus');
  const _id = '0193a000-0000-7000-8000-00000000c0de';
  await createTestRecipe(marcus, { _id, title: 'Once' });
  await createTestRecipe(marcus, { _id, title: 'Once' });
  await marcus.ask(recipesRoutes.create, { body: { title: '' } });
  await expectCount(marcus.user._id, 1);
});

test('the recipe count is each person’s own, and goes with them', async () => {
  const alex = await registerUser(testApp.app, 'Alex');
  await createTestRecipe(alex, { title: 'Soup' });
  const { rows } = await db.execute(
    sql`update ${recipes} set deleted_at = now() where owner_id <> ${alex.user._id} returning owner_id`,
  );
  for (const { owner_id } of rows) await expectCount(owner_id as string, 0);
  await expectCount(alex.user._id, 1);
  await db.delete(users).where(eq(users.id, alex.user._id));
  await expectCount(alex.user._id, 0);
});
