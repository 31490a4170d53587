/** A list has the packs and spoons of its owner's country, the same by a call and on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { newId } from '../../../platform/ids';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const startDate = '2026-11-23';
const today = '2026-11-25';

async function cookIn(country: CountryCode): Promise<Person> {
  testApp.setTime(new Date(`${today}T02:00:00Z`));
  const cook = await registerUser(testApp.app, `Cook ${newId().slice(-6)}`);
  await cook.ask(profileRoutes.updateProfile, { body: { country } });
  const ingredients = [{ name: '200 g butter', amount: '', unit: '' }];
  const recipe = await createTestRecipe(cook, { title: 'Shortbread', ingredients });
  await cook.ask(mealPlansRoutes.create, { body: { startDate, days: { monday: [{ recipe }] } } });
  const phone = openDevice(cook);
  const items = [{ id: newId(), text: '2 tbsp soy sauce', order: 'a0' }];
  await phone.sync([phone.make('addItems', { items })]);
  return cook;
}

async function listByCall(cook: Person) {
  const { shoppingList } = (await cook.ask(shoppingListRoutes.ofDays, {})).body;
  return [...shoppingList!.aisles.flatMap(({ lines }) => lines), ...shoppingList!.checkAtHome];
}

async function listOnPhone(cook: Person, country: CountryCode) {
  const phone = openDevice(cook);
  const { recipes, itemNeeds, foods } = await phone.sync();
  const list = shoppingListOfRows(
    {
      rows: phone.rows,
      recipes: new Map(recipes.map((one) => [one.card._id, one])),
      itemNeeds: new Map(Object.entries(itemNeeds)),
      foods: new Map(Object.entries(foods)),
    },
    { days: sevenDaysFrom(startDate), today, measures: homeCountryOf(country).measures },
  );
  return [...list.aisles.flatMap(({ lines }) => lines), ...list.checkAtHome];
}

test.each<[CountryCode, string, string]>([
  ['AU', '250 g block', 'au'],
  ['NZ', '250 g block', 'metric'],
  ['GB', '250 g block', 'uk'],
  ['DE', '250 g block', 'metric'],
  ['US', '227 g box', 'us'],
])('a cook in %s buys butter as a %s, and types spoons that are %s', async (code, pack, spoons) => {
  const cook = await cookIn(code);
  for (const lines of [await listByCall(cook), await listOnPhone(cook, code)]) {
    expect(lines.find(({ key }) => key === 'butter')?.buy?.amount).toBe(pack);
  }
  const [needs] = Object.values((await openDevice(cook).sync()).itemNeeds);
  expect(needs?.map(({ measures }) => measures)).toEqual([spoons]);
});

test('the list that is stored for a call is another one as soon as the country has changed', async () => {
  const cook = await cookIn('AU');
  const butterOf = async () =>
    (await listByCall(cook)).find(({ key }) => key === 'butter')?.buy?.amount;
  expect(await butterOf()).toBe('250 g block');
  await cook.ask(profileRoutes.updateProfile, { body: { country: 'US' } });
  expect(await butterOf()).toBe('227 g box');
});
