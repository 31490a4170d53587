/** The page of a shared recipe, imported by address into another Saltbush: the same recipe, field by field. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import {
  recipesRoutes,
  type RecipeInput,
  type RecipeOnWire,
} from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { fromSteps } from '@saltbush/domain/recipe/recipes/steps';
import { anyRecipe } from '../../../../../recipe-parser/fixtures/recipe-files/any-recipe';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import { readPageSource } from '../recipe-import';
import { withPreview } from './page-preview';
import { recipeData } from './recipe-data';
import { serveSharedPages } from './shared-pages';

const appPage =
  '<!doctype html><html lang="en-AU"><head><title>Saltbush</title></head><body></body>';

let proxy: Server;
let pages: FastifyInstance;
let old: TestApp;
let fresh: TestApp;
let cook: Person;
let other: Person;
let publicUrl: string;
const folders: string[] = [];
beforeAll(async () => {
  // The instance's public address, which has to be known before the instance is opened.
  proxy = createServer((request, response) => pages.routing(request, response));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  publicUrl = `http://${host}`;
  old = await openTestApp({ publicUrl, dataFolder: await newFolder() });
  fresh = await openTestApp({ allowedPrivateImportHosts: [host], dataFolder: await newFolder() });
  pages = fastify();
  serveSharedPages(pages, old.deps, () => appPage);
  pages.get('/images/*', async ({ url }, reply) =>
    reply.type('image/webp').send((await old.app.inject({ url })).rawPayload),
  );
  await pages.ready();
  cook = await registerUser(old.app, 'Priya');
  other = await registerUser(fresh.app, 'Mia');
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await pages.close();
  await old.close();
  await fresh.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-shared-page-'));
  folders.push(folder);
  return folder;
}

const laksa = {
  title: 'Laksa & </script> ラクサ',
  serves: 2,
  measures: 'us',
  tags: ['Mid Week', 'soup, hot'],
  yieldText: 'Makes 2 big bowls',
  description: 'Hot and sour.\n\nBetter the next day.',
  notes: 'Ask Tom for the paste.\nIt freezes.',
  prepMinutes: 10,
  cookMinutes: 0,
  totalMinutes: 35,
  cuisine: 'Malaysian',
  course: 'dinner',
  difficulty: 'hard',
  ingredients: [
    { name: 'rice noodles', amount: '200', unit: 'g' },
    { name: 'laksa paste', amount: '1 1/2', unit: 'tbsp', note: 'heaped', section: 'Soup' },
    { name: 'Advertisement: salt', amount: '', unit: '' },
  ],
  instructions: ['Soak the noodles.', 'Fry the paste.\nStir.', '2. Serve.'],
  instructionSections: ['', 'Soup', ''],
  sharingSettings: { mode: 'public' },
} satisfies RecipeInput;

async function importFrom(url: string): Promise<RecipeOnWire> {
  const { body: draft } = await other.ask(recipeImportRoutes.scrape, { body: { url } });
  const { sourceImageUrl: imageUrl, sourceMoreImageUrls = [], sourceStepImages = [] } = draft;
  const copy = async (url: string) =>
    (await other.ask(imagesRoutes.copyFromWeb, { body: { url } })).body.imageUrl;
  const [step] = sourceStepImages;
  const images = {
    moreImageUrls: await Promise.all(sourceMoreImageUrls.map(copy)),
    stepImages: step && [{ step: step.step, imageUrl: await copy(step.imageUrl) }],
  };
  const body = { ...draft, imageUrl, ...images };
  return (await other.ask(recipesRoutes.create, { body })).body;
}

/** What a person wrote. */
const contentOf = ({ title, serves, measures, tags, ...recipe }: RecipeOnWire) => ({
  title,
  serves,
  measures,
  tags,
  yieldText: recipe.yieldText,
  description: recipe.description,
  notes: recipe.notes,
  times: [recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes],
  cuisine: recipe.cuisine,
  course: recipe.course,
  difficulty: recipe.difficulty,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  instructionSections: recipe.instructionSections,
});

