import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { cooksRoutes, followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { sampleTags } from '@saltbush/domain/book/sample-recipes/sample-tags';
import { sampleRecipes } from '@saltbush/domain/book/sample-recipes/sample-recipes';
import { untilWaiting } from '../../../testing/at-once';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { inLanguage, registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { withLanguage } from '../../../platform/language/current-language';
import { storeCuratedImages } from '../../access/curated-images';
import { shareOnSave } from '../../recipe/sharing';
import { seedSampleRecipes } from './seed-sample-recipes';
import { samplesIn, type WrittenSample } from './samples-by-language';
import { systemAccountId } from './system-account.store';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
  await storeCuratedImages(testApp.database.db);
  return () => testApp.close();
});

const share = shareOnSave(async () => undefined);
const english = samplesIn('en');
const few = english.slice(0, 3);
const seed = (samples: readonly WrittenSample[] = few) =>
  seedSampleRecipes({ deps: testApp.deps, shareOnSave: share, samples });
const titled = (written: WrittenSample, title: string) => ({
  ...written,
  sample: { ...written.sample, title },
});
const changed = few.map((written, n) => (n === 0 ? titled(written, 'Spag bol') : written));
const browse = async (person: Person) =>
  (await person.ask(recipeListsRoutes.browse, { query: { limit: 50 } })).body.recipes;
const sql = (text: string, values: unknown[] = []) => testApp.database.pool.query(text, values);

test('the first account is still the admin, and finds all 19 samples in browse and by their tags', async () => {
  expect(await seed(english)).toBe(19);
  const alex = await registerUser(testApp.app, 'Alex');
  expect(alex.user.isAdmin).toBe(true);
  const recipes = await browse(alex);
  expect(recipes.map(({ title }) => title)).toEqual(sampleRecipes.map(({ title }) => title));
  for (const { owner, imageUrl } of recipes) {
    expect(owner.username).toBe('Saltbush');
    expect((await testApp.app.inject(imageUrl!)).statusCode).toBe(200);
  }
  const tags = sampleTags().join(',');
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
  const fourth = english[3]!;
  const broken = { ...fourth, sample: { ...fourth.sample, imageId: 'no-such-dish' } };
  await expect(seed([broken, ...few])).rejects.toThrow('Validation failed');
  expect((await sql('select id from recipes')).rows).toHaveLength(3);
  expect(await seed()).toBe(0);
});

test('a save of a recipe with the words of two samples and their start never wait for each other', async () => {
  const [later, first] = few.map((written, n) => titled(written, `Plumword${n}`));
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
    await sql(removal, [few[0]!.sample.title]);
    expect(await seed()).toBe(0);
    expect(await seed(changed)).toBe(0);
    const alex = await registerUser(testApp.app, 'Alex');
    expect((await browse(alex)).map(({ title }) => title)).toEqual(
      few.slice(1).map(({ sample }) => sample.title),
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
    few[0]!.sample.title,
  ]);
  expect(await seed(changed)).toBe(0);
  expect((await sql(`select title from recipes where title = 'Ours'`)).rows).toHaveLength(1);
});

