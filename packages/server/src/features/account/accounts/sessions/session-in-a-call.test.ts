import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { buildApp } from '../../../../app';
import { newId } from '../../../../platform/ids';
import { registerUser, visitorOf, withToken } from '../../../../testing/test-users';
import { createTestRecipe, listForAll } from '../../../../testing/recipes';
import { openTestApp } from '../../../../testing/test-app';
import { recipes } from '../../../../schema/recipes';

const testApp = await openTestApp();
const other = await buildApp(testApp.deps);
afterAll(async () => {
  await other.close();
  await testApp.close();
});
const { app, database } = testApp;

const priya = await registerUser(app, 'Priya');
const soup = await createTestRecipe(priya, { title: 'Soup' });
const cake = await createTestRecipe(priya, { title: 'Cake' });
await listForAll(database.db, cake);

describe('a call that asks for its session together with its answer', () => {
  const calls = {
    'one recipe': () => priya.ask(recipesRoutes.get, { params: { id: soup } }),
    'a new recipe': () => priya.ask(recipesRoutes.create, { body: { title: 'Pie' } }),
    'my recipes': () => priya.ask(recipeListsRoutes.listMyRecipes, {}),
    browse: () => priya.ask(recipeListsRoutes.browse, {}),
    'a shopping list that is not there': () => priya.ask(shoppingListRoutes.ofDays, {}),
  };

  it.each(Object.entries(calls))(
    'a call with its session is one statement: %s',
    async (_name, call) => {
      const queries = [database.statementPool, database.pool].map((pool) =>
        vi.spyOn(pool, 'query'),
      );
      expect((await call()).status).toBe(200);
      const given = queries.flatMap((query) => query.mock.calls);
      const texts = given.map((arguments_) => JSON.stringify(arguments_));
      // Imports are looked for in the background.
      expect(texts.filter((text) => /sessions|recipes/.test(text))).toHaveLength(1);
      for (const query of queries) query.mockRestore();
    },
  );

  it('a call is refused as soon as its session has ended, whichever server is asked', async () => {
    const { email, password } = priya;
    const { body } = await visitorOf(app).ask(accountsRoutes.login, { body: { email, password } });
    const here = withToken(app, body.token);
    const there = withToken(other, body.token);
    for (const { ask } of [here, there]) {
      expect((await ask(recipesRoutes.get, { params: { id: soup } })).status).toBe(200);
      expect((await ask(recipeListsRoutes.listMyRecipes, {})).status).toBe(200);
    }
    await here.ask(accountsRoutes.logout);
    for (const { ask } of [here, there]) {
      const made = await ask(recipesRoutes.create, { body: { title: 'Never' } });
      expect(made.error.code).toBe('SESSION_EXPIRED');
      expect((await ask(recipeListsRoutes.listMyRecipes, {})).error.code).toBe('SESSION_EXPIRED');
      const narrowed = await ask(recipeListsRoutes.listMyRecipes, { query: { q: 'soup' } });
      expect(narrowed.error.code).toBe('SESSION_EXPIRED');
      expect((await ask(recipeListsRoutes.browse, {})).error.code).toBe('SESSION_EXPIRED');
      expect((await ask(shoppingListRoutes.ofDays, {})).error.code).toBe('SESSION_EXPIRED');
      const params = { id: newId() };
      expect((await ask(shoppingListRoutes.get, { params })).error.code).toBe('SESSION_EXPIRED');
    }
    expect(await database.db.$count(recipes, eq(recipes.title, 'Never'))).toBe(0);
  });

  it('a call that anyone may make is a visitor’s when its session has ended', async () => {
    const { email, password } = priya;
    const { body } = await visitorOf(app).ask(accountsRoutes.login, { body: { email, password } });
    const gone = withToken(app, body.token);
    await gone.ask(accountsRoutes.logout);
    const { error } = await gone.ask(recipesRoutes.get, { params: { id: soup } });
    expect(error.code).toBe('NOT_SIGNED_IN');
    const shown = await gone.ask(recipesRoutes.get, { params: { id: cake } });
    expect(shown.body).toMatchObject({ title: 'Cake', addedToMyRecipes: [] });
    expect((await gone.ask(recipeListsRoutes.listPublic, {})).body.total).toBe(1);
  });

  it('a call for a recipe that is not there answers as for one of somebody else', async () => {
    const tom = await registerUser(app, 'Tom');
    for (const id of [soup, newId()]) {
      const { status, error } = await tom.ask(recipesRoutes.get, { params: { id } });
      expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
      const visited = await visitorOf(app).ask(recipesRoutes.get, { params: { id } });
      expect([visited.status, visited.error.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });
});
