import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { errorBodySchema } from '@saltbush/contract/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { addErrorAnswers } from './errors';
import { answerUnreadable } from './unreadable-requests';
import { closeSlowBodies, timeoutSettings } from './slow-requests';

const limits = { headersMs: 200, bodyBytes: 100, bodyMs: 200, requestMs: 60_000, checkMs: 20 };

let app: FastifyInstance;
const drips = new Set<NodeJS.Timeout>();
afterEach(async () => {
  for (const drip of drips) clearInterval(drip);
  await app.close();
});

async function listen(settings = limits): Promise<number> {
  app = fastify({ ...timeoutSettings(settings), clientErrorHandler: answerUnreadable });
  addErrorAnswers(app);
  closeSlowBodies(app, settings);
  app.post('/', (request) => ({ got: JSON.stringify(request.body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function send(
  port: number,
  beginning: string,
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(beginning);
  return { socket, answer: text(socket) };
}

/** Sends `chunk` again and again, as long as the other side takes it. */
function drip(socket: Socket, chunk: string, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write(chunk), everyMs);
  drips.add(timer);
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

function refusalIn(answer: string): { status: string; code: string } {
  const [top = '', body = ''] = answer.split('\r\n\r\n');
  expect(top).toContain('connection: close');
  return { status: top.split(' ')[1]!, code: errorBodySchema.parse(JSON.parse(body)).code };
}

test('a body that comes drop by drop is refused, and its connection closed', async () => {
  const { socket, answer } = await send(await listen(), head(10_000));
  drip(socket, ' ', 5);
  expect(refusalIn(await answer)).toEqual({ status: '408', code: 'REQUEST_TIMED_OUT' });
});

test('a body of unknown length that stops is refused like one that comes drop by drop', async () => {
  const chunked =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const { answer } = await send(await listen(), `${chunked}5\r\n"aaaa\r\n`);
  expect(refusalIn(await answer)).toEqual({ status: '408', code: 'REQUEST_TIMED_OUT' });
});

test('headers that come drop by drop, or not at all, are refused', async () => {
  const port = await listen();
  const dripped = await send(port, 'POST / HTTP/1.1\r\nHost: a\r\nX-Long: ');
  drip(dripped.socket, 'a', 5);
  const silent = await send(port, '');
  expect(refusalIn(await dripped.answer)).toEqual({ status: '408', code: 'REQUEST_TIMED_OUT' });
  expect(refusalIn(await silent.answer)).toEqual({ status: '408', code: 'REQUEST_TIMED_OUT' });
});

test('a slow body that keeps coming arrives, however long it takes', async () => {
  const length = 3_000;
  const { socket, answer } = await send(await listen(), head(length));
  const json = JSON.stringify('a'.repeat(length - 2));
  let sent = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    socket.write(json.slice(sent, sent + 60));
    sent += 60;
    if (sent < length) return;
    socket.end();
    clearInterval(timer);
  }, 15);
  drips.add(timer);
  const got = await answer;
  expect(got).toContain('200 OK');
  expect(got).toContain(`{"got":${length}}`);
  expect(performance.now() - began).toBeGreaterThan(2 * limits.bodyMs);
});

test('a client that waits because the server does not read is not refused', async () => {
  const port = await listen();
  let goOn: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  await app.close();
  app = fastify({ ...timeoutSettings(limits), bodyLimit: 10_000_000 });
  addErrorAnswers(app);
  closeSlowBodies(app, limits);
  app.addHook('preParsing', async () => pause);
  app.post('/', (request) => ({ got: JSON.stringify(request.body).length }));
  await app.listen({ port, host: '127.0.0.1' });
  const length = 1_000_000;
  const { socket, answer } = await send(port, head(length));
  socket.write(JSON.stringify('a'.repeat(length - 2)));
  const began = performance.now();
  await vi.waitUntil(() => performance.now() - began > 3 * limits.bodyMs);
  expect(socket.destroyed).toBe(false);
  goOn();
  socket.end();
  expect(await answer).toContain(`{"got":${length}}`);
});

test('a request that is no HTTP is answered in the error contract', async () => {
  const port = await listen();
  const nonsense = await send(port, 'tea, please\r\n\r\n');
  expect(refusalIn(await nonsense.answer)).toEqual({ status: '400', code: 'MALFORMED_REQUEST' });
  const long = await send(
    port,
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(refusalIn(await long.answer)).toEqual({ status: '413', code: 'PAYLOAD_TOO_LARGE' });
});
