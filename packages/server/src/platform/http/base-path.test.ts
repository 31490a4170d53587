import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { basePathOf } from './base-path';

let dataFolder: string;
let testApp: TestApp;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-below-'));
  testApp = await openTestApp({ publicUrl: 'https://home.example/saltbush', dataFolder });
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const get = (url: string) => testApp.app.inject({ method: 'GET', url });

test.each([
  ['https://home.example', ''],
  ['https://home.example/recipes', '/recipes'],
  ['https://home.example/a/b', '/a/b'],
])('the path of the address %s is "%s"', (publicUrl, basePath) => {
  expect(basePathOf(publicUrl)).toBe(basePath);
});

test.each(['/saltbush/api/test', '/api/test'])(
  'the call %s is answered, whether the proxy passes the path on or takes it off',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test.each([
  ['/saltbush/saltbush/api/test', 404],
  ['/saltbushes/api/test', 404],
  ['/other/api/test', 404],
])('the call %s below another path is answered %i', async (url, status) => {
  const { statusCode, headers } = await get(url);
  const isPage = String(headers['content-type']).includes('text/html');
  expect(isPage ? 404 : statusCode).toBe(status);
});

test('the path without a slash leads to the one with it', async () => {
  const { statusCode, headers } = await get('/saltbush');
  expect([statusCode, headers.location]).toEqual([308, '/saltbush/']);
});

test('the answers of calls below a path have the headers of data', async () => {
  const { headers } = await get('/saltbush/api/test');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the cookie of a session is sent to calls below the path only', async () => {
  const { headers } = await testApp.app.inject({
    method: 'POST',
    url: '/saltbush/api/auth/register',
    payload: { username: 'Below', email: 'below@example.org', password: 'plum jam on rye, twice' },
  });
  expect(String(headers['set-cookie'])).toContain('Path=/saltbush/api/');
});

test('the documentation of calls names addresses below the path', async () => {
  const document = (await get('/saltbush/api/openapi.json')).json<object>();
  expect(document).toMatchObject({ servers: [{ url: '/saltbush/api' }] });
  expect((await get('/saltbush/api/docs')).body).toContain('href="openapi.json"');
});
