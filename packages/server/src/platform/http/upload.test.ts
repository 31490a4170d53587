import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@saltbush/contract/route';
import { addErrorAnswers } from './errors';
import { addPlugins } from './plugins';
import { serve } from './serve';

const upload = { field: 'file', maxBytes: 10, isStreamed: true } as const;
const routes = {
  send: route({
    method: 'POST',
    path: '/files',
    summary: 'Keeps a file.',
    access: 'anyone',
    upload,
    response: z.object({ name: z.string() }),
  }),
};

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-uploads-'));
  app = fastify();
  addErrorAnswers(app);
  await addPlugins(app, { hasRateLimits: false, publicUrl: 'http://localhost' });
  serve(
    app,
    routes,
  )({
    send: async ({ file }) => {
      await file.saveTo(join(folder, 'kept'));
      return { name: file.name };
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(field: string, text: string) {
  const form = new FormData();
  form.append(field, new Blob([text]), '../../book.zip');
  const request = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

test('a file beyond the limit is refused, and nothing is left of it', async () => {
  const answer = await send('file', 'x'.repeat(11));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test('a file goes to where the handler says, under no name of its own', async () => {
  const answer = await send('file', 'x'.repeat(10));
  expect(answer.json()).toEqual({ name: 'book.zip' });
  expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('x'.repeat(10));
});

test('a file in another field is not taken', async () => {
  expect((await send('other', 'x')).json()).toMatchObject({ details: [{ field: 'file' }] });
});