describe('in other languages', () => {
  const german = samplesIn('de');
  const inBoth = [...german.slice(0, 2), ...few];
  const germanTitles = german.slice(0, 2).map(({ sample }) => sample.title);
  const titles = few.map(({ sample }) => sample.title);
  const reading = (person: Person, language: string) => inLanguage(testApp.app, person, language);
  const titlesFor = async (person: Person, language: string) =>
    (await browse(reading(person, language))).map(({ title }) => title);

  test('each reader is shown the sample recipes of their language once, and English ones that it has not', async () => {
    expect(await seed(inBoth)).toBe(5);
    expect(await seed(inBoth)).toBe(0);
    const alex = await registerUser(testApp.app, 'Alex');
    expect(await titlesFor(alex, 'en-AU')).toEqual(titles);
    const shown = [...germanTitles, titles[2]].toSorted();
    expect((await titlesFor(alex, 'de-DE')).toSorted()).toEqual(shown);
    const { body } = await reading(alex, 'de').ask(recipeListsRoutes.listPublic, { query: {} });
    expect(body.recipes.map(({ title }) => title).toSorted()).toEqual(shown);
  });

  test('an instance that had the English samples lists those of a language beside them, as they were', async () => {
    await seed();
    const before = (await sql('select id, title, revision from recipes order by id')).rows;
    expect(await seed(inBoth)).toBe(2);
    const after = (await sql('select id, title, revision from recipes order by id')).rows;
    expect(after).toEqual(expect.arrayContaining(before));
    expect(await titlesFor(await registerUser(testApp.app, 'Alex'), 'en')).toEqual(titles);
  });

  test('a sample recipe that somebody saved or marked stays theirs, whatever language they read', async () => {
    await seed(inBoth);
    const alex = await registerUser(testApp.app, 'Alex');
    const id = (await browse(alex))[0]!._id;
    await alex.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
    const mine = await reading(alex, 'de').ask(recipeListsRoutes.listMyRecipes, { query: {} });
    expect(mine.body.recipes.map(({ title }) => title)).toEqual([titles[0]]);
    const { body } = await reading(alex, 'de').ask(recipesRoutes.get, { params: { id } });
    expect(body.title).toBe(titles[0]);
  });

  test('a search finds the sample recipes of its language only', async () => {
    await seed(inBoth);
    const alex = await registerUser(testApp.app, 'Alex');
    const found = async (language: string) => {
      const query = { q: 'spaghetti' };
      const { body } = await reading(alex, language).ask(recipeListsRoutes.search, { query });
      return body.recipes.map(({ title }) => title);
    };
    expect([await found('de'), await found('en')]).toEqual([[germanTitles[0]], [titles[0]]]);
  });

  test('a German sample has German tags, a cuisine in German, and spoons of 15 mL', async () => {
    await seed(inBoth);
    const alex = await registerUser(testApp.app, 'Alex');
    const tags = withLanguage('de', sampleTags);
    expect(tags).not.toEqual(sampleTags());
    const query = { tags: tags.join(',') };
    const { body } = await reading(alex, 'de').ask(recipeListsRoutes.listByTags, { query });
    const id = body.recipes.find(({ title }) => title === germanTitles[0])!._id;
    const recipe = (await alex.ask(recipesRoutes.get, { params: { id } })).body;
    expect(recipe).toMatchObject({ tags, cuisine: 'Italienisch', measures: 'metric' });
  });

  test('a sample whose English recipe was deleted is not made in other languages', async () => {
    await seed();
    await sql('update recipes set deleted_at = now() where title = $1', [titles[0]]);
    expect(await seed(inBoth)).toBe(1);
    expect(await seed(inBoth)).toBe(0);
  });

  test('a German sample that was deleted does not bring the English one back for its readers', async () => {
    await seed(inBoth);
    await sql('delete from recipes where title = $1', [germanTitles[0]]);
    const alex = await registerUser(testApp.app, 'Alex');
    const shown = await titlesFor(alex, 'de');
    expect(shown.toSorted()).toEqual([germanTitles[1], titles[2]].toSorted());
  });

  test('the page of Saltbush as a cook counts and lists what its reader is shown', async () => {
    await seed(inBoth);
    const alex = await registerUser(testApp.app, 'Alex');
    const params = { id: systemAccountId };
    const reader = reading(alex, 'de');
    const cook = (await reader.ask(cooksRoutes.get, { params })).body;
    expect(cook.recipeCount).toBe(3);
    const { body } = await reader.ask(cooksRoutes.listRecipes, { params, query: {} });
    expect(body.total).toBe(3);
    await alex.ask(followedCooksRoutes.follow, { params });
    const followed = await reader.ask(followedCooksRoutes.listRecipes, { query: {} });
    expect(followed.body.total).toBe(3);
  });
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
    .toBe(2 * 19);
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await sql('select id from users')).rows).toEqual([]);
});
