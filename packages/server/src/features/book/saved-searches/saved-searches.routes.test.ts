import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeQueriesRoutes } from '@saltbush/contract/book/recipe-queries';
import { savedSearchesRoutes, savedSearchLimits } from '@saltbush/contract/book/saved-searches';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

const { list, create, update, remove, restore } = savedSearchesRoutes;

let testApp: TestApp;
let cook: Person;
let other: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
  other = await registerUser(testApp.app, 'Other');
});
afterAll(() => testApp.close());

const quick = {
  match: 'all' as const,
  of: [
    { field: 'minutesAtMost' as const, value: 30 },
    { match: 'none' as const, of: [{ field: 'food' as const, value: 'fish' }] },
  ],
};

async function save(person: Person, name: string, query: object = quick) {
  const { body, status, error } = await person.ask(create, { body: { name, query } as never });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body._id;
}

/** As if it had been deleted 31 days ago. */
const backdate = (id: string) =>
  testApp.database.pool.query(
    `update saved_searches set deleted_at = deleted_at - interval '31 days' where id = $1`,
    [id],
  );

const names = async (person: Person) =>
  (await person.ask(list)).body.searches.map(({ name }) => name);

test('a saved search is listed with what it asks for, in the order of saving, for its person alone', async () => {
  const person = await registerUser(testApp.app, 'Ann');
  await save(person, 'Quick');
  testApp.advance(1000);
  await save(person, 'Fish on Fridays');
  const { body } = await person.ask(list);
  expect(body.searches).toMatchObject([
    { name: 'Quick', query: quick },
    { name: 'Fish on Fridays' },
  ]);
  expect(await names(other)).toEqual([]);
});

test('a saved search gets another name and asks for something else', async () => {
  const id = await save(cook, 'Old');
  const query = { match: 'any' as const, of: [{ field: 'own' as const, value: true as const }] };
  const { body } = await cook.ask(update, { params: { id }, body: { name: 'New', query } });
  expect(body).toMatchObject({ _id: id, name: 'New', query });
  const renamed = await cook.ask(update, { params: { id }, body: { name: 'Newer' } });
  expect(renamed.body).toMatchObject({ name: 'Newer', query });
});

test('a deleted search comes back for 30 days', async () => {
  const person = await registerUser(testApp.app, 'Ben');
  const id = await save(person, 'Quick');
  expect((await person.ask(remove, { params: { id } })).status).toBe(204);
  expect(await names(person)).toEqual([]);
  expect((await person.ask(remove, { params: { id } })).status).toBe(404);
  expect((await person.ask(restore, { params: { id } })).status).toBe(204);
  expect(await names(person)).toEqual(['Quick']);
  await person.ask(remove, { params: { id } });
  await backdate(id);
  expect((await person.ask(restore, { params: { id } })).status).toBe(404);
});

test('a person has at most 50 saved searches, and brings none back beyond them', async () => {
  const person = await registerUser(testApp.app, 'Cat');
  const first = await save(person, 'First');
  await person.ask(remove, { params: { id: first } });
  for (let n = 0; n < savedSearchLimits.perPerson; n += 1) await save(person, `Search ${n}`);
  const refused = await person.ask(create, { body: { name: 'More', query: quick } });
  expect(refused.error?.code).toBe('NOT_POSSIBLE');
  const back = await person.ask(restore, { params: { id: first } });
  expect(back.error?.code).toBe('NOT_POSSIBLE');
});

test('nobody reads, changes, deletes or restores the saved search of another', async () => {
  const id = await save(cook, 'Mine');
  expect((await other.ask(update, { params: { id }, body: { name: 'Theirs' } })).status).toBe(404);
  expect((await other.ask(remove, { params: { id } })).status).toBe(404);
  expect((await other.ask(restore, { params: { id } })).status).toBe(404);
  expect(await names(cook)).toContain('Mine');
});

const condition = { field: 'own', value: true };
const deep = [1, 2, 3, 4].reduce<object>((of) => ({ match: 'all', of: [of] }), condition);
test.each([
  ['of an unknown field', { match: 'all', of: [{ field: 'colour', value: 'red' }] }],
  [
    'with a value of another kind',
    { match: 'all', of: [{ field: 'minutesAtMost', value: 'red' }] },
  ],
  ['with a number beyond the bounds', { match: 'all', of: [{ field: 'ratedAtLeast', value: 6 }] }],
  ['with a third of a star', { match: 'all', of: [{ field: 'ratedAtLeast', value: 3.3 }] }],
  ['with a day that is none', { match: 'all', of: [{ field: 'addedSince', value: '2026-02-30' }] }],
  ['that is a condition alone', condition],
  ['that is too deep', { match: 'all', of: [deep] }],
  ['with too many conditions', { match: 'all', of: Array.from({ length: 60 }, () => condition) }],
])('a query %s is refused', async (_kind, query) => {
  const { error } = await cook.ask(create, { body: { name: 'Odd', query } as never });
  expect(error?.code).toBe('VALIDATION_FAILED');
});

test('a list by query shows what is asked for among own and saved recipes, page by page', async () => {
  const person = await registerUser(testApp.app, 'Dot');
  for (const [title, totalMinutes] of [
    ['Soup', 20],
    ['Stew', 90],
    ['Toast', 5],
  ] as const)
    await createTestRecipe(person, { title, totalMinutes });
  const ask = async (query: object, more: object = {}) =>
    (await person.ask(recipeQueriesRoutes.list, { body: { query, ...more } as never })).body;
  const first = await ask(quick, { sort: 'title', limit: 1 });
  expect(first).toMatchObject({ total: 2, hasMore: true, recipes: [{ title: 'Soup' }] });
  const second = await ask(quick, { sort: 'title', limit: 1, page: 2 });
  expect(second).toMatchObject({ total: 2, hasMore: false, recipes: [{ title: 'Toast' }] });
  const slow = await ask({ match: 'none', of: [{ field: 'minutesAtMost', value: 30 }] });
  expect(slow.recipes.map(({ title }) => title)).toEqual(['Stew']);
  expect((await ask({ match: 'all', of: [] })).total).toBe(3);
});
