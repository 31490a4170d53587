import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  recipeImportRoutes,
  type ImportSource,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const { scrape } = recipeImportRoutes;
const fixture = (name: string) =>
  readFileSync(
    new URL(`../../../../../recipe-parser/fixtures/pages/${name}.html`, import.meta.url),
    'utf8',
  );

/** A site on this machine: the only private address that this app may read. */
const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/damper': (_request, response) => answer(response, fixture('json-ld')),
  '/moved': (_request, response) => response.writeHead(301, { location: '/damper' }).end(),
  '/shampoo': (_request, response) => answer(response, fixture('no-recipe')),
  '/text': (_request, response) => answer(response, pasted, 'text/plain'),
  '/menu.pdf': (_request, response) => answer(response, '%PDF', 'application/pdf'),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '/huge': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50 * 1024 * 1024 });
    response.write('<p>');
  },
};

function answer(response: ServerResponse, body: string, type = 'text/html; charset=utf-8'): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

const pasted = `Rye pancakes
Serves 3

Ingredients
1 cup rye flour
2 eggs

Method
1. Whisk everything.
2. Fry in butter.`;

let site: Server;
let origin: string;
let testApp: TestApp;
let people: TestUsers;

beforeAll(async () => {
  site = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
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

describe('importing a recipe', () => {
  test('an imported page becomes a draft, and a redirect is followed', async () => {
    const { status, body } = await scraped({ url: `${origin}/moved` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Pumpkin damper',
      serves: 8,
      prepMinutes: 15,
      ingredients: [
        { amount: '3', unit: 'cup', section: 'Dough' },
        {},
        {},
        {},
        {},
        { section: 'To serve' },
      ],
      instructions: [
        'Rub the chilled butter into flour and salt.',
        'Stir in the pumpkin.',
        'Bake for 40 minutes and spread with syrup and butter.',
      ],
      instructionSections: ['Dough', 'Dough', 'To serve'],
      sourceAttribution: { siteName: 'Bush Oven', siteUrl: `${origin}/damper`, author: 'Mia Kerr' },
      sourceImageUrl: `${origin}/pictures/damper.jpg`,
    });
    expect(body.ingredientLines).toHaveLength(6);
  });

  test('the draft of an imported page can be saved as it is', async () => {
    const { body: draft } = await scraped({ url: `${origin}/damper` });
    const { status, body } = await people.priya.ask(recipesRoutes.create, { body: draft });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Pumpkin damper', instructions: draft.instructions });
  });

  test('a read page is not saved as a recipe by itself', async () => {
    const count = async () =>
      (await people.tom.ask(recipeListsRoutes.listMyRecipes, { query: {} })).body.total;
    const before = await count();
    await people.tom.ask(scrape, { body: { url: `${origin}/damper` } });
    expect(await count()).toBe(before);
  });

  test.each([
    ['a text', () => ({ text: pasted })],
    ['an address of a text', () => ({ url: `${origin}/text` })],
  ])('an import of %s is read', async (_what, source) => {
    expect((await scraped(source())).body).toMatchObject({
      title: 'Rye pancakes',
      serves: 3,
      ingredientLines: ['1 cup rye flour', '2 eggs'],
      instructions: ['Whisk everything.', 'Fry in butter.'],
    });
  });

  test.each([
    ['as such, with its address', { html: fixture('rdfa'), url: 'https://www.example.org/tea' }],
    ['in the place of a text', { text: fixture('rdfa') }],
  ])('the source of a page is read %s', async (_how, source) => {
    const { body } = await scraped(source);
    expect(body).toMatchObject({
      title: 'Mint tea',
      ingredientLines: ['1 handful mint', '500 ml water'],
    });
    expect(body.sourceAttribution?.siteUrl).toBe('url' in source ? source.url : undefined);
  });

  test.each([
    ['NUL', 'Plum\0 jam', 'Plum jam'],
    ['half a pair', 'Plum \ud83c jam', 'Plum \ufffd jam'],
  ])(
    'a text with %s in the data of a page does not keep it from being read',
    async (_what, name, title) => {
      const html = `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name,
        author: name,
        unknown: name,
        recipeIngredient: [`1 kg ${name}`, '500 g sugar'],
        recipeInstructions: [`Boil the ${name}.`],
      })}</script>`;
      const { status, body } = await scraped({ html, url: `https://example.org/${name}` });
      expect([status, body.title]).toEqual([200, title]);
      const saved = await people.priya.ask(recipesRoutes.create, { body });
      expect([saved.status, saved.body.title]).toEqual([200, title]);
    },
  );

  test('a text of an imported page that is too long is cut, so that the rest can be saved', async () => {
    const step = 'Stir. '.repeat(2_000);
    const html = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'P'.repeat(400),
      recipeIngredient: Array.from({ length: 400 }, (_, index) => `${index + 1} g salt`),
      recipeInstructions: ['Begin.', step],
    })}</script>`;
    const { status, body } = await scraped({ html });
    expect(status).toBe(200);
    expect((await people.priya.ask(recipesRoutes.create, { body })).status).toBe(200);
  });
});

describe('refusing to import', () => {
  test('a visitor who imports a page is asked to sign in', async () => {
    const { status, error } = await people.visitor.ask(scrape, { body: { text: pasted } });
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  test.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:9/',
    'http://[::1]/',
    'http://localhost/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'pancakes',
  ])('the page address %s is refused', async (url) => {
    const { status, error } = await scraped({ url });
    expect([status, error.code]).toEqual([400, 'PAGE_ADDRESS_REFUSED']);
  });

  test.each([
    ['/inside', 400, 'PAGE_ADDRESS_REFUSED'],
    ['/huge', 413, 'PAGE_TOO_LARGE'],
    ['/menu.pdf', 415, 'PAGE_NOT_HTML'],
    ['/missing', 502, 'PAGE_UNREACHABLE'],
    ['/shampoo', 422, 'NO_RECIPE_FOUND'],
  ])('the page %s is answered with %i', async (path, expected, code) => {
    const { status, error } = await scraped({ url: `${origin}${path}` });
    expect([status, error.code]).toEqual([expected, code]);
    expect(error.details).not.toBe('');
  });

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'pancakes'])(
    'a text that is said to come from %s is refused',
    async (url) => {
      const { status, error } = await scraped({ text: pasted, url });
      expect([status, error.code]).toEqual([400, 'PAGE_ADDRESS_REFUSED']);
    },
  );

  test('a text without a recipe is refused by the import', async () => {
    const { status, error } = await scraped({ text: 'Dear Tom, see you on Sunday.' });
    expect([status, error.code]).toEqual([422, 'NO_RECIPE_FOUND']);
  });

  test.each([
    ['nothing', {}],
    ['a blank address', { url: '  ' }],
    ['two sources', { text: pasted, html: '<p>' }],
    ['two sources of one address', { text: pasted, html: '<p>', url: 'https://example.org/' }],
    ['an endless address', { url: `https://example.org/${'a'.repeat(3_000)}` }],
    ['an address that is no text', { url: 7 as unknown as string }],
  ])('an import with %s fails validation', async (_what, body) => {
    const { status, error } = await scraped(body);
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('an import with more than the body may hold is refused', async () => {
    const { status, error } = await scraped({ html: 'a'.repeat(4 * 1024 * 1024) });
    expect([status, error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
