import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { route } from '@saltbush/contract/route';
import { addPlugins } from './plugins';
import { serve } from './serve';

const routes = {
  get: route({
    method: 'GET',
    path: '/file',
    summary: 'A file.',
    access: 'anyone',
    isDownload: true,
  }),
};

let close: () => Promise<void>;
afterEach(() => close());

async function open(body: () => AsyncGenerator<Uint8Array>) {
  const lines: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as never) };
  const app = fastify({ logger: { level: 'error', stream }, forceCloseConnections: true });
  close = () => app.close();
  await addPlugins(app, { hasRateLimits: false, publicUrl: 'http://localhost' });
  serve(
    app,
    routes,
  )({
    get: async () => ({ fileName: 'all.zip', mediaType: 'application/zip', body: body() }),
  });
  return { url: `${await app.listen()}/api/file`, lines };
}

test('a download that breaks off closes the connection, so that nobody takes it for whole, and is logged as an error', async () => {
  const { url, lines } = await open(async function* () {
    yield Buffer.alloc(200_000);
    throw new Error('the database has gone');
  });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  expect(lines).toMatchObject([{ level: 50, msg: 'a download broke off' }]);
});

test('a download whose client goes ends what makes it, and is no error', async () => {
  const { promise: ended, resolve: handleEnd } = withResolvers();
  const { url, lines } = await open(async function* () {
    try {
      for (;;) yield Buffer.alloc(200_000);
    } finally {
      handleEnd();
    }
  });
  const leave = new AbortController();
  const response = await fetch(url, { signal: leave.signal });
  await response.body!.getReader().read();
  leave.abort();
  await ended;
  expect(lines).toEqual([]);
});

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
