import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@saltbush/contract/route';
import { JsonText, StoredJson } from '../../json-text';
import { addPlugins } from '../plugins';
import { serve } from '../serve';

describe('an answer that PostgreSQL wrote', () => {
  const routes = {
    get: route({
      method: 'GET',
      path: '/jam',
      summary: 'A jam.',
      access: 'anyone',
      response: z.object({ fruit: z.string(), year: z.optional(z.int()) }),
    }),
  };

  async function answerOf(text: string | Buffer, headers = {}) {
    const small = fastify();
    await addPlugins(small, { hasRateLimits: false, publicUrl: 'http://localhost' });
    serve(small, routes)({ get: async () => new JsonText(text) });
    return small.inject({ method: 'GET', url: '/api/jam', headers });
  }

  it('an answer that PostgreSQL wrote is sent as it is', async () => {
    const { statusCode, headers, body } = await answerOf('{ "fruit":"plum" }');
    expect([statusCode, body]).toEqual([200, '{ "fruit":"plum" }']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('an answer that is stored as bytes is sent as it is, compressed for who asks', async () => {
    const json = JSON.stringify({ fruit: 'käse 🍑 '.repeat(20_000) });
    const plain = await answerOf(Buffer.from(json));
    expect(plain.body).toBe(json);
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    const packed = await answerOf(Buffer.from(json), { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(json);
  });

  it.each([
    ['lacks a field', '{}'],
    ['has one of another kind', '{"fruit":"plum","year":"2026"}'],
    ['says null for what is absent', '{"fruit":"plum","year":null}'],
    ['says more than its contract', '{"fruit":"plum","owner":"priya"}'],
  ])('an answer that PostgreSQL wrote fails its test when it %s', async (_fault, text) => {
    expect((await answerOf(text)).statusCode).toBe(500);
  });
});

describe('an answer with an ETag', () => {
  const routes = {
    get: route({
      method: 'GET',
      path: '/jam',
      summary: 'A jam.',
      access: 'anyone',
      isConditional: true,
      response: z.object({ fruit: z.string() }),
    }),
  };
  const stored = (json: object) => new StoredJson(Buffer.from(JSON.stringify(json)));
  const plum = { fruit: 'käse 🍑 '.repeat(500) };

  async function openJam(answer: StoredJson) {
    const small = fastify();
    await addPlugins(small, { hasRateLimits: false, publicUrl: 'http://localhost' });
    serve(small, routes)({ get: async () => ({ etag: '"plum"', build: () => answer }) });
    return (headers: Record<string, string> = { 'accept-encoding': 'br, gzip' }) =>
      small.inject({ method: 'GET', url: '/api/jam', headers });
  }

  it('an answer with an ETag is compressed once for all who take it so when it is stored', async () => {
    const answer = stored(plum);
    const ask = await openJam(answer);
    for (const { statusCode, headers, rawPayload } of [await ask(), await ask()]) {
      expect([statusCode, headers['content-encoding'], headers.etag]).toEqual([
        200,
        'gzip',
        '"plum"',
      ]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect([headers.vary, headers['cache-control']]).toEqual([
        'accept-language, accept-encoding',
        'no-store',
      ]);
      expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plum);
      expect(rawPayload).toEqual(await answer.gzipped());
    }
    expect(answer.gzipped()).toBe(answer.gzipped());
  });

  it('an answer with an ETag is sent plain when it is short, or to who does not take it compressed', async () => {
    const plain = await (await openJam(stored(plum)))({});
    const short = await (await openJam(stored({ fruit: 'fig' })))();
    for (const [{ headers, body }, json] of [
      [plain, plum] as const,
      [short, { fruit: 'fig' }] as const,
    ]) {
      expect([headers['content-encoding'], headers.etag]).toEqual([undefined, '"plum"']);
      expect(JSON.parse(body)).toEqual(json);
    }
  });

  it('an answer with an ETag is not sent to who has it', async () => {
    const ask = await openJam(stored(plum));
    const { statusCode, body } = await ask({
      'accept-encoding': 'gzip',
      'if-none-match': '"plum"',
    });
    expect([statusCode, body]).toEqual([304, '']);
  });

  it('an answer with an ETag fails its test when it breaks its contract, compressed too', async () => {
    const ask = await openJam(stored({ ...plum, owner: 'priya' }));
    expect([(await ask()).statusCode, (await ask({})).statusCode]).toEqual([500, 500]);
  });
});
