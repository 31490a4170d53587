/** Requests that no browser makes: addresses, bodies and bytes that are none. */
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBodySchema } from '@saltbush/contract/errors';
import { openTestApp, type TestApp } from './testing/test-app';
import { registerUser } from './testing/test-users';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'silent' });
  ({ token } = await registerUser(testApp.app, 'Alex'));
});
afterAll(() => testApp.close());

test.each([
  '/index.html%00.js',
  '/%00',
  '/recipe/%00',
  '/shared-recipe/%00?token=%00',
  '/images/%00/800.webp',
  '/%',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/api/%',
  '/api/recipes/%',
  '/api/recipes/%c0%80',
  '/api/recipes/public?q=%',
  '/api/recipes/public?q=%ED%A0%80&__proto__=1&constructor=2',
  `/api/recipes/${'m'.repeat(5_000)}`,
  `/${'../'.repeat(20)}etc/passwd`,
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cpackage.json',
  '//example.com/api/test',
  '/api/test/..;/admin/outbox',
  '/api/recipes/public?page=1&page=2&page[]=3',
])('the address %s is answered in the words of the contract, or leads to the app', async (url) => {
  const answer = await testApp.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) errorBodySchema.parse(answer.json());
});

const bodies: [string, string, string | Buffer][] = [
  ['a body that says it is gzip', 'gzip', '{"title": "Plum jam"}'],
  ['a body that is gzip', 'gzip', gzipSync('{"title": "Plum jam"}')],
  ['a body in a coding that is none', 'plum', '{"title": "Plum jam"}'],
];

test.each(bodies)('a compressed body is refused: %s', async (_what, encoding, payload) => {
  const answer = await sendRaw(
    { 'content-type': 'application/json', 'content-encoding': encoding },
    payload,
  );
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
});

test.each([
  ['a prototype', 'application/json', '{"title": "Plum jam", "__proto__": {"isAdmin": true}}'],
  ['a constructor', 'application/json', '{"title": "Plum jam", "constructor": {"prototype": 1}}'],
  ['NUL as it is', 'application/json', '{"title": "Plum\0jam"}'],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a byte order mark', 'application/json', '\ufeff{"title": "Plum jam"}'],
  ['a thousand lists in each other', 'application/json', '['.repeat(100_000)],
  ['another kind of text', 'text/plain', 'Plum jam'],
  ['a kind that is none', 'plum', 'Plum jam'],
  ['a form', 'application/x-www-form-urlencoded', 'title=Plum+jam'],
  ['multipart where JSON belongs', 'multipart/form-data; boundary=m', '--m--'],
  ['nothing', 'application/json', ''],
  ['another set of characters', 'application/json; charset=utf-16', '{"title": "Plum jam"}'],
])('a body with %s never fails', async (_what, contentType, payload) => {
  const answer = await sendRaw({ 'content-type': contentType }, payload);
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) errorBodySchema.parse(answer.json());
});

const sendRaw = (headers: Record<string, string>, payload: string | Buffer) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/recipes',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });

test.each([
  ['an address of other bytes', 'GET /caf\xe9 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['an address with a space', 'GET /plum jam HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['no HTTP', 'plum jam\r\n\r\n'],
  ['an endless head', `GET / HTTP/1.1\r\nhost: a\r\na: ${'m'.repeat(100_000)}\r\n\r\n`],
  [
    'two lengths',
    'POST /api/recipes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
])('a request of %s is answered in the words of the contract', async (_what, request) => {
  if (!testApp.app.server.listening) await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from(request, 'latin1'));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  errorBodySchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))));
});
