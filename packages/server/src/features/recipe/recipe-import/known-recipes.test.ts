import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { registerUser, type Person } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const fixture = (name: string) =>
  readFileSync(
    new URL(`../../../../../recipe-parser/fixtures/pages/${name}.html`, import.meta.url),
    'utf8',
  );

let testApp: TestApp;
let people = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const newCook = () => registerUser(testApp.app, `Cook ${(people += 1)}`);
const read = async (person: Person, url: string, name = 'json-ld', recipe?: number) =>
  (
    await person.ask(recipeImportRoutes.scrape, {
      body: { html: fixture(name), url, ...(recipe && { recipe }) },
    })
  ).body;
const save = async (person: Person, body: RecipeInput) =>
  (await person.ask(recipesRoutes.create, { body })).body;

describe('a page that one has imported', () => {
  test.each([
    'https://bushoven.com.au/damper',
    'http://www.bushoven.com.au/damper/?utm_source=mail#method',
    'https://m.bushoven.com.au/damper/amp',
  ])('a page that one has imported is known again at %s', async (again) => {
    const cook = await newCook();
    const draft = await read(cook, 'https://bushoven.com.au/damper?fbclid=1');
    expect(draft.alreadyHave).toBeUndefined();
    expect(draft.sourceAttribution?.siteUrl).toBe('https://bushoven.com.au/damper');
    const { _id } = await save(cook, { ...draft, title: 'Camp bread', ingredients: [] });
    expect((await read(cook, again)).alreadyHave).toEqual({ _id, title: 'Camp bread' });
  });

  test('a page that one has imported is not known to others, nor when its recipe was deleted', async () => {
    const [cook, other] = [await newCook(), await newCook()];
    const { _id } = await save(cook, await read(cook, 'https://bushoven.com.au/damper'));
    expect((await read(other, 'https://bushoven.com.au/damper')).alreadyHave).toBeUndefined();
    await cook.ask(recipesRoutes.remove, { params: { id: _id } });
    expect((await read(cook, 'https://bushoven.com.au/damper')).alreadyHave).toBeUndefined();
  });
});

describe('a recipe that says the same', () => {
  test('a recipe with the same title and foods is known from wherever it comes', async () => {
    const cook = await newCook();
    const { _id } = await save(cook, {
      title: 'PUMPKIN DAMPER!',
      ingredients: ['self-raising flour', 'mashed pumpkin', 'butter', 'salt', 'golden syrup'].map(
        (name) => ({ name }),
      ),
    });
    const { alreadyHave } = await read(cook, 'https://elsewhere.example/bread');
    expect(alreadyHave).toEqual({ _id, title: 'PUMPKIN DAMPER!' });
  });

  test('a recipe with only the same title is another one', async () => {
    const cook = await newCook();
    await save(cook, { title: 'Pumpkin damper', ingredients: [{ name: 'beer' }] });
    expect((await read(cook, 'https://elsewhere.example/bread')).alreadyHave).toBeUndefined();
  });
});

describe('a page with several recipes', () => {
  const url = 'https://picnic.example/for-ten';

  test('a page with several recipes names the others, and gives the one that is asked for', async () => {
    const cook = await newCook();
    const main = await read(cook, url, 'two-recipes');
    expect(main).toMatchObject({
      title: 'Egg sandwiches',
      otherRecipes: [{ title: 'Lamington fingers', recipe: 2 }],
    });
    expect(await read(cook, url, 'two-recipes', 2)).toMatchObject({
      title: 'Lamington fingers',
      otherRecipes: [{ title: 'Egg sandwiches', recipe: 1 }],
    });
    const { error } = await cook.ask(recipeImportRoutes.scrape, {
      body: { html: fixture('two-recipes'), url, recipe: 3 },
    });
    expect(error.code).toBe('NO_RECIPE_FOUND');
  });

  test('a recipe of a page with several is known by its title too, and is not the other', async () => {
    const cook = await newCook();
    const { _id } = await save(cook, await read(cook, url, 'two-recipes'));
    expect((await read(cook, url, 'two-recipes')).alreadyHave?._id).toBe(_id);
    expect((await read(cook, url, 'two-recipes', 2)).alreadyHave).toBeUndefined();
  });
});
