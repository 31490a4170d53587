import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBodySchema } from '@saltbush/contract/errors';
import { route } from '@saltbush/contract/route';
import { addErrorAnswers } from '../errors';
import { addPlugins } from '../plugins';
import { serve } from '../serve';

const upload = { field: 'file', maxBytes: 10, isStreamed: true } as const;
const response = z.object({ name: z.string() });
const routes = {
  sendSmall: route({
    method: 'POST',
    path: '/small-files',
    summary: 'Reads a file.',
    access: 'anyone',
    upload: { field: 'file', maxBytes: 10 },
    response,
  }),
  sendMany: route({
    method: 'POST',
    path: '/many-files',
    summary: 'Reads files.',
    access: 'anyone',
    uploads: { field: 'file', maxFiles: 2, maxBytes: 10, maxTotalBytes: 15 },
    response,
  }),
  send: route({
    method: 'POST',
    path: '/files',
    summary: 'Keeps a file.',
    access: 'anyone',
    upload,
    response,
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
    sendSmall: async ({ file }) => ({ name: `${file.length} bytes` }),
    sendMany: async ({ files }) => ({ name: `${files.length} files` }),
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

const part = (head: string, body = 'jam') => `--mark\r\n${head}\r\n\r\n${body}\r\n`;
const filePart = (name: string, body?: string) =>
  part(`content-disposition: form-data; name="${name}"; filename="plum.zip"`, body);
const fieldPart = (name: string) => part(`content-disposition: form-data; name="${name}"`);
const end = '--mark--\r\n';
const marked = 'multipart/form-data; boundary=mark';

test('an uploaded file beyond the limit is refused, and nothing is left of it', async () => {
  const answer = await send('file', 'x'.repeat(11));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test('an uploaded file goes to where the handler says, under no name of its own', async () => {
  const answer = await send('file', 'x'.repeat(10));
  expect(answer.json()).toEqual({ name: 'book.zip' });
  expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('x'.repeat(10));
  await rm(join(folder, 'kept'));
});

test('an uploaded file in another field is not taken', async () => {
  expect((await send('other', 'x')).json()).toMatchObject({ details: [{ field: 'file' }] });
});

const garbled: [string, string, string][] = [
  ['without a boundary', 'multipart/form-data', filePart('file') + end],
  ['with an empty boundary', 'multipart/form-data; boundary=', filePart('file') + end],
  ['with an endless boundary', `multipart/form-data; boundary=${'m'.repeat(300)}`, end],
  ['with another boundary', 'multipart/form-data; boundary=other', filePart('file') + end],
  ['cut off in the file', marked, filePart('file').slice(0, -4)],
  ['cut off in a head', marked, '--mark\r\ncontent-dispo'],
  ['cut off in a boundary', marked, `${filePart('file')}--ma`],
  ['without an end', marked, filePart('file')],
  ['with a file named like a prototype', marked, filePart('__proto__') + end],
  ['with a field named like a prototype', marked, fieldPart('__proto__') + filePart('file') + end],
  ['with a field named constructor', marked, fieldPart('constructor') + filePart('file') + end],
  ['with no name', marked, part('content-disposition: form-data') + end],
  ['with nothing in it', marked, end],
  ['that is empty', marked, ''],
  ['that is no multipart', marked, '{"file": "jam"}'],
  [
    'with a field that is no JSON',
    marked,
    `${part('content-disposition: form-data; name="a"\r\ncontent-type: application/json', '{')}${end}`,
  ],
  ['with too many fields', marked, fieldPart('a').repeat(20) + filePart('file') + end],
  ['with too many parts', marked, fieldPart('a').repeat(2_000) + end],
  ['with too many files', marked, filePart('file').repeat(5) + end],
  ['with NUL in the name', marked, filePart('fi\0le') + end],
  ['with an endless name', marked, filePart('m'.repeat(100_000)) + end],
  ['with an endless head', marked, `--mark\r\n${'a: b\r\n'.repeat(20_000)}\r\n\r\n${end}`],
];

const paths = ['/api/files', '/api/small-files', '/api/many-files'];

test.each(garbled.flatMap((one) => paths.map((path) => [path, ...one] as const)))(
  'an upload to %s, %s, is refused in the words of the contract, or read',
  async (url, _what, contentType, payload) => {
    const headers = { 'content-type': contentType };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode >= 400) errorBodySchema.parse(answer.json());
    await rm(join(folder, 'kept'), { force: true });
  },
);

test.each(paths)('an upload to %s that was compressed is refused', async (url) => {
  const headers = { 'content-type': marked, 'content-encoding': 'gzip' };
  const payload = gzipSync(filePart('file') + end);
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
});
