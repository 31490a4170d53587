/**
 * What the server answers beside the contract: each is listed here with what it answers someone who knows no secret of
 * the owner, and has none of the owner's texts. Pages of shared recipes: `features/sharing/shared-pages.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, secret, shared, type Cast } from './testing/permissions/cast';
import { calls } from './testing/permissions/requests';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const id = '0193595e-2000-7000-8000-000000000000';
const besideTheContract: Record<string, { url: string; method?: 'POST'; status: number }> = {
  '/api/sync/stream': { url: '/api/sync/stream', status: 401 },
  // There is no such address until payments are set up; then it demands a signature.
  '/api/subscriptions/webhook': {
    url: '/api/subscriptions/webhook',
    method: 'POST',
    status: 404,
  },
  '/api/openapi.json': { url: '/api/openapi.json', status: 200 },
  '/api/docs': { url: '/api/docs', status: 200 },
  '/calendar/:token(^[\\w-]+).ics': { url: `/calendar/${'a'.repeat(43)}.ics`, status: 404 },
  '/images/:id/:width(^\\d+).webp': { url: `/images/${id}/800.webp`, status: 404 },
  '/robots.txt': { url: '/robots.txt', status: 200 },
  '/sitemap.xml': { url: '/sitemap.xml', status: 200 },
  '/sitemaps/:name': { url: '/sitemaps/recipes-1.xml', status: 404 },
};

test('every address of the API is one of the contract or listed here, and what is listed is there', () => {
  const ofContract = calls.map(({ route }) => `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`);
  const paths = pathsOf(cast.testApp.app.printRoutes({ commonPrefix: false }));
  const listed = Object.keys(besideTheContract);
  const known = [...ofContract, ...listed];
  expect(paths.filter((path) => path.startsWith('/api') && !known.includes(path))).toEqual([]);
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(Object.entries(besideTheContract))(
  '%s tells a visitor nothing of anyone',
  async (_path, { url, method = 'GET', status }) => {
    const payload = method === 'POST' ? { payload: {} } : {};
    const answer = await cast.testApp.app.inject({ method, url, ...payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(new RegExp(`${secret}|${shared}`));
  },
);

test('the address of a calendar reads the plan', async () => {
  const { pathname } = new URL(cast.callers.visitor.things['calendar']!);
  const answer = await cast.testApp.app.inject({ url: pathname });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(secret);
});

/** From the tree that Fastify prints. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const depth = found[1]!.length / 4;
    const path = (parents[depth - 1] ?? '') + found[2]!;
    parents[depth] = path;
    return found[3] === undefined ? [] : [path];
  });
}
