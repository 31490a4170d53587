import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { recipeKey } from '@saltbush/recipe-parser/file';
import { openTestApp, type TestApp } from '../../../../../testing/test-app';
import { registerUser, type Person } from '../../../../../testing/test-users';
import { openKnownRecipes } from './known-recipes';

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Kim');
});
afterAll(() => testApp.close());

const flour = { amount: '1', unit: 'cup', name: 'flour' };
const rye = { ...flour, name: 'rye flour' };
const save = async (title: string, ingredients = [flour]) =>
  (await cook.ask(recipesRoutes.create, { body: { title, ingredients } })).body._id;
const wanted = (title: string, ingredients = [flour]) => ({
  title,
  key: recipeKey(title, ingredients),
});
const open = () => openKnownRecipes(testApp.database.db, cook.user._id);

test('a known recipe is the newest with the same title and ingredients', async () => {
  await save('Damper');
  const newest = await save(' DAMPER! ');
  const other = await save('Damper', [rye]);
  const known = open();
  expect(await known.find(wanted('damper'))).toBe(newest);
  expect(await known.find(wanted('damper', [rye]))).toBe(other);
  expect(await known.find(wanted('Damper', []))).toBeUndefined();
  expect(await known.find(wanted('Toast'))).toBeUndefined();
});

test('a known recipe may have been added meanwhile, and never was deleted', async () => {
  const id = await save('Stew');
  await cook.ask(recipesRoutes.remove, { params: { id } });
  const known = open();
  expect(await known.find(wanted('Stew'))).toBeUndefined();
  known.add({ id, key: wanted('Stew').key });
  expect(await known.find(wanted('Stew'))).toBe(id);
});

test('a search for known recipes reads only those whose title is asked for, each once', async () => {
  const wantedIds = [await save('Scone'), await save('Scone', [rye])];
  await save('Pie');
  const query = vi.spyOn(testApp.database.pool, 'query');
  const known = open();
  for (const title of ['Scone', 'scone', 'Bun']) await known.find(wanted(title));
  const calls = query.mock.calls as unknown as [{ text: string }, unknown[]][];
  const wholeRecipes = calls.filter(([{ text }]) => text.includes('content_json'));
  expect(wholeRecipes.map(([, values]) => values)).toEqual([expect.arrayContaining(wantedIds)]);
});
