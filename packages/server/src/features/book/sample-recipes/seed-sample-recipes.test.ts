import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sampleRecipeTags } from '@saltbush/domain/book/sample-recipes/sample-recipe';
import { sampleRecipes } from '@saltbush/domain/book/sample-recipes/sample-recipes';
import { untilWaiting } from '../../../testing/at-once';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { storeCuratedImages } from '../../access/curated-images';
import { shareOnSave } from '../../recipe/sharing';
import { seedSampleRecipes } from './seed-sample-recipes';
import { systemAccountId } from './system-account.store';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
  await storeCuratedImages(testApp.database.db);
  return () => testApp.close();
});

const share = shareOnSave(async () => undefined);
const few = sampleRecipes.slice(0, 3);
const seed = (samples = few) =>
  seedSampleRecipes({ deps: testApp.deps, shareOnSave: share, samples });
const changed = few.map((sample, n) => (n === 0 ? { ...sample, title: 'Spag bol' } : sample));
const browse = async (person: Person) =>
  (await person.ask(recipeListsRoutes.browse, { query: { limit: 50 } })).body.recipes;
const sql = (text: string, values: unknown[] = []) => testApp.database.pool.query(text, values);

test('the first account is still the admin, and finds all 19 samples in browse and by their tags', async () => {
  expect(await seed([...sampleRecipes])).toBe(19);
  const alex = await registerUser(testApp.app, 'Alex');
  expect(alex.user.isAdmin).toBe(true);
  const recipes = await browse(alex);
  expect(recipes.map(({ title }) => title)).toEqual(sampleRecipes.map(({ title }) => title));
  for (const { owner, imageUrl } of recipes) {
    expect(owner.username).toBe('Saltbush');
    expect((await testApp.app.inject(imageUrl!)).statusCode).toBe(200);
  }
  const tags = sampleRecipeTags.join(',');
  const byTags = await alex.ask(recipeListsRoutes.listByTags, { query: { tags } });
  expect([byTags.body.total, byTags.body.recipes.length]).toEqual([19, 19]);
});

test('three starts at once make each sample once between them, and a later start makes none', async () => {
  const made = await Promise.all([seed(), seed(), seed()]);
  expect(made.reduce((sum, each) => sum + each)).toBe(3);
  expect(await seed()).toBe(0);
  expect(await browse(await registerUser(testApp.app, 'Alex'))).toHaveLength(3);
});

test('a sample that fails leaves nothing of itself, and those made before it stay', async () => {
  const broken = { ...sampleRecipes[3]!, imageId: 'no-such-dish' };
  await expect(seed([broken, ...few])).rejects.toThrow('Validation failed');
  expect((await sql('select id from recipes')).rows).toHaveLength(3);
  expect(await seed()).toBe(0);
});

test('a save of a recipe with the words of two samples and their start never wait for each other', async () => {
  const [later, first] = few.map((sample, n) => ({ ...sample, title: `Plumword${n}` }));
  const holder = await testApp.database.pool.connect();
  const insert = 'insert into recipe_words (word) values ($1) on conflict do nothing';
  await holder.query('begin');
  await holder.query("set local statement_timeout = '5s'");
  await holder.query(insert, ['plumword0']);
  // Its transactions are not tried again, so that a deadlock would be seen.
  const database = { ...testApp.database, db: drizzle(testApp.database.pool) };
  const deps = { ...testApp.deps, database };
  const seeding = seedSampleRecipes({ deps, shareOnSave: share, samples: [later!, first!] });
  try {
    await untilWaiting(testApp.database.pool, 1);
    // The first sample has this word, and is saved while the second waits.
    await holder.query(insert, ['plumword1']);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  expect(await seeding).toBe(2);
});

test.each([
  ['deleted', 'update recipes set deleted_at = now() where title = $1'],
  ['gone for good', 'delete from recipes where title = $1'],
])(
  'a sample recipe that is %s does not come back, also when its sample changes',
  async (_, removal) => {
    await seed();
    await sql(removal, [few[0]!.title]);
    expect(await seed()).toBe(0);
    expect(await seed(changed)).toBe(0);
    const alex = await registerUser(testApp.app, 'Alex');
    expect((await browse(alex)).map(({ title }) => title)).toEqual(
      few.slice(1).map(({ title }) => title),
    );
  },
);

test('a changed sample changes its recipe, once, and the earlier text is a version', async () => {
  await seed();
  const alex = await registerUser(testApp.app, 'Alex');
  const before = (await browse(alex))[0]!;
  expect(await seed(changed)).toBe(1);
  expect(await seed(changed)).toBe(0);
  const { body } = await alex.ask(recipesRoutes.get, { params: { id: before._id } });
  expect(body).toMatchObject({ title: 'Spag bol', revision: 2, imageUrl: before.imageUrl });
  expect(await seed(few)).toBe(1);
});

test('a sample recipe that was edited stays as it is when its sample changes', async () => {
  await seed();
  await sql(`update recipes set title = 'Ours', revision = revision + 1 where title = $1`, [
    few[0]!.title,
  ]);
  expect(await seed(changed)).toBe(0);
  expect((await sql(`select title from recipes where title = 'Ours'`)).rows).toHaveLength(1);
});

test('nobody can sign in as Saltbush, register the name, or have mail sent to it', async () => {
  await seed();
  const visitor = visitorOf(testApp.app);
  const { login, register, requestPasswordReset } = accountsRoutes;
  for (const email of ['saltbush', 'saltbush@example.com']) {
    const { status } = await visitor.ask(login, { body: { email, password: '!' } });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  await visitor.ask(requestPasswordReset, { body: { email: 'saltbush' } });
  expect((await sql('select * from mail_messages')).rows).toEqual([]);
  const { error } = await visitor.ask(register, {
    body: { username: 'SALTBUSH', email: 'a@example.com', password: 'plum jam on rye' },
  });
  expect(error.code).toBe('USERNAME_TAKEN');
});

test('the sample account takes another name where a person has its name already', async () => {
  const person = await registerUser(testApp.app, 'Saltbush');
  await seed();
  const { rows } = await sql('select username, display_username from users where id = $1', [
    systemAccountId,
  ]);
  expect(rows).toEqual([{ username: 'saltbush recipes', display_username: 'Saltbush' }]);
  expect(await browse(person)).toHaveLength(3);
});

test('a server that listens lists the samples by itself, and only where it is switched on', async () => {
  const on = await openTestApp({ hasSampleRecipes: true });
  onTestFinished(() => on.close());
  await storeCuratedImages(on.database.db);
  await on.app.listen({ host: '127.0.0.1', port: 0 });
  await expect
    .poll(async () => (await on.database.pool.query('select id from recipes')).rows.length, {
      timeout: 60_000,
    })
    .toBe(19);
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await sql('select id from users')).rows).toEqual([]);
});
