import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { newId } from '../../../platform/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { images } from '../../../schema/images';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let brownies: string;
let count = 0;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
  brownies = await createTestRecipe(ann, {
    title: 'Brownies',
    tags: ['baking'],
    equipment: ['Slice tin'],
    ingredients: [
      { name: 'caster sugar', amount: '1', unit: 'cup' },
      { name: 'butter', amount: '200', unit: 'g' },
    ],
    instructions: ['Melt.', 'Bake.'],
    instructionSections: ['Base', 'Base'],
    cookMinutes: 30,
  });
});

const vary = (person: Pick<Person, 'ask'>, id: string, body: object = {}) =>
  person.ask(recipeVariationsRoutes.create, {
    params: { id },
    body: { name: 'ours, less sugar', ...body },
  });
const list = async (person: Pick<Person, 'ask'>, id: string) =>
  (await person.ask(recipeVariationsRoutes.list, { params: { id } })).body;
const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

describe('a variation', () => {
  test('a variation has all of its original, with what differs in its title, and both show the other', async () => {
    const { status, body } = await vary(ann, brownies);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Brownies (ours, less sugar)',
      tags: ['baking'],
      equipment: ['Slice tin'],
      instructions: ['Melt.', 'Bake.'],
      instructionSections: ['Base', 'Base'],
      cookMinutes: 30,
      revision: 1,
      sharingSettings: { mode: 'private' },
    });
    expect(body).not.toHaveProperty('sourceAttribution');
    const { variations, original } = await list(ann, brownies);
    expect(titles(variations)).toEqual(['Brownies (ours, less sugar)']);
    expect(original).toBeUndefined();
    expect((await list(ann, body._id)).original).toMatchObject({ _id: brownies });
  });

  test('variations of one recipe name each other', async () => {
    const first = (await vary(ann, brownies)).body._id;
    await vary(ann, brownies, { name: 'with nuts' });
    expect(titles((await list(ann, first)).others)).toEqual(['Brownies (with nuts)']);
    expect(titles((await list(ann, brownies)).variations)).toEqual([
      'Brownies (with nuts)',
      'Brownies (ours, less sugar)',
    ]);
  });

  test('a variation is compared line by line, without the title', async () => {
    const ingredients = [
      { name: 'caster sugar', amount: '1/2', unit: 'cup' },
      { name: 'butter', amount: '200', unit: 'g' },
    ];
    const { _id: otherId } = (await vary(ann, brownies, { ingredients })).body;
    const { body } = await ann.ask(recipeVariationsRoutes.compare, {
      params: { id: brownies, otherId },
    });
    expect(body.changes).toEqual([
      { field: 'ingredients', before: '1 cup caster sugar', after: '1/2 cup caster sugar' },
    ]);
  });

  test('a variation of another’s recipe says where that is from, and keeps its picture', async () => {
    await listForAll(db(), brownies);
    const imageId = newId();
    const owned = { id: imageId, ownerId: ann.user._id, width: 9, height: 9, colour: '#a37c52' };
    await db().insert(images).values(owned);
    await db().update(recipes).set({ imageId }).where(eq(recipes.id, brownies));
    const { body } = await vary(ben, brownies);
    expect(body).toMatchObject({
      imageUrl: `/images/${imageId}/800.webp`,
      owner: { _id: ben.user._id },
      sourceAttribution: { siteName: 'Saltbush', recipeTitle: 'Brownies', author: `Ann ${count}` },
    });
  });

  test('a variation is found by what differs, and stays whole without its original', async () => {
    const { _id } = (await vary(ann, brownies)).body;
    const found = await ann.ask(recipeListsRoutes.search, { query: { q: 'less sugar' } });
    expect(titles(found.body.recipes)).toEqual(['Brownies (ours, less sugar)']);
    await ann.ask(recipesRoutes.remove, { params: { id: brownies } });
    expect((await list(ann, _id)).original).toBeUndefined();
    await db().delete(recipes).where(eq(recipes.id, brownies));
    const { status, body } = await ann.ask(recipesRoutes.get, { params: { id: _id } });
    expect([status, body.ingredients]).toMatchObject([200, [{ name: 'caster sugar' }, {}]]);
  });

  test('the same variation sent twice is made once', async () => {
    const _id = newId();
    await vary(ann, brownies, { _id });
    expect((await vary(ann, brownies, { _id })).body._id).toBe(_id);
    expect((await list(ann, brownies)).variations).toHaveLength(1);
  });

  test('an import of the page of the original does not find a variation of it', async () => {
    const siteUrl = `https://example.org/${newId()}`;
    await ann.ask(recipesRoutes.update, {
      params: { id: brownies },
      body: { title: 'Brownies', sourceAttribution: { siteUrl } },
    });
    await vary(ann, brownies);
    const html = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Cake of the site',
      recipeIngredient: ['2 eggs'],
      recipeInstructions: ['Bake.'],
    })}</script>`;
    const scrape = () => ann.ask(recipeImportRoutes.scrape, { body: { url: siteUrl, html } });
    expect((await scrape()).body.alreadyHave).toMatchObject({ _id: brownies });
    await ann.ask(recipesRoutes.remove, { params: { id: brownies } });
    expect((await scrape()).body).not.toHaveProperty('alreadyHave');
  });
});

describe('refused', () => {
  test('a variation of a recipe that one may not read is neither made, listed nor compared', async () => {
    const own = await createTestRecipe(ben, { title: 'Scones' });
    const params = { id: brownies, otherId: own };
    expect((await vary(ben, brownies)).status).toBe(404);
    expect((await ben.ask(recipeVariationsRoutes.list, { params })).status).toBe(404);
    expect((await ben.ask(recipeVariationsRoutes.compare, { params })).status).toBe(404);
    const turned = { id: own, otherId: brownies };
    expect((await ben.ask(recipeVariationsRoutes.compare, { params: turned })).status).toBe(404);
  });

  test('a visitor makes and lists no variations, also of a public recipe', async () => {
    await listForAll(db(), brownies);
    const visitor = visitorOf(testApp.app);
    expect((await vary(visitor, brownies)).status).toBe(401);
    const params = { id: brownies };
    expect((await visitor.ask(recipeVariationsRoutes.list, { params })).status).toBe(401);
  });

  test('the private variation of another is not listed', async () => {
    await listForAll(db(), brownies);
    const { _id } = (await vary(ben, brownies)).body;
    expect((await list(ann, brownies)).variations).toEqual([]);
    await listForAll(db(), _id);
    expect((await list(ann, brownies)).variations).toHaveLength(1);
  });

  test('the original that is no longer shared is not named', async () => {
    await listForAll(db(), brownies);
    const { _id } = (await vary(ben, brownies)).body;
    await db()
      .update(recipes)
      .set({ isListed: false, sharingMode: 'private' })
      .where(eq(recipes.id, brownies));
    expect((await list(ben, _id)).original).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
  ])('a variation with the name %j is refused', async (body, field) => {
    const { status, error } = await vary(ann, brownies, body);
    expect(status).toBe(400);
    expect(JSON.stringify(error)).toContain(field);
  });
});
