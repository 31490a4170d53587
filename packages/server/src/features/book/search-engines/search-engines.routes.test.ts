import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { addErrorAnswers } from '../../../platform/http/errors';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { serveSearchEngines } from './search-engines.routes';

let testApp: TestApp;
let people: TestUsers;
let site: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  site = fastify();
  addErrorAnswers(site);
  serveSearchEngines(site, testApp.deps, 2);
});
afterAll(async () => {
  await site.close();
  await testApp.close();
});

const open = (url: string) => site.inject({ url });
const addressesIn = async (url: string) =>
  [...(await open(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

async function save(title: string, saltbush: boolean, mode: 'public' | 'private' = 'public') {
  const body = {
    title,
    sharingSettings: { mode },
    ...(saltbush && { sharedWith: { saltbush, communities: [] } }),
  };
  const { status, body: saved } = await people.priya.ask(recipesRoutes.create, { body });
  expect(status).toBe(200);
  return saved._id;
}
const pageOf = (id: string) => `https://saltbush.test/recipe/${id}`;

test('robots.txt names the sitemap and closes what is private to search engines', async () => {
  const { body, headers } = await open('/robots.txt');
  expect(headers['content-type']).toMatch('text/plain');
  expect(body).toContain('Sitemap: https://saltbush.test/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
  expect(body).not.toMatch(/^Disallow: \/(recipe|shared-recipe|images)?$/m);
});

test('the sitemaps have the listed recipes and no others, page by page, and are cached', async () => {
  const listed = [await save('Laksa', true), await save('Pie', true), await save('Damper', true)];
  await save('By link only', false);
  await save('Private', false, 'private');
  const deleted = await save('Deleted', true);
  await people.priya.ask(recipesRoutes.remove, { params: { id: deleted } });

  const index = await addressesIn('/sitemap.xml');
  expect(index).toEqual(
    ['pages', '1', '2'].map((name) => `https://saltbush.test/sitemaps/${name}.xml`),
  );
  expect(await addressesIn('/sitemaps/pages.xml')).toEqual([
    'https://saltbush.test/',
    'https://saltbush.test/cooks',
  ]);
  expect(await addressesIn('/sitemaps/1.xml')).toEqual(listed.slice(0, 2).map(pageOf));
  expect(await addressesIn('/sitemaps/2.xml')).toEqual([pageOf(listed[2]!)]);
  const { headers, body } = await open('/sitemaps/1.xml');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toMatch('application/xml');
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);

  const later = [await save('Curry', true), await save('Stew', true)];
  expect(await addressesIn('/sitemaps/2.xml')).toHaveLength(1);
  testApp.advance(61 * 60 * 1000);
  expect(await addressesIn('/sitemaps/2.xml')).toEqual([listed[2]!, later[0]!].map(pageOf));
  expect(await addressesIn('/sitemaps/3.xml')).toEqual([pageOf(later[1]!)]);
});

test('the sitemaps have no recipe where visitors may not browse', async () => {
  await save('Pavlova', true);
  const body = { visitorsMayBrowse: false };
  expect((await people.alex.ask(instanceSettingsRoutes.update, { body })).status).toBe(200);
  testApp.advance(61 * 60 * 1000);
  expect(await addressesIn('/sitemap.xml')).toEqual(['https://saltbush.test/sitemaps/pages.xml']);
  expect(await addressesIn('/sitemaps/pages.xml')).toEqual(['https://saltbush.test/']);
  expect((await open('/sitemaps/1.xml')).statusCode).toBe(404);
});

test.each(['0.xml', '99.xml', '-1.xml', '1', '1.xml%00', '..%2f1.xml', '1e3.xml'])(
  'there is no sitemap %s',
  async (name) => {
    expect((await open(`/sitemaps/${name}`)).statusCode).toBe(404);
  },
);
