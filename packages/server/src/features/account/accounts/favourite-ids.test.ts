import { afterAll, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { registerUser, visitorOf } from '../../../testing/test-users';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp } from '../../../testing/test-app';

const saltbush = await openTestApp();
afterAll(() => saltbush.close());

it('a person is shown with the ids of their favourites, the newest first', async () => {
  const priya = await registerUser(saltbush.app, 'Priya');
  const tom = await registerUser(saltbush.app, 'Tom');
  const ids = [];
  for (const title of ['Soup', 'Cake', 'Pie']) ids.push(await createTestRecipe(priya, { title }));
  for (const id of ids) await priya.ask(savedRecipesRoutes.addFavourite, { params: { id } });
  await priya.ask(recipesRoutes.remove, { params: { id: ids[1]! } });

  const expected = [ids[2], ids[0]];
  expect((await priya.ask(accountsRoutes.me)).body.favouriteRecipes).toEqual(expected);
  const { email, password } = priya;
  const login = await visitorOf(saltbush.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect(login.body.user.favouriteRecipes).toEqual(expected);
  expect((await tom.ask(accountsRoutes.me)).body.favouriteRecipes).toEqual([]);
});
