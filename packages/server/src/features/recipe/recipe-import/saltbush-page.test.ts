import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { readPage } from '@saltbush/recipe-parser/page';
import { spoiledCopies } from '../../../testing/hostile/odd-values';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import {
  findSaltbushData,
  saltbushPageData,
  saltbushPageId,
  withSaltbushData,
} from './saltbush-page';

const page = readFileSync(
  new URL('../../../../../recipe-parser/fixtures/pages/json-ld.html', import.meta.url),
  'utf8',
);

const recipe = {
  title: 'Plum jam',
  serves: 4,
  measures: 'metric',
  description: 'Dark.',
  tags: ['Jam'],
  ingredients: [{ name: 'plums', amount: '1', unit: 'kg', note: 'ripe', section: 'Jam' }],
  instructions: ['Boil.'],
  instructionSections: ['Jam'],
  sourceAttribution: { siteName: 'Aunty', siteUrl: 'https://aunty.example/jam', author: 'Mei' },
  moreImageUrls: ['https://a.example/1.webp'],
  stepImages: [{ step: 0, imageUrl: 'https://a.example/2.webp' }],
};
const data = saltbushPageData(recipe as never, (url) => url);
const withData = (json: unknown): string =>
  `${page}<script type="application/json" id="${saltbushPageId}">${JSON.stringify(json)}</script>`;

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Priya');
});
afterAll(() => testApp.close());

const draft = readPage(page, undefined)!;
function titleWith(json: unknown): string {
  const ours = findSaltbushData(withData(json));
  return ours ? withSaltbushData(draft as never, ours).title : draft.title;
}

test('the data of a page of ours replaces what was read of its layout', () => {
  expect(titleWith(data)).toBe('Plum jam');
});

test("an odd value in any place of our page's data leaves the page as it was read", () => {
  for (const { what, copy } of spoiledCopies(data))
    expect(['Pumpkin damper', 'Plum jam', '1e400', '🍑'], what).toContain(titleWith(copy));
});

test('a page of ours whose data is spoiled is imported by its layout', async () => {
  const spoiled = { ...data, recipe: { ...recipe, title: { length: { toString: 1 } } } };
  const { status, body } = await cook.ask(recipeImportRoutes.scrape, {
    body: { html: withData(spoiled) },
  });
  expect([status, body.title]).toEqual([200, 'Pumpkin damper']);
});

test('an odd value in any place of JSON-LD stops no reading', () => {
  const json: unknown = JSON.parse(/ld\+json">([^]*?)<\/script>/.exec(page)![1]!);
  for (const { what, copy } of spoiledCopies(json)) {
    const html = page.replace(
      /(ld\+json">)[^]*?(<\/script>)/,
      (_whole, start: string, end: string) => start + JSON.stringify(copy) + end,
    );
    expect(() => readPage(html, undefined), what).not.toThrow();
  }
});
