/** Recipes in recipes leave one book and arrive in another. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';
import { importFile } from '../../../../testing/imports';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { deriveOuterRecipes } from '../../../recipe/recipes';

let testApp: TestApp;
let giver: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  giver = await registerUser(testApp.app, 'Giver');
});
afterAll(() => testApp.close());

const archiveOf = async (person: Person): Promise<Buffer> => {
  const { rawPayload } = await testApp.app.inject({
    url: '/api/recipe-files/export?format=saltbush',
    headers: { authorization: `Bearer ${person.token}` },
  });
  return rawPayload;
};

async function recipesOf(person: Person) {
  const { body } = await person.ask(recipeListsRoutes.listMyRecipes, { query: {} });
  const whole = await Promise.all(
    body.recipes.map(({ _id }) => person.ask(recipesRoutes.get, { params: { id: _id } })),
  );
  return new Map(whole.map((answer) => [answer.body.title, answer.body]));
}

test('recipes in recipes of an archive are those that came with it, whichever comes first', async () => {
  const peanuts = { name: 'peanuts', amount: '100', unit: 'g' };
  // The outer one is older, and so it is first in the archive.
  const bowl = await createTestRecipe(giver, { title: 'Bowl' });
  const satay = await createTestRecipe(giver, { title: 'House mix', ingredients: [peanuts] });
  const ingredients = [{ name: 'house mix', amount: '½', unit: 'batch', recipeId: satay }];
  await giver.ask(recipesRoutes.update, {
    params: { id: bowl },
    body: { title: 'Bowl', ingredients },
  });

  const taker = await registerUser(testApp.app, 'Taker');
  expect(await importFile(taker, await archiveOf(giver))).toMatchObject({ imported: 2, failed: 0 });
  await deriveOuterRecipes(testApp.deps, new AbortController().signal);
  const taken = await recipesOf(taker);
  const inner = taken.get('House mix')!;
  expect(inner._id).not.toBe(satay);
  const outer = taken.get('Bowl')!;
  expect(outer.ingredients).toEqual([{ ...ingredients[0], recipeId: inner._id }]);
  expect(verdictOf(outer.diets!, 'peanut')).toBe('contains');
  expect((await recipesOf(giver)).get('Bowl')!.ingredients).toEqual(ingredients);
});
