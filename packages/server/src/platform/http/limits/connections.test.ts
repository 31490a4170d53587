import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { addErrorAnswers } from '../errors';
import { parseTrustedProxies } from '../trusted-proxies';
import { limitConnections } from './connections';

const most = 2;
let app: FastifyInstance;
let finish: (() => void)[];
afterEach(() => app.close());

function open(trustProxy: string): void {
  const trusted = parseTrustedProxies(trustProxy);
  finish = [];
  app = fastify({ trustProxy: trusted });
  addErrorAnswers(app);
  limitConnections(app, trusted, most);
  app.get('/', async () => {
    await new Promise<void>((done) => finish.push(done));
    return 'done';
  });
}

/** Connections of other machines cannot be made in a test: the server is given one. */
function connectFrom(remoteAddress: string) {
  const socket = new PassThrough();
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  Object.assign(socket, { remoteAddress, destroySoon: () => socket.end() });
  const listener = app.server.listeners('connection').at(-1) as (socket: PassThrough) => void;
  listener(socket);
  return { socket, answer: () => Buffer.concat(heard).toString() };
}

const isRefused = async ({ socket, answer }: ReturnType<typeof connectFrom>) => {
  await new Promise((soon) => setImmediate(soon));
  return socket.writableEnded && answer().startsWith('HTTP/1.1 429 ');
};

test('one connection too many of a network is refused, until another one ends', async () => {
  open('false');
  const [first] = [connectFrom('2001:db8:1:2::1'), connectFrom('2001:db8:1:2::2')];
  expect(await isRefused(connectFrom('2001:db8:1:2::3'))).toBe(true);
  expect(await isRefused(connectFrom('2001:db8:1:3::3'))).toBe(false);
  first.socket.destroy();
  await once(first.socket, 'close');
  expect(await isRefused(connectFrom('2001:db8:1:2::3'))).toBe(false);
});

test.each([
  ['this machine', 'false', '127.0.0.1'],
  ['the private network', 'false', '192.168.1.7'],
  ['a trusted proxy', '203.0.113.0/24', '203.0.113.9'],
])('connections of %s are not counted', async (_what, trustProxy, address) => {
  open(trustProxy);
  for (let n = 0; n < 2 * most; n += 1) expect(await isRefused(connectFrom(address))).toBe(false);
});

test('calls of one network are counted behind a trusted proxy', async () => {
  open('true');
  const ask = (from: string) =>
    app.inject({ url: '/', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': from } });
  const answers = [ask('203.0.113.9'), ask('203.0.113.9')];
  await vi.waitUntil(() => finish.length === most);
  const refused = await ask('203.0.113.9');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  answers.push(ask('198.51.100.7'));
  await vi.waitUntil(() => finish.length === 3);
  finish.splice(0).forEach((end) => end());
  await Promise.all(answers);
  const again = ask('203.0.113.9');
  await vi.waitUntil(() => finish.length === 1);
  finish.splice(0).forEach((end) => end());
  expect((await again).statusCode).toBe(200);
});
