/** Addresses of posts and videos: their captions, what is said in them, and where they point to. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  recipeImportRoutes,
  type ImportSource,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

const { scrape } = recipeImportRoutes;
const caption =
  'Miso eggplant 🍆 🔸 2 eggplants 🔸 2 tbsp miso 🔸 1 tbsp honey Step 1: Halve the eggplants. Step 2: Brush with miso and honey and roast. #dinner @roast.club';
const teaser = 'My favourite way to eat eggplant all winter long. Comment EGGPLANT and I send it!';
const talk = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHi everyone, today I roast some eggplants.';
const dictated = `WEBVTT\n\n00:01.000 --> 00:09.000\n${caption}`;

const head = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const track = (address: string) => `<video><track kind="captions" src="${address}"></video>`;

const pages: Record<string, [body: string, type?: string]> = {
  '/post': [`<script>state = ${JSON.stringify({ item: { desc: caption } })}</script>`],
  '/cut': [head('og:description', `${caption.slice(0, caption.indexOf('Step'))}… more`)],
  '/teaser': [head('og:description', teaser)],
  '/pin': [head('og:see_also', 'https://eggplants.example/miso') + head('og:title', teaser)],
  '/video': [head('og:description', teaser) + track('/talk.vtt')],
  '/dictated': [track('/dictated.vtt')],
  '/inside': [head('og:description', teaser) + track('http://127.0.0.1:9/inside.vtt')],
  '/gone': [track('/no-such.vtt')],
  '/talk.vtt': [talk, 'text/vtt'],
  '/dictated.vtt': [dictated, 'text/vtt; charset=utf-8'],
};

let site: Server;
let origin: string;
let testApp: TestApp;
let people: TestUsers;
/** Paths that were asked for, in order. */
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [body, type = 'text/html; charset=utf-8'] = pages[url] ?? [];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  testApp = await openTestApp({ allowedPrivateImportHosts: [host] });
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  site.closeAllConnections();
  site.close();
});

const scraped = (body: ImportSource) => people.priya.ask(scrape, { body });
const eggplant = {
  title: 'Miso eggplant',
  ingredientLines: ['2 eggplants', '2 tbsp miso', '1 tbsp honey'],
  instructions: ['Halve the eggplants.', 'Brush with miso and honey and roast.'],
};

describe('importing a post', () => {
  test('a post whose caption is in its data becomes a draft with the post as its source', async () => {
    const { status, body } = await scraped({ url: `${origin}/post` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...eggplant, sourceAttribution: { siteUrl: `${origin}/post` } });
    expect(body.isCutShort).toBeUndefined();
  });

  test('a caption of which the page shows the beginning says so, and can be saved', async () => {
    const { body } = await scraped({ url: `${origin}/cut` });
    expect(body).toMatchObject({ title: 'Miso eggplant', isCutShort: true });
    expect(body.ingredientLines).toEqual(eggplant.ingredientLines);
    expect((await people.tom.ask(recipesRoutes.create, { body })).status).toBe(200);
  });

  test('a post without a recipe gives back its caption, for a person to paste the whole', async () => {
    const { status, error } = await scraped({ url: `${origin}/teaser` });
    expect([status, error.code, error.text]).toEqual([422, 'NO_RECIPE_FOUND', teaser]);
    expect(error.details).toContain('paste');
  });

  test('a pasted caption keeps the address of its post, and nothing is fetched', async () => {
    const url = 'https://www.posts.example/p/1?utm_source=share';
    const before = asked.length;
    const { status, body } = await scraped({ url, text: caption });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...eggplant,
      origin: 'text',
      sourceAttribution: { siteName: 'posts.example', siteUrl: 'https://www.posts.example/p/1' },
    });
    expect(asked).toHaveLength(before);
  });

  test('a pin says which page has the recipe', async () => {
    const { status, error } = await scraped({ url: `${origin}/pin` });
    expect([status, error.code, error.text]).toEqual([
      422,
      'RECIPE_ELSEWHERE',
      'https://eggplants.example/miso',
    ]);
  });
});

describe('importing a video', () => {
  test('a recipe that is in the captions of a video is read', async () => {
    const { status, body } = await scraped({ url: `${origin}/dictated` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...eggplant,
      sourceAttribution: { siteUrl: `${origin}/dictated` },
    });
  });

  test('a video without a recipe in its captions gives back their text for a person to shorten', async () => {
    const { status, error } = await scraped({ url: `${origin}/video` });
    expect([status, error.code]).toEqual([422, 'NO_RECIPE_FOUND']);
    expect(error.text).toBe('Hi everyone, today I roast some eggplants.');
    expect(error.details).toContain('said in the video');
  });

  test('captions at a private address are not fetched', async () => {
    const { status, error } = await scraped({ url: `${origin}/inside` });
    expect([status, error.code, error.text]).toEqual([422, 'NO_RECIPE_FOUND', teaser]);
  });

  test('captions that are gone change nothing', async () => {
    const { status, error } = await scraped({ url: `${origin}/gone` });
    expect([status, error.code, error.text]).toEqual([422, 'NO_RECIPE_FOUND', undefined]);
  });
});
