import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sampleRecipesRoutes } from '@saltbush/contract/book/sample-recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { sampleRecipes } from '@saltbush/domain/book/sample-recipes/sample-recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  inLanguage,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { curatedImageId, storeCuratedImages } from '../../access/curated-images';
import { seedSampleRecipes } from './seed-sample-recipes';
import { shareOnSave } from '../../recipe/sharing';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  await storeCuratedImages(testApp.database.db);
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const upload = (person: Pick<Person, 'ask'>, name: string) =>
  person.ask(sampleRecipesRoutes.upload, { params: { name } });
const titlesOf = async (person: Person) =>
  (await person.ask(recipeListsRoutes.listMyRecipes, { query: { limit: 50 } })).body.recipes.map(
    ({ title }) => title,
  );
const isInMine = async (person: Person, name: string) =>
  (await person.ask(sampleRecipesRoutes.list)).body.recipes.find((one) => one.name === name)
    ?.isInMyRecipes;

test.each(sampleRecipes)(
  'the sample $name shows a dish of the curated library',
  async ({ imageId }) => {
    const answer = await testApp.app.inject(imageUrl(curatedImageId(imageId)));
    expect(answer.statusCode).toBe(200);
  },
);

test('all 19 samples can be uploaded, and a second time adds none', async () => {
  const { priya } = people;
  const outcomes = async () => {
    const found = [];
    for (const { name } of sampleRecipes) found.push((await upload(priya, name)).body.outcome);
    return new Set(found);
  };
  expect(await outcomes()).toEqual(new Set(['uploaded']));
  expect(await outcomes()).toEqual(new Set(['already-there']));
  expect((await titlesOf(priya)).toSorted()).toEqual(
    sampleRecipes.map(({ title }) => title).toSorted(),
  );
  expect(await isInMine(priya, 'butter-chicken')).toBe(true);
  expect(await isInMine(people.tom, 'butter-chicken')).toBe(false);
});

test('an uploaded sample is complete, with a picture, public, and not listed for all', async () => {
  const { tom } = people;
  const { body } = await upload(tom, 'vegetable-lasagne');
  const { body: recipe } = await tom.ask(recipesRoutes.get, { params: { id: body.recipe } });
  expect(recipe).toMatchObject({
    title: 'Vegetable lasagne',
    serves: 4,
    prepMinutes: 20,
    tags: ["Australia's Favourites", 'Mid Week', 'Quick'],
    sharingSettings: { mode: 'public' },
    sharedWith: { saltbush: false, communities: [] },
  });
  expect(recipe.ingredients[2]).toMatchObject({
    amount: '1',
    name: 'eggplant',
    section: 'Vegetable sauce',
  });
  expect(recipe.instructionSections).toContain('Layers');
  expect((await testApp.app.inject(recipe.imageUrl!)).statusCode).toBe(200);
});

test('an uploaded sample is shared with the default community', async () => {
  const mia = await registerUser(testApp.app, 'Mia');
  const household = await mia.ask(householdsRoutes.create, { body: { name: 'The kitchen' } });
  const { _id: id } = household.body;
  await mia.ask(householdsRoutes.setDefault, { body: { householdId: id } });
  const { body } = await upload(mia, 'fried-rice');
  const recipe = await mia.ask(recipesRoutes.get, { params: { id: body.recipe } });
  expect(recipe.body.sharedWith.communities).toEqual([id]);
});

test('one of several uploads of a sample at the same moment makes the recipe', async () => {
  const leo = await registerUser(testApp.app, 'Leo');
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(leo, 'fish-tacos')));
  expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'already-there'),
    'uploaded',
  ]);
  expect(new Set(answers.map(({ body }) => body.recipe)).size).toBe(1);
  expect(await titlesOf(leo)).toEqual(['Fish tacos']);
});

test('a sample in the bin comes back when it is uploaded', async () => {
  const zoe = await registerUser(testApp.app, 'Zoe');
  const { body } = await upload(zoe, 'fish-tacos');
  await zoe.ask(recipesRoutes.remove, { params: { id: body.recipe } });
  expect(await isInMine(zoe, 'fish-tacos')).toBe(false);
  const again = await upload(zoe, 'fish-tacos');
  expect(again.body).toMatchObject({ recipe: body.recipe, outcome: 'uploaded' });
  expect(await titlesOf(zoe)).toEqual(['Fish tacos']);
});

test('a sample that is gone for good is made again', async () => {
  const max = await registerUser(testApp.app, 'Max');
  const first = await upload(max, 'fish-tacos');
  await testApp.database.pool.query('delete from recipes where id = $1', [first.body.recipe]);
  const again = await upload(max, 'fish-tacos');
  expect(again.body.outcome).toBe('uploaded');
  expect(await titlesOf(max)).toEqual(['Fish tacos']);
});

describe('in another language', () => {
  const german = (person: Person) => inLanguage(testApp.app, person, 'de');

  test('the samples are listed and uploaded in the language of the page', async () => {
    const ida = await registerUser(testApp.app, 'Ida');
    const { recipes } = (await german(ida).ask(sampleRecipesRoutes.list)).body;
    expect(recipes.map(({ name }) => name)).toEqual(sampleRecipes.map(({ name }) => name));
    expect(recipes.find(({ name }) => name === 'pumpkin-soup')?.title).toBe('Kürbissuppe');
    const { body } = await upload(german(ida), 'pumpkin-soup');
    expect(body).toMatchObject({ title: 'Kürbissuppe', outcome: 'uploaded' });
    expect(await titlesOf(ida)).toEqual(['Kürbissuppe']);
  });

  test('a sample that one has in another language is there already', async () => {
    const uwe = await registerUser(testApp.app, 'Uwe');
    const first = await upload(uwe, 'fish-tacos');
    const again = await upload(german(uwe), 'fish-tacos');
    expect(again.body).toMatchObject({ recipe: first.body.recipe, outcome: 'already-there' });
    expect(await isInMine(uwe, 'fish-tacos')).toBe(true);
  });

  test('a sample that is uploaded in two languages at the same moment is made once', async () => {
    const ole = await registerUser(testApp.app, 'Ole');
    const answers = await Promise.all(
      [german(ole), ole, german(ole), ole].map((each) => upload(each, 'fried-rice')),
    );
    expect(new Set(answers.map(({ body }) => body.recipe)).size).toBe(1);
  });
});

describe('refused', () => {
  test('a visitor may neither see nor upload samples', async () => {
    const { visitor } = people;
    expect((await upload(visitor, 'fish-tacos')).error.code).toBe('NOT_SIGNED_IN');
    expect((await visitor.ask(sampleRecipesRoutes.list)).error.code).toBe('NOT_SIGNED_IN');
  });

  test('a sample name that is none of them is not found', async () => {
    expect((await upload(people.tom, 'haggis')).error.code).toBe('NOT_FOUND');
  });
});

test('a sample that was saved from browse is there already', async () => {
  const share = shareOnSave(async () => undefined);
  await seedSampleRecipes({ deps: testApp.deps, shareOnSave: share });
  const ivy = await registerUser(testApp.app, 'Ivy');
  const browse = await ivy.ask(recipeListsRoutes.browse, { query: { q: 'pumpkin soup' } });
  const id = browse.body.recipes[0]!._id;
  await ivy.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
  expect(await isInMine(ivy, 'pumpkin-soup')).toBe(true);
  expect((await upload(ivy, 'pumpkin-soup')).body).toMatchObject({
    recipe: id,
    outcome: 'already-there',
  });
});
