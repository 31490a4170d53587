import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { addErrorAnswers } from './errors';

it.each([
  ['that is cancelled', new DOMException('This operation was aborted', 'AbortError')],
  // As of the stream that compresses an answer.
  [
    'of a stream that ends early',
    Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
  ],
])(
  'a failure of work %s is no error of ours when the caller has left, otherwise it is',
  async (_what, broken) => {
    const written: string[] = [];
    const log: FastifyBaseLogger = pino(
      { level: 'debug' },
      { write: (line) => void written.push(line) },
    );
    const app = fastify({ loggerInstance: log });
    addErrorAnswers(app);
    app.get('/long', async (_asked, reply) => {
      await once(reply.raw, 'close');
      throw broken;
    });
    app.get('/broken', () => {
      throw broken;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const hasCome = once(app.server, 'request');
    const asked = request({ port, path: '/long' }).on('error', () => {});
    asked.end();
    await hasCome;
    asked.destroy();
    await vi.waitFor(() => expect(written.join()).toContain('the caller left before the answer'));
    expect(written.join()).not.toContain('unexpected error');

    expect((await app.inject('/broken')).statusCode).toBe(500);
    expect(written.join()).toContain('unexpected error');
    expect(written.join()).toContain('"call":"GET /broken"');
    await app.close();
  },
);

it.each([
  [{ statusCode: 403, expose: true }, 404],
  [{ statusCode: 400, expose: true }, 400],
  [{ statusCode: 429 }, 429],
  [{ statusCode: 404 }, 500],
  [{ statusCode: 502, expose: true }, 500],
])('a plugin that fails with %j is answered %i', async (failure, status) => {
  const app = fastify();
  addErrorAnswers(app);
  app.get('/', () => {
    throw Object.assign(new Error('refused'), failure);
  });
  expect((await app.inject('/')).statusCode).toBe(status);
  await app.close();
});
