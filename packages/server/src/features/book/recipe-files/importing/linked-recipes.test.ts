/** Recipes in recipes of other programs' files: a line stands for the recipe that came with it. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';
import { importFile } from '../../../../testing/imports';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { zipOf } from '../../../../testing/zip';
import { deriveOuterRecipes } from '../../../recipe/recipes';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);

/** As Paprika exports all recipes: a zip of gzipped JSON. */
const paprikaFile = (recipes: Record<string, string>) =>
  zipOf(
    Object.fromEntries(
      Object.entries(recipes).map(([name, ingredients]) => [
        `${name}.paprikarecipe`,
        gzipSync(
          JSON.stringify({
            uid: randomUUID(),
            name,
            ingredients,
            directions: 'Cook it with the [recipe:Satay sauce].',
            source_url: '',
            on_favorites: false,
            categories: [],
          }),
        ),
      ]),
    ),
  );

async function recipesOf(person: Person) {
  const { body } = await person.ask(recipeListsRoutes.listMyRecipes, { query: { limit: 50 } });
  const whole = await Promise.all(
    body.recipes.map(({ _id }) => person.ask(recipesRoutes.get, { params: { id: _id } })),
  );
  return new Map(whole.map((answer) => [answer.body.title, answer.body]));
}

test('a line of Paprika that links a recipe stands for the one of the same file, whichever comes first', async () => {
  const cook = await newPerson();
  const file = await paprikaFile({
    Bowl: '1 cup rice\n½ batch [recipe:Satay Sauce], warm',
    'Satay sauce': '100 g peanuts',
    Wrap: '[recipe:satay sauce]\n1 wrap',
  });
  expect(await importFile(cook, file)).toMatchObject({ imported: 3, failed: 0 });
  await deriveOuterRecipes(testApp.deps, new AbortController().signal);
  const found = await recipesOf(cook);
  const satay = found.get('Satay sauce')!;
  expect(found.get('Bowl')!.ingredients).toEqual([
    { name: 'rice', amount: '1', unit: 'cup' },
    { name: 'Satay Sauce', amount: '½', unit: 'batch', note: 'warm', recipeId: satay._id },
  ]);
  expect(found.get('Wrap')!.ingredients[0]).toMatchObject({ recipeId: satay._id });
  expect(found.get('Bowl')!.instructions).toEqual(['Cook it with the Satay sauce.']);
  expect(verdictOf(found.get('Bowl')!.diets!, 'peanut')).toBe('contains');
  expect(found.get('Satay sauce')!.ingredients[0]).not.toHaveProperty('recipeId');
});

test('a line of Paprika stands for a recipe that its cook has already', async () => {
  const cook = await newPerson();
  await importFile(cook, await paprikaFile({ 'Satay sauce': '100 g peanuts' }));
  const satay = (await recipesOf(cook)).get('Satay sauce')!;
  const both = { 'Satay sauce': '100 g peanuts', Bowl: '1 batch [recipe:Satay sauce]' };
  expect(await importFile(cook, await paprikaFile(both))).toMatchObject({
    imported: 1,
    alreadyThere: 1,
  });
  expect((await recipesOf(cook)).get('Bowl')!.ingredients[0]).toMatchObject({
    recipeId: satay._id,
  });
});

test('a line of Paprika stays text where its recipe did not come with the file, and where it would hold itself', async () => {
  const cook = await newPerson();
  const file = await paprikaFile({
    Bowl: '1 batch [recipe:Unknown sauce]',
    Chicken: '1 batch [recipe:Egg]',
    Egg: '1 batch [recipe:Chicken]',
    Self: '1 cup [recipe:Self]',
  });
  expect(await importFile(cook, file)).toMatchObject({ imported: 4, failed: 0 });
  const found = await recipesOf(cook);
  expect(found.get('Bowl')!.ingredients).toEqual([
    { name: 'Unknown sauce', amount: '1', unit: 'batch' },
  ]);
  expect(found.get('Self')!.ingredients).toEqual([{ name: 'Self', amount: '1', unit: 'cup' }]);
  const linked = ['Chicken', 'Egg'].filter(
    (title) => found.get(title)!.ingredients[0]!.recipeId !== undefined,
  );
  expect(linked).toHaveLength(1);
  // Each can be saved again as it is.
  for (const { _id, title, ingredients } of found.values()) {
    const params = { id: _id };
    const { status } = await cook.ask(recipesRoutes.update, {
      params,
      body: { title, ingredients },
    });
    expect(status).toBe(200);
  }
});