test('a public page is imported with every field, the picture, and the page as its source', async () => {
  const image = { width: 90, height: 60, channels: 3, background: '#a37c52' } as const;
  const png = await sharp({ create: image }).png().toBuffer();
  const { imageUrl } = (
    await cook.ask(imagesRoutes.upload, { file: new Blob([new Uint8Array(png)]) })
  ).body;
  const images = { imageUrl, moreImageUrls: [imageUrl], stepImages: [{ step: 1, imageUrl }] };
  const { body: original } = await cook.ask(recipesRoutes.create, {
    body: { ...laksa, ...images },
  });
  const copy = await importFrom(`${publicUrl}/recipe/${original._id}`);
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(copy.imageColour).toBe(original.imageColour);
  expect(copy.moreImageUrls).toHaveLength(1);
  expect(copy.stepImages).toMatchObject([{ step: 1 }]);
  expect(copy.sourceAttribution).toEqual({
    siteName: 'Saltbush',
    siteUrl: `${publicUrl}/recipe/${original._id}`,
    recipeTitle: laksa.title,
    author: 'Priya',
  });
});

test('a private link is imported with the first source, and without the secret of the link', async () => {
  const sourceAttribution = { siteName: 'Aunty', siteUrl: 'https://aunty.example/laksa' };
  const save = async (body: RecipeInput) => {
    const { _id: id } = (await cook.ask(recipesRoutes.create, { body })).body;
    const { token } = (await cook.ask(shareLinksRoutes.create, { params: { id } })).body;
    return { id, url: `${publicUrl}/shared-recipe/${id}?token=${token}` };
  };
  const known = await save({ ...laksa, sharingSettings: { mode: 'private' }, sourceAttribution });
  expect((await importFrom(known.url)).sourceAttribution).toEqual(sourceAttribution);
  const own = await save({ ...laksa, sharingSettings: { mode: 'private' } });
  const { sourceAttribution: source } = await importFrom(own.url);
  expect(source?.siteUrl).toBe(`${publicUrl}/shared-recipe/${own.id}`);
});

const line = { amount: '', unit: '' };
const oddParts: [string, Partial<RecipeInput>][] = [
  ['an ingredient that looks like a heading', { ingredients: [{ ...line, name: '#a plain' }] }],
  ['an ingredient that looks like an advert', { ingredients: [{ ...line, name: 'Ad: salt' }] }],
  ['a step that looks like a heading', { instructions: ['## Sauce'] }],
  ['nothing but a title', {}],
];
test.each(oddParts)('a recipe of %s is imported whole', async (_what, part) => {
  const { body: original } = await cook.ask(recipesRoutes.create, {
    body: { ...titleOnly, ...part, sharingSettings: { mode: 'public' } },
  });
  const copy = await importFrom(`${publicUrl}/recipe/${original._id}`);
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(copy.sourceAttribution).toMatchObject({ author: 'Priya' });
});
const titleOnly = { title: 'Soup', serves: 4, ingredients: [], instructions: [] };

test('any recipe is imported whole from its shared page', () => {
  fc.assert(
    fc.property(anyRecipe, ({ steps, ...content }) => {
      const recipe = JSON.parse(
        JSON.stringify({
          serves: 4,
          measures: 'au',
          ...content,
          ...fromSteps(steps),
          _id: '01909090-0000-7000-8000-000000000000',
          owner: { username: 'Priya' },
          ratingCount: 0,
        }),
      ) as RecipeOnWire;
      const html = withPreview(appPage, {
        title: recipe.title,
        description: '',
        url: '',
        imageUrl: undefined,
        isForSearch: true,
        canonicalUrl: '',
        data: recipeData(recipe, 'https://a.example'),
      });
      const draft = readPageSource({ page: { html } })?.draft;
      const { imageUrl: _i, owner: _o, ratingCount: _r, _id, ...written } = recipe;
      expect(JSON.parse(JSON.stringify(draft))).toMatchObject(written);
    }),
    { numRuns: 50 },
  );
});

test('a page that claims to be one of ours and is not is read as any page is', () => {
  const page = (data: string) =>
    `<title>Pie</title><script type="application/ld+json">{"@type":"Recipe","name":"Pie",
    "recipeIngredient":["2 eggs"],"recipeInstructions":["Bake."]}</script>
    <script type="application/json" id="saltbush-recipe">${data}</script>`;
  for (const data of ['', '{', '[]', '{"version":2}', '{"version":1,"recipe":{"title":""}}']) {
    expect(readPageSource({ page: { html: page(data) } })?.draft).toMatchObject({
      title: 'Pie',
      ingredients: [{ amount: '2', name: 'eggs' }],
    });
  }
});
