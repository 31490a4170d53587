import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { directImportRoutes } from '@saltbush/contract/recipe/recipe-import/direct-import';
import { importSourceRoutes } from '@saltbush/contract/recipe/recipe-import/import-source';
import {
  importLimits,
  type ImportSource,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { importSources } from '../../../schema/recipe/recipe-import';
import { renderedPhoto } from '../../../testing/rendered-photo';
import { openServiceServer, type ServiceServer } from '../../../testing/servers/service-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  registerUser,
  visitorOf,
  withToken,
  type Person,
  type Visitor,
} from '../../../testing/test-users';

const { importRecipe, importPhotos } = directImportRoutes;

let site: ServiceServer;
let testApp: TestApp;
let people = 0;

const recipe = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeYield: '4',
  recipeIngredient: ['500 g frozen peas', '1 l stock'],
  recipeInstructions: ['Boil the peas.', 'Blend.'],
  ...more,
});
const pageOf = (...recipes: object[]) =>
  `<!doctype html><title>Soups</title><script type="application/ld+json">${JSON.stringify(
    recipes,
  )}</script>`;

beforeAll(async () => {
  site = await openServiceServer();
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const pages: Record<string, string> = {
    '/soup': pageOf(recipe('Pea soup', { image: `${site.origin}/soup.png` })),
    '/bare': pageOf(recipe('Bare soup', { image: `${site.origin}/gone.png` })),
    '/odd': pageOf(
      recipe('Odd', { recipeYield: undefined, recipeIngredient: ['1 cup zuchinni', '2 eggs'] }),
    ),
    '/supper': pageOf(recipe('Leek soup'), recipe('Cheese toast', { recipeIngredient: ['bread'] })),
    '/shampoo': '<!doctype html><h1>Shampoo</h1><p>For your hair.</p>',
  };
  site.answerBy(({ url: { pathname } }, response) => {
    if (pathname === '/soup.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    const page = pages[pathname];
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  testApp = await openTestApp({ allowedPrivateImportHosts: [site.host] });
});
afterAll(async () => {
  await testApp.close();
  site.close();
});

const newCook = () => registerUser(testApp.app, `Cook ${(people += 1)}`);
const send = (cook: Visitor, body: ImportSource) => cook.ask(importRecipe, { body });
const importPage = (cook: Visitor, path: string, more: ImportSource = {}) =>
  send(cook, { url: `${site.origin}${path}`, ...more });
const stored = async (cook: Person, id: string) =>
  (await cook.ask(recipesRoutes.get, { params: { id } })).body;
const countOf = async (cook: Person) =>
  (await cook.ask(recipeListsRoutes.listMyRecipes, { query: {} })).body.total;
const sourcesLeft = () => testApp.database.db.$count(importSources);
const scoped = async (cook: Person, scope: TokenScope) => {
  const body = { name: 'Phone', scopes: [scope] };
  const { token } = (await cook.ask(apiTokensRoutes.create, { body })).body;
  return withToken(testApp.app, token);
};

const pancakes = `Rye pancakes
Serves 3

Ingredients
1 cup rye flour
2 eggs

Method
1. Whisk everything.
2. Fry in butter.`;

describe('an address', () => {
  test('a page is stored by its address, private, with its picture and its source', async () => {
    const cook = await newCook();
    const { status, body } = await importPage(cook, '/soup');
    expect([status, body]).toEqual([
      200,
      {
        _id: body._id,
        title: 'Pea soup',
        url: `https://saltbush.test/recipes/${body._id}`,
        isNew: true,
        needsALook: [],
      },
    ]);
    expect(await stored(cook, body._id)).toMatchObject({
      title: 'Pea soup',
      serves: 4,
      ingredients: [{ name: 'frozen peas', amount: '500', unit: 'g' }, { name: 'stock' }],
      instructions: ['Boil the peas.', 'Blend.'],
      imageUrl: expect.stringMatching(/^\/images\//),
      sharingSettings: { mode: 'private', approvedUsers: [] },
      sharedWith: { communities: [], saltbush: false },
      sourceAttribution: { siteUrl: `${site.origin}/soup` },
    });
    const source = await cook.ask(importSourceRoutes.get, { params: { id: body._id } });
    expect(source.body).toMatchObject({ url: `${site.origin}/soup`, hasPage: true });
  });

  test('a page that comes again is the recipe that is there, however its address is spelled', async () => {
    const cook = await newCook();
    const first = await importPage(cook, '/soup');
    const again = await importPage(cook, '/soup?utm_source=mail#method');
    expect(again.body).toEqual({ ...first.body, isNew: false });
    expect(await countOf(cook)).toBe(1);
  });

  test('a page that comes several times at once makes one recipe', async () => {
    const cook = await newCook();
    const answers = await Promise.all([1, 2, 3].map(() => importPage(cook, '/soup')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await countOf(cook)).toBe(1);
  });

  test('a page whose recipe was deleted is stored once more', async () => {
    const cook = await newCook();
    const ids = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const { body } = await importPage(cook, '/soup');
      expect(body.isNew).toBe(true);
      ids.add(body._id);
      await cook.ask(recipesRoutes.remove, { params: { id: body._id } });
    }
    expect(ids.size).toBe(3);
  });

  test('a page that two people send becomes a recipe of each', async () => {
    const [one, other] = [await newCook(), await newCook()];
    const [first, second] = [await importPage(one, '/soup'), await importPage(other, '/soup')];
    expect(second.body).toMatchObject({ isNew: true, title: 'Pea soup' });
    const { status } = await other.ask(recipesRoutes.get, { params: { id: first.body._id } });
    expect(status).toBe(404);
  });

  test('a page with several recipes names the others, and each of them can be asked for', async () => {
    const cook = await newCook();
    const main = (await importPage(cook, '/supper')).body;
    expect(main).toMatchObject({
      title: 'Leek soup',
      isNew: true,
      needsALook: ['The page also has “Cheese toast”.'],
      otherRecipes: [{ title: 'Cheese toast', recipe: 2 }],
    });
    const other = (await importPage(cook, '/supper', { recipe: 2 })).body;
    expect(other).toMatchObject({ title: 'Cheese toast', isNew: true });
    expect((await importPage(cook, '/supper')).body).toMatchObject({
      _id: main._id,
      isNew: false,
      otherRecipes: [{ title: 'Cheese toast', recipe: 2 }],
    });
    expect(await countOf(cook)).toBe(2);
  });

  test('a recipe that nobody reviewed says what the reader doubts, and what is missing', async () => {
    const cook = await newCook();
    const { body } = await importPage(cook, '/odd');
    expect(body.needsALook).toEqual([
      'It does not say for how many it is.',
      '“1 cup zuchinni”: We don’t know this food.',
    ]);
    expect(await stored(cook, body._id)).toMatchObject({ isServesUnknown: true });
  });

  test('a picture that cannot be fetched is said, and the recipe is stored without it', async () => {
    const cook = await newCook();
    const { body } = await importPage(cook, '/bare');
    expect(body).toMatchObject({ isNew: true, needsALook: ['A picture could not be fetched.'] });
    expect((await stored(cook, body._id)).imageUrl).toBeUndefined();
  });

  test('the source of a page, as a browser has it, is stored like the page', async () => {
    const cook = await newCook();
    const url = 'https://example.org/for-members';
    const html = pageOf(recipe('Members’ soup'));
    const { body } = await send(cook, { html, url });
    expect(body).toMatchObject({ title: 'Members’ soup', isNew: true });
    expect((await send(cook, { html: `${html} `, url })).body).toMatchObject({
      _id: body._id,
      isNew: false,
    });
  });
});

describe('a text', () => {
  test('a text becomes a recipe, once', async () => {
    const cook = await newCook();
    const { body } = await send(cook, { text: pancakes });
    expect(body).toMatchObject({ title: 'Rye pancakes', isNew: true, needsALook: [] });
    expect(await stored(cook, body._id)).toMatchObject({
      serves: 3,
      instructions: ['Whisk everything.', 'Fry in butter.'],
    });
    expect((await send(cook, { text: pancakes })).body).toEqual({ ...body, isNew: false });
    expect(await countOf(cook)).toBe(1);
  });

  test('a text that comes again is the recipe that it made, also when that has another name now', async () => {
    const cook = await newCook();
    const { body } = await send(cook, { text: pancakes });
    await cook.ask(recipesRoutes.update, {
      params: { id: body._id },
      body: { title: 'Sunday pancakes' },
    });
    expect((await send(cook, { text: pancakes })).body).toEqual({
      ...body,
      title: 'Sunday pancakes',
      isNew: false,
    });
  });

  test('a recipe that one has typed is known by its title and foods', async () => {
    const cook = await newCook();
    const typed = await cook.ask(recipesRoutes.create, {
      body: { title: 'Rye Pancakes', ingredients: [{ name: 'rye flour' }, { name: 'eggs' }] },
    });
    const { body } = await send(cook, { text: pancakes });
    expect(body).toMatchObject({ _id: typed.body._id, title: 'Rye Pancakes', isNew: false });
  });
});

describe('photos', () => {
  const jpeg = async (page: string): Promise<Blob> => {
    const bytes = await (await renderedPhoto(page)).jpeg().toBuffer();
    return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  };
  const list = () =>
    jpeg('# Pancakes\n\nServes 4\n\nIngredients\n2 cups plain flour\n½ cup milk\n3 eggs');
  const method = () => jpeg('Method\n\nWhisk all of it together.\n\nCook in hot butter.');

  test('photos in their order become one recipe, which the same photos find again', async () => {
    const cook = await newCook();
    const files = [await list(), await method()];
    const { status, body } = await cook.ask(importPhotos, { files });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Pancakes', isNew: true });
    expect(await stored(cook, body._id)).toMatchObject({
      serves: 4,
      instructions: ['Whisk all of it together.', 'Cook in hot butter.'],
    });
    const again = await cook.ask(importPhotos, { files });
    expect(again.body).toMatchObject({ _id: body._id, isNew: false, needsALook: [] });
    expect(await countOf(cook)).toBe(1);
  });

  test('a photo without a recipe is refused with its text, and nothing is stored', async () => {
    const cook = await newCook();
    const { status, error } = await cook.ask(importPhotos, {
      files: [await jpeg('Happy birthday')],
    });
    expect([status, error.code, error.text]).toEqual([422, 'NO_RECIPE_IN_PHOTO', 'Happy birthday']);
    expect(await countOf(cook)).toBe(0);
  });

  test.each<[string, () => Blob[], number, string]>([
    ['a text that claims to be a photo', () => [new Blob(['2 eggs'])], 415, 'IMAGE_UNREADABLE'],
    ['no photo', () => [], 400, 'VALIDATION_FAILED'],
    [
      'seven photos',
      () => Array.from({ length: 7 }, () => new Blob(['photo'])),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('an import of %s is refused, and nothing is stored', async (_what, files, status, code) => {
    const cook = await newCook();
    const answer = await cook.ask(importPhotos, { files: files() });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await countOf(cook)).toBe(0);
  });

  test('a photo service that does not answer is said, and the photo is read without it', async () => {
    const service = await openServiceServer();
    service.answerBy((_call, response) => response.writeHead(500).end());
    const vision = { url: `${service.origin}/v1`, key: 'k', model: 'eyes-1' };
    const seeing = await openTestApp({ logLevel: 'silent', vision });
    try {
      const cook = await registerUser(seeing.app, 'Priya');
      const { body } = await cook.ask(importPhotos, { files: [await list()] });
      expect(body.needsALook).toContain(
        'The photo service did not answer, so we read the photos ourselves.',
      );
    } finally {
      await seeing.close();
      service.close();
    }
  });
});

describe('what is refused', () => {
  test.each<[string, () => ImportSource, number, string]>([
    ['a page without a recipe', () => ({ url: `${site.origin}/shampoo` }), 422, 'NO_RECIPE_FOUND'],
    ['a text without a recipe', () => ({ text: 'For your hair.' }), 422, 'NO_RECIPE_FOUND'],
    ['a page that is gone', () => ({ url: `${site.origin}/gone` }), 502, 'PAGE_UNREACHABLE'],
    ['an address inside', () => ({ url: 'http://127.0.0.1:9/' }), 400, 'PAGE_ADDRESS_REFUSED'],
    ['a file of the machine', () => ({ url: 'file:///etc/passwd' }), 400, 'PAGE_ADDRESS_REFUSED'],
    ['nothing', () => ({}), 400, 'VALIDATION_FAILED'],
    ['a text and a page', () => ({ text: 'a', html: '<p>' }), 400, 'VALIDATION_FAILED'],
    ['a blank text', () => ({ text: ' \n ' }), 400, 'VALIDATION_FAILED'],
    [
      'an endless text',
      () => ({ text: 'a'.repeat(importLimits.text + 1) }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a recipe that the page does not have',
      () => ({ url: `${site.origin}/soup`, recipe: 3 }),
      422,
      'NO_RECIPE_FOUND',
    ],
  ])('an import of %s is refused, and nothing is stored', async (_what, body, status, code) => {
    const cook = await newCook();
    const before = await sourcesLeft();
    const answer = await send(cook, body());
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await countOf(cook)).toBe(0);
    expect(await sourcesLeft()).toBe(before);
  });

  test('a body that is no JSON object is refused', async () => {
    const cook = await newCook();
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/api/recipes/import',
      headers: { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' },
      payload: '"https://example.org"',
    });
    expect(statusCode).toBe(400);
  });

  test('visitors import nothing', async () => {
    const visitor = visitorOf(testApp.app);
    expect((await send(visitor, { text: pancakes })).error.code).toBe('NOT_SIGNED_IN');
    const photos = await visitor.ask(importPhotos, { files: [new Blob(['photo'])] });
    expect(photos.error.code).toBe('NOT_SIGNED_IN');
  });

  test('a program needs the scope to add recipes', async () => {
    const cook = await newCook();
    const refused = await send(await scoped(cook, 'recipes:read'), { text: pancakes });
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(await countOf(cook)).toBe(0);
    const { status, body } = await send(await scoped(cook, 'recipes:write'), { text: pancakes });
    expect([status, await countOf(cook)]).toEqual([200, 1]);
    const { list } = recipeVersionsRoutes;
    const { versions } = (await cook.ask(list, { params: { id: body._id } })).body;
    expect(versions).toMatchObject([{ program: 'Phone' }]);
  });
});