test('a line in a backup of Mealie stands for the recipe with the id that it names', async () => {
  const cook = await newPerson();
  const [satay, bowl] = ['1'.repeat(32), '2'.repeat(32)];
  const line = { title: null, unit_id: null, food_id: null, original_text: null, position: 0 };
  const backup = {
    recipes: [
      { id: bowl, name: 'Bowl', slug: 'bowl' },
      { id: satay, name: 'Satay sauce', slug: 'satay-sauce' },
    ],
    recipes_ingredients: [
      { ...line, id: 1, recipe_id: bowl, quantity: 2, note: '', referenced_recipe_id: satay },
      { ...line, id: 2, recipe_id: satay, quantity: 1, note: '100 g peanuts' },
    ],
    recipe_instructions: [],
  };
  const file = await zipOf({ 'database.json': JSON.stringify(backup) });
  expect(await importFile(cook, file)).toMatchObject({ imported: 2, failed: 0 });
  const found = await recipesOf(cook);
  expect(found.get('Bowl')!.ingredients).toEqual([
    { name: 'Satay sauce', amount: '2', unit: '', recipeId: found.get('Satay sauce')!._id },
  ]);
});

test('a recipe in a recipe leaves as Cooklang and comes back as one', async () => {
  const [giver, taker] = [await newPerson(), await newPerson()];
  // The outer one is older, and so it is written first.
  const bowl = await createTestRecipe(giver, { title: 'Bowl' });
  const satay = await createTestRecipe(giver, {
    title: 'Satay: hot',
    ingredients: [{ name: 'peanuts', amount: '100', unit: 'g' }],
  });
  const rice = { name: 'rice', amount: '1', unit: 'cup' };
  const line = { name: 'satay', amount: '½', unit: 'batch', note: 'warm', recipeId: satay };
  await giver.ask(recipesRoutes.update, {
    params: { id: bowl },
    body: { title: 'Bowl', ingredients: [rice, line] },
  });
  const { rawPayload } = await testApp.app.inject({
    url: '/api/recipe-files/export?format=cooklang',
    headers: { authorization: `Bearer ${giver.token}` },
  });
  expect(await importFile(taker, rawPayload)).toMatchObject({ imported: 2, failed: 0 });
  const found = await recipesOf(taker);
  expect(found.get('Bowl')!.ingredients).toEqual([
    rice,
    { ...line, name: 'Satay hot', recipeId: found.get('Satay: hot')!._id },
  ]);
});

test('a line of a printed book leads to the recipe that it stands for', async () => {
  const cook = await newPerson();
  const satay = await createTestRecipe(cook, {
    title: 'Satay',
    ingredients: [{ name: 'peanuts' }],
  });
  const line = { name: 'satay <hot>', amount: '1', unit: 'batch', recipeId: satay };
  await createTestRecipe(cook, { title: 'Bowl', ingredients: [line, { name: 'rice' }] });
  const { payload } = await testApp.app.inject({
    url: '/api/recipe-files/export?format=book',
    headers: { authorization: `Bearer ${cook.token}` },
  });
  expect(payload).toContain(`<li><a href="#r${satay}">1 batch satay &#60;hot&#62;</a></li>`);
  expect(payload).toContain(`<article id="r${satay}">`);
  expect(payload).toContain('<li>rice</li>');
});
