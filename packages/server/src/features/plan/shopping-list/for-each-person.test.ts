/** What a recipe asks for each person is multiplied by how many it serves, the same by a call and on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const startDate = '2026-11-23';

test('a row for each person is multiplied on the list, and again when the recipe serves others', async () => {
  testApp.setTime(new Date(`${startDate}T02:00:00Z`));
  const cook = await registerUser(testApp.app, 'Nonna');
  const ingredients = [{ name: '80 g spaghetti per person', amount: '', unit: '' }];
  const recipe = await createTestRecipe(cook, { title: 'Spaghetti', serves: 5, ingredients });
  await cook.ask(mealPlansRoutes.create, { body: { startDate, days: { monday: [{ recipe }] } } });

  const amountsByCall = async () => {
    const { shoppingList } = (await cook.ask(shoppingListRoutes.ofDays, {})).body;
    return shoppingList!.aisles.flatMap(({ lines }) => lines.map(({ text }) => text));
  };
  expect(await amountsByCall()).toEqual(['400 g']);
  const phone = openDevice(cook);
  const [sent] = (await phone.sync()).recipes;
  expect(sent?.needs[0]?.amounts[0]?.quantity.min).toMatchObject({ numerator: 400 });

  await cook.ask(recipesRoutes.update, {
    params: { id: recipe },
    body: { title: 'Spaghetti', serves: 2, ingredients },
  });
  expect(await amountsByCall()).toEqual(['160 g']);
});
