/** Connections that break off at any moment of a call: the process lives, and nothing fails unheard. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/test-app';
import { registerUser } from './testing/test-users';

let testApp: TestApp;
let token: string;
const unheard: unknown[] = [];
const handleUnheard = (error: unknown) => void unheard.push(error);
beforeAll(async () => {
  process.on('uncaughtException', handleUnheard);
  process.on('unhandledRejection', handleUnheard);
  testApp = await openTestApp({ logLevel: 'silent' });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ token } = await registerUser(testApp.app, 'Alex'));
});
afterAll(async () => {
  await testApp.close();
  process.off('uncaughtException', handleUnheard);
  process.off('unhandledRejection', handleUnheard);
});

const json = 'application/json';
const form = 'multipart/form-data; boundary=m';
const fileOf = (field: string) =>
  `--m\r\ncontent-disposition: form-data; name="${field}"; filename="m.bin"\r\n\r\n${'m'.repeat(90_000)}\r\n--m--\r\n`;

interface Sent {
  method: string;
  path: string;
  type?: string;
  body?: string;
}

const requests: [string, Sent][] = [
  ['a save', { method: 'POST', path: '/recipes', type: json, body: '{"title":"Plum jam"}' }],
  [
    'a large save',
    { method: 'POST', path: '/recipes', type: json, body: `{"title":"${'m'.repeat(200_000)}"}` },
  ],
  ['a sign-in', { method: 'POST', path: '/auth/login', type: json, body: '{"email":"a@b.cd"}' }],
  ['a picture', { method: 'POST', path: '/images', type: form, body: fileOf('image') }],
  [
    'a photo',
    {
      method: 'POST',
      path: '/recipe-photo-extraction/extract-recipe',
      type: form,
      body: fileOf('photo'),
    },
  ],
  [
    'a file of recipes',
    { method: 'POST', path: '/recipe-files/import', type: form, body: fileOf('file') },
  ],
  [
    'an address that does not exist',
    { method: 'POST', path: '/plum', type: json, body: '{"a":1}' },
  ],
  ['a list', { method: 'GET', path: '/recipes/list/my-recipes?limit=200' }],
  ['an export', { method: 'GET', path: '/recipe-files/export?format=saltbush' }],
  ['an event stream', { method: 'GET', path: '/sync/stream' }],
];

/** How much of a request is sent before its connection ends. */
const moments = {
  'in the head': ({ head }: Parts) => head.slice(0, -10),
  'before the body': ({ head }: Parts) => head,
  'in the body': ({ head, body }: Parts) => head + body.slice(0, body.length / 2),
  'when all is sent': ({ head, body }: Parts) => head + body,
  'when the answer begins': ({ head, body }: Parts) => head + body,
} satisfies Record<string, (parts: Parts) => string>;

interface Parts {
  head: string;
  body: string;
}

const cases = requests.flatMap(([name, request]) =>
  Object.entries(moments).flatMap(([moment, part]) =>
    (['someone signed in', 'a visitor'] as const).map(
      (who) => [name, who, moment, request, part] as const,
    ),
  ),
);

test.each(cases)(
  'a call of %s of %s that breaks off %s leaves the server as it was',
  async (...all) => {
    const [, who, moment, request, part] = all;
    const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const arrived = once(testApp.app.server, moment === 'in the head' ? 'connection' : 'request');
    const answered = once(socket, 'data');
    socket.write(part(partsOf(request, who === 'someone signed in')));
    if (moment === 'when the answer begins') await answered;
    else if (moment !== 'in the head') await arrived;
    answered.catch(() => undefined);
    arrived.catch(() => undefined);
    socket.resetAndDestroy();
    await closed;
    const answer = await testApp.app.inject({ url: '/api/test' });
    expect([answer.statusCode, unheard]).toEqual([200, []]);
  },
);

test('a call that broke off makes nothing fail when the server has closed', async () => {
  await testApp.app.close();
  expect(unheard).toEqual([]);
});

function partsOf({ method, path, type, body = '' }: Sent, isSignedIn: boolean): Parts {
  const lines = [
    `${method} /api${path} HTTP/1.1`,
    'host: localhost',
    ...(isSignedIn ? [`authorization: Bearer ${token}`] : []),
    ...(type === undefined ? [] : [`content-type: ${type}`, `content-length: ${body.length}`]),
  ];
  return { head: `${lines.join('\r\n')}\r\n\r\n`, body };
}
