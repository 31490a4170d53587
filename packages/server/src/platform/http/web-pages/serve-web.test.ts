import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addErrorAnswers, answerError } from '../errors';
import { openPageLanguages } from './page-languages';
import { serveWeb } from './serve-web';

const files = {
  'index.html': 'page for all',
  'pages/login.html': 'login, prerendered',
  'pages/login.html.gz': 'login, packed',
  'pages/recipes-id.html': 'recipe',
  'assets/app-1.js': 'script',
  'sw.js': 'worker',
  'manifest.webmanifest': JSON.stringify({
    share_target: { action: '/my-recipes/import?shared=missed' },
  }),
  'pages.json': JSON.stringify([
    { path: '/login', file: 'pages/login.html' },
    { path: '/recipes/$id', file: 'pages/recipes-id.html' },
  ]),
};

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-web-'));
  await write(files);
  app = fastify({ frameworkErrors: answerError });
  addErrorAnswers(app);
  await serveWeb(app, { webFolder: folder, languages: openPageLanguages(folder) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(content: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

const forAYear = 'public, max-age=31536000, immutable';

test.each([
  ['/assets/app-1.js', 'script', forAYear],
  ['/index.html', 'page for all', 'no-cache'],
  // Or an old service worker would go on answering with old files.
  ['/sw.js', 'worker', 'no-cache'],
  ['/login', 'login, prerendered', 'no-cache'],
  ['/login?redirect=%2Faccount', 'login, prerendered', 'no-cache'],
  ['/recipes/42', 'recipe', 'no-cache'],
  ['/recipes/42/edit', 'page for all', 'no-cache'],
  ['/account', 'page for all', 'no-cache'],
])('the web file %s is served as it should be stored', async (url, body, cacheControl) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    body,
    cacheControl,
  ]);
});

test.each([
  ['/index.html%00.js', 404, 'NOT_FOUND'],
  ['/assets/%00/app-1.js', 404, 'NOT_FOUND'],
  ['/assets/app-2.js', 404, 'NOT_FOUND'],
  ['/..%2f..%2f..%2f..%2fetc%2fpasswd.txt', 404, 'NOT_FOUND'],
  ['/assets/..%5c..%5cpackage.json', 404, 'NOT_FOUND'],
  ['/assets/.git%5cconfig.json', 404, 'NOT_FOUND'],
  ['/api/no/such/call', 404, 'NOT_FOUND'],
  ['/%E0%A4%A', 400, 'MALFORMED_REQUEST'],
])('the web address %s is answered %i in the words of the contract', async (url, status, code) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('a page of the app whose address holds a NUL is still the app', async () => {
  expect((await get('/my-recipes%00')).body).toBe('page for all');
});

test('a page comes packed to whoever takes it packed', async () => {
  const { body, headers } = await app.inject({
    url: '/login',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([body, headers['content-encoding']]).toEqual(['login, packed', 'gzip']);
  expect(headers['content-type']).toMatch('text/html');
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'a form that the browser sent by itself (%s) leads back, and nothing of it into the address',
  async (type) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': type },
      payload: 'email=priya%40example.com&password=plum',
    });
    expect([statusCode, headers.location, body]).toEqual([303, '/login', '']);
  },
);

test('a share that no service worker takes leads to the page that asks for it again', async () => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/my-recipes/import?shared=missed',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${'a'.repeat(3_000_000)}\r\n--x--\r\n`,
  });
  expect([statusCode, headers.location, body]).toEqual([
    303,
    '/my-recipes/import?shared=missed',
    '',
  ]);
});

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };

test('a language whose build is not there yet is served from when it is', async () => {
  expect((await get('/login', german)).body).toBe('login, prerendered');
  await write({
    'languages/de/pages/login.html': 'Anmelden',
    'languages/de/pages/recipes-id.html': 'Rezept',
    'languages/de/sw.js': 'Helfer',
    'languages/de/manifest.webmanifest': '{}',
    'assets/app-2.js': 'Skript',
    'languages/de/index.html': 'Seite für alle',
  });
  expect((await get('/login', german)).body).toBe('Anmelden');
  expect((await get('/recipes/42', german)).body).toBe('Rezept');
  expect((await get('/account', german)).body).toBe('Seite für alle');
});

test.each([
  ['de-DE', '', 'de', 'Anmelden'],
  ['en-AU', '', 'en', 'login, prerendered'],
  ['fr', '', 'en', 'login, prerendered'],
  ['de-DE', 'saltbush-language=en', 'en', 'login, prerendered'],
  ['en-AU', 'a=b; saltbush-language=de', 'de', 'Anmelden'],
])(
  'a browser that asks for %s with the cookie "%s" gets the page in %s, and caches are told why',
  async (language, cookie, expected, body) => {
    const { headers, ...answer } = await get('/login', { 'accept-language': language, cookie });
    expect(answer.body).toBe(body);
    expect(headers).toMatchObject({
      'content-language': expected,
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'no-cache',
    });
  },
);

test('a page that is stored in one language is not taken for the same page in another', async () => {
  const etag = String((await get('/login')).headers.etag);
  const again = (headers: object) => get('/login', { 'if-none-match': etag, ...headers });
  expect((await again({})).statusCode).toBe(304);
  expect((await again(german)).body).toBe('Anmelden');
});

test('the service worker of a language answers for all pages, and is never stored', async () => {
  const { headers, body } = await get('/languages/de/sw.js');
  expect(body).toBe('Helfer');
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
  expect((await get('/sw.js')).headers['service-worker-allowed']).toBeUndefined();
});

test('a language that is not built has no files', async () => {
  expect((await get('/languages/fr/index.html')).statusCode).toBe(404);
});

describe('a link to a page in another language', () => {
  it.each([
    ['/login?language=de', '/login'],
    ['/login?redirect=%2Faccount&language=de-AT', '/login?redirect=%2Faccount'],
    ['/recipes/42?language=de', '/recipes/42'],
  ])('the link %s is kept in the cookie of pages, and leads to %s', async (link, address) => {
    const { statusCode, headers } = await get(link);
    expect([statusCode, headers.location]).toEqual([303, address]);
    expect(headers['set-cookie']).toBe(
      'saltbush-language=de; Path=/; Max-Age=34560000; SameSite=Lax',
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/login?language=klingon',
    '/login?language=',
    '/login?language=constructor',
    '/login?language=de%0D%0ASet-Cookie:%20a=b',
    '/login?languages=de',
    '//example.com/login?language=de',
    '/\\example.com?language=de',
    '/api/anything?language=de',
    '/assets/app-1.js?language=de',
  ])('the address %s changes no language, and leads nowhere', async (address) => {
    const { headers } = await get(address);
    expect([headers.location, headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  test('a link to a page in another language leads to the same server, whatever else is in it', async () => {
    const path = fc.oneof(
      fc.constantFrom('/login', '/login/', '//login'),
      fc.webPath().map((end) => `/recipes${end}`),
      fc.webPath(),
    );
    await fc.assert(
      fc.asyncProperty(path, fc.webQueryParameters(), async (asked, query) => {
        const { headers } = await get(`${asked || '/'}?${query}&language=de`);
        const { host } = new URL(headers.location ?? '/', 'https://own.example');
        expect(host).toBe('own.example');
      }),
    );
  });
});
