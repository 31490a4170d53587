import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorAnswers, answerError } from '../errors';
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
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  app = fastify({ frameworkErrors: answerError });
  addErrorAnswers(app);
  await serveWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

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
