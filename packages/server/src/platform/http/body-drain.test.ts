import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route, type Route } from '@saltbush/contract/route';
import type { DrainBounds } from './body-drain';
import { addErrorAnswers } from './errors';
import { addPlugins } from './plugins';
import { serve } from './serve';
import { addSessions } from './session';

const maxBytes = 100_000;
/** More than sockets buffer on either side. */
const large = 12 * 1024 * 1024;

const upload = <const R extends Partial<Route>>(path: string, more: R) =>
  route({ method: 'POST', path, summary: 'Takes files.', access: 'anyone', ...more });
const routes = {
  ping: route({
    method: 'GET',
    path: '/ping',
    summary: 'Answers.',
    access: 'anyone',
    response: z.object({ status: z.literal('ok') }),
  }),
  one: upload('/one', { upload: { field: 'file', maxBytes } }),
  many: upload('/many', {
    uploads: { field: 'file', maxFiles: 9, maxBytes, maxTotalBytes: maxBytes },
  }),
  own: upload('/own', { access: 'signed-in', upload: { field: 'file', maxBytes } }),
  seldom: upload('/seldom', {
    upload: { field: 'file', maxBytes },
    rateLimit: { max: 1, seconds: 600 },
  }),
  json: upload('/json', { body: z.object({}) }),
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await listen();
});
afterAll(() => app.close());

async function listen(drainBounds: Partial<DrainBounds> = {}): Promise<FastifyInstance> {
  const server = fastify();
  addErrorAnswers(server);
  const bounds = { maxBytes: 2 * large, maxMs: 60_000, bytesPerMs: large, ...drainBounds };
  await addPlugins(server, {
    hasRateLimits: true,
    publicUrl: 'http://localhost',
    drainBounds: bounds,
  });
  addSessions(server, { claim: () => undefined, confirm: async () => undefined });
  const nothing = (): Promise<never> => Promise.reject(new Error('No upload gets here.'));
  serve(
    server,
    routes,
  )({
    ping: async () => ({ status: 'ok' }),
    one: nothing,
    many: nothing,
    own: nothing,
    seldom: nothing,
    json: nothing,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port;

const marked = 'multipart/form-data; boundary=mark';
const formOf = (field: string, ...sizes: number[]): Buffer =>
  Buffer.concat([
    ...sizes.flatMap((size) => [
      Buffer.from(
        `--mark\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`,
      ),
      Buffer.alloc(size, 'm'),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--mark--\r\n'),
  ]);

const refused: [string, number, string, string, Buffer, Record<string, string>?][] = [
  ['a file that is too large', 413, '/one', marked, formOf('file', large)],
  [
    'files that are too large together',
    413,
    '/many',
    marked,
    formOf('file', 90_000, 90_000, large),
  ],
  ['a file in another field', 400, '/one', marked, formOf('other', large)],
  ['a file from a visitor', 401, '/own', marked, formOf('file', large)],
  ['a file once too often', 429, '/seldom', marked, formOf('file', large)],
  ['a file of no kind', 415, '/one', 'application/octet-stream', Buffer.alloc(large)],
  [
    'a file that was compressed',
    415,
    '/one',
    marked,
    formOf('file', large),
    { 'content-encoding': 'gzip' },
  ],
  ['an upload that is none', 400, '/one', marked, Buffer.alloc(large, 'm')],
  ['JSON that is too large', 413, '/json', 'application/json', Buffer.alloc(large, ' ')],
];

let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string | number>;
  body?: Buffer;
}

async function ask({
  method,
  path,
  headers,
  body,
}: Sent): Promise<{ status: number; port: number }> {
  const asked = request({ agent, port: portOf(app), method, path: `/api${path}`, headers });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  const port = asked.socket!.localPort!;
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, port };
}

test.each(refused)(
  'a body is refused (%s) with %i, and the connection serves the next call',
  async (_what, status, path, contentType, body, more) => {
    const headers = { 'content-type': contentType, 'content-length': body.length, ...more };
    if (status === 429)
      await ask({
        method: 'POST',
        path,
        headers: { 'content-type': marked },
        body: formOf('file', 1),
      });
    for (const framing of [
      headers,
      { ...more, 'content-type': contentType, 'transfer-encoding': 'chunked' },
    ]) {
      const first = await ask({ method: 'POST', path, headers: framing, body });
      expect(first.status).toBe(status);
      expect(await ask({ method: 'GET', path: '/ping' })).toEqual({
        status: 200,
        port: first.port,
      });
    }
  },
  20_000,
);

/** A sender that says everything before it listens, as many do. */
function sender(server: FastifyInstance, head: string): { socket: Socket; heard: () => string } {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  socket.write(`POST /api/one HTTP/1.1\r\nhost: a\r\ncontent-type: ${marked}\r\n${head}\r\n\r\n`);
  return { socket, heard: () => heard };
}

test.each([
  ['/own', 'that nobody began to read'],
  ['/one', 'that was being read'],
])('a refused body on %s %s is received slowly to its end', async (path) => {
  const server = await listen({ bytesPerMs: 1 });
  const come: IncomingMessage[] = [];
  server.server.on('request', (raw) => void come.push(raw));
  const headers = { 'content-type': marked, 'content-length': large };
  const asked = request({ port: portOf(server), path, method: 'POST', headers });
  asked.on('error', () => {}).write(formOf('other', large).subarray(0, large - 500));
  await once(asked, 'response');
  const raw = come[0]!;
  // Nobody listens to what Node itself throws away.
  await vi.waitFor(() => expect(raw.isPaused() && raw.listenerCount('data') > 0).toBe(true));
  expect(raw.socket.bytesRead).toBeLessThan(large / 2);
  server.server.closeAllConnections();
  await server.close();
});

test('a refused body that is announced to be endless ends the connection, and the answer says so', async () => {
  const { socket, heard } = sender(app, 'content-length: 90000000000');
  socket.write(formOf('other', 1000).subarray(0, 900));
  await closeOf(socket);
  expect(heard()).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard()).toMatch(/\r\nconnection: close\r\n/i);
});

test('a refused body whose rest does not end, or does not come, ends the connection', async () => {
  const bounded = await listen({ maxBytes: 1_000_000, maxMs: 300 });
  const endless = sender(bounded, 'transfer-encoding: chunked');
  const silent = sender(bounded, 'content-length: 900000');
  const start = formOf('other', 50_000).subarray(0, 40_000);
  silent.socket.write(start);
  endless.socket.write(`${start.length.toString(16)}\r\n`);
  endless.socket.write(start);
  const chunk = `\r\n186a0\r\n${'m'.repeat(100_000)}`;
  const writing = setInterval(() => endless.socket.write(chunk), 5);
  await Promise.all([closeOf(endless.socket), closeOf(silent.socket)]);
  clearInterval(writing);
  for (const { heard } of [endless, silent]) expect(heard()).toMatch(/^HTTP\/1\.1 400 /);
  await vi.waitFor(async () => expect(await connectionsOf(bounded)).toBe(0));
  await bounded.close();
});

/** Also after an error, of which a sender that is cut off hears one or the other. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const connectionsOf = (server: FastifyInstance) =>
  new Promise<number>((resolve) =>
    server.server.getConnections((_error, connections) => resolve(connections)),
  );
