/** What is refused before its body has come: only the head of each call is sent, unless it says otherwise. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route, visitorBodyBytes, type Route } from '@saltbush/contract/route';
import { addErrorAnswers } from './errors';
import { addPlugins } from './plugins';
import { serve } from './serve';
import { addSessions } from './session';

const largest = 25 * 1024 * 1024;
const post = <const R extends Partial<Route>>(path: string, more: R) =>
  route({ method: 'POST', path, summary: 'Takes things.', access: 'signed-in', ...more });
const body = z.object({});
const routes = {
  open: post('/open', { access: 'anyone', body }),
  own: post('/own', { body, maxBodyBytes: largest }),
  admin: post('/admin', { access: 'admin', body, maxBodyBytes: largest }),
  itself: post('/itself', { body, maxBodyBytes: largest }),
  nothing: post('/nothing', {}),
  photos: post('/photos', {
    uploads: { field: 'file', maxFiles: 3, maxBytes: largest, maxTotalBytes: largest },
  }),
};

let app: FastifyInstance;
/** Of the tokens `priya`, `tom` and `ended`; the session of the last one is over. */
beforeEach(async () => {
  app = fastify({ bodyLimit: visitorBodyBytes });
  addErrorAnswers(app);
  await addPlugins(app, { hasRateLimits: true, publicUrl: 'http://localhost' });
  addSessions(app, {
    claim: (token) => {
      const userId = token.replace(/^old-/, '');
      return { userId, sessionId: token, at: new Date(), issuedAtMs: 0, demandsVerified: false };
    },
    confirm: async ({ userId, sessionId }) =>
      sessionId === 'ended' ? undefined : { userId, sessionId, isAdmin: false, mustVerify: false },
  });
  serve(
    app,
    routes,
  )({
    open: done,
    own: done,
    admin: done,
    itself: { withSession: async () => ({ isOpen: true, answer: done }) },
    nothing: done,
    photos: done,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await app.close();
});

/** These calls have no answer, of which the compiler knows nothing. */
const done = (): Promise<never> => Promise.resolve(undefined as never);

interface Sender {
  socket: Socket;
  heard: () => string;
  /** The first line of the answer. */
  status: () => Promise<string>;
}
const opened: Sender[] = [];

function send(path: string, head: Record<string, string | number>, token?: string): Sender {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
  const all = {
    host: 'a',
    'content-type': 'application/json',
    ...head,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const sender = {
    socket,
    heard: () => heard,
    status: async () => {
      await vi.waitUntil(() => heard.includes('\r\n'), { timeout: 30_000 });
      return heard.split('\r\n')[0]!.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3);
    },
  };
  opened.push(sender);
  return sender;
}

const length = (bytes: number) => ({ 'content-length': bytes });
const marked = { 'content-type': 'multipart/form-data; boundary=m' };

test.each([
  ['a body of a visitor beyond 64 KB', 413, '/open', length(visitorBodyBytes + 1), undefined],
  ['a body where none belongs', 413, '/nothing', length(visitorBodyBytes + 1), 'priya'],
  ['a body of a visitor for a signed-in call', 401, '/own', length(4_000_000), undefined],
  ['a body of an ended session', 401, '/own', length(4_000_000), 'ended'],
  ['a large body of an ended session', 401, '/itself', length(4_000_000), 'ended'],
  [
    'a body of unknown length of an ended session',
    401,
    '/itself',
    { 'transfer-encoding': 'chunked' },
    'ended',
  ],
  ['a body for admins of someone else', 403, '/admin', length(4_000_000), 'priya'],
  ['photos of a visitor', 401, '/photos', { ...length(4_000_000), ...marked }, undefined],
  ['photos of an ended session', 401, '/photos', { ...length(4_000_000), ...marked }, 'ended'],
  ['a body beyond the limit of its call', 413, '/own', length(largest + 1), 'priya'],
])('a body is refused before it is read: %s', async (_what, status, path, head, token) => {
  expect(await send(path, head, token).status()).toBe(String(status));
});

test('a body that a visitor may send is read', async () => {
  const { socket, status } = send('/open', length(visitorBodyBytes));
  socket.write('{}'.padEnd(visitorBodyBytes));
  expect(await status()).toBe('204');
});

test('a body of too many values is refused while it comes, and the connection serves the next call', async () => {
  const { socket, status, heard } = send('/own', length(4_000_000), 'priya');
  socket.write(`{"tags":[${'[],'.repeat(1_000_000)}`.padEnd(4_000_000));
  expect(await status()).toBe('413');
  socket.write('POST /api/open HTTP/1.1\r\nhost: a\r\n\r\n');
  await vi.waitUntil(() => /HTTP\/1\.1 (4\d\d|204)[^]*HTTP\/1\.1 /.test(heard()));
});

/** So much is in the buffers of the two sockets, and no more is taken. */
const buffered = 16 * 1024 * 1024;

test('a second large body of a person waits unread until the first is done, and stops nobody else', async () => {
  const first = send('/own', length(largest), 'priya');
  first.socket.write('{}');
  const second = send('/own', length(largest), 'priya');
  second.socket.write('{}'.padEnd(largest));
  expect(await sendWhole('tom')).toBe('204');
  expect(second.socket.writableLength).toBeGreaterThan(largest - buffered);
  expect(second.heard()).toBe('');
  first.socket.write(' '.repeat(largest - 2));
  expect([await first.status(), await second.status()]).toEqual(['204', '204']);
}, 40_000);

async function sendWhole(token: string): Promise<string> {
  const { socket, status } = send('/own', length(1_000_000), token);
  socket.write('{}'.padEnd(1_000_000));
  return status();
}

test('a held body whose sender leaves makes room', async () => {
  const first = send('/own', length(largest), 'priya');
  first.socket.write('{}');
  const second = send('/own', length(largest), 'priya');
  second.socket.write('{}'.padEnd(largest));
  first.socket.destroy();
  expect(await second.status()).toBe('204');
}, 40_000);

test('small bodies have room of their own', async () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f'])
    send('/own', length(largest), token).socket.write('{}');
  const { socket, status } = send('/own', length(2), 'priya');
  socket.write('{}');
  expect(await status()).toBe('204');
});

const call = (path: string, token: string) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });

test('calls of a token that no session is known to be open for use up nothing of the person', async () => {
  let last = 0;
  for (let n = 0; n <= 3_000; n += 1) last = (await call('/itself', 'old-priya')).statusCode;
  expect(last).toBe(429);
  expect((await call('/itself', 'priya')).statusCode).toBe(204);
  expect((await call('/own', 'priya')).statusCode).toBe(204);
});

test('a person who calls without end is answered when to come again', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= 3_000; n += 1) {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { authorization: 'Bearer priya' },
    });
    statuses.push(statusCode);
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([204, 429]);
  const other = await app.inject({
    method: 'POST',
    url: '/api/nothing',
    headers: { authorization: 'Bearer tom' },
  });
  expect(other.statusCode).toBe(204);
});
