import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '@saltbush/contract/route';
import { JsonText } from '../json-text';
import { addPlugins } from './plugins';
import { serve } from './serve';

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

  it('is sent as it is', async () => {
    const { statusCode, headers, body } = await answerOf('{ "fruit":"plum" }');
    expect([statusCode, body]).toEqual([200, '{ "fruit":"plum" }']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is sent as it is when it is stored as bytes, compressed for who asks', async () => {
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
  ])('fails its test when it %s', async (_fault, text) => {
    expect((await answerOf(text)).statusCode).toBe(500);
  });
});
