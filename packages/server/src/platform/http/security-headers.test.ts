import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  addSecurityHeaders,
  dataOptions,
  helmetOptions,
  type ImageOrigins,
} from './security-headers';

/** `date` and `connection` are none of ours. */
async function headersOf(app: FastifyInstance, url: string) {
  app.get('/', async () => ({ status: 'ok' }));
  app.get('/api/recipes', async () => ({ status: 'ok' }));
  app.get('/api/docs', async () => 'a page');
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const { date: _date, ...headers } = (await app.inject({ method: 'GET', url })).headers;
  return headers;
}

async function byPlugin(
  publicUrl: string,
  options: (url: string) => FastifyHelmetOptions = (url) => helmetOptions({ publicUrl: url }),
) {
  const app = fastify();
  await app.register(fastifyHelmet, options(publicUrl));
  return app;
}

async function byUs(publicUrl: string, imageOrigins?: ImageOrigins) {
  const app = fastify();
  addSecurityHeaders(app, { publicUrl, imageOrigins });
  return app;
}

describe('security headers', () => {
  it.each(['/', '/broken', '/not-there', '/api/docs'])(
    'security headers are those that helmet writes for each answer (%s)',
    async (url) => {
      for (const publicUrl of ['https://saltbush.test', 'http://localhost:3000']) {
        const headers = await headersOf(await byUs(publicUrl), url);
        expect(headers).toEqual(await headersOf(await byPlugin(publicUrl), url));
        expect(headers['content-security-policy']).toContain("script-src 'self';");
      }
    },
  );

  it('security headers are few for data, which may be neither run nor framed nor taken for a page', async () => {
    const publicUrl = 'https://saltbush.test';
    for (const url of [
      '/api/recipes',
      '/api/not-there',
      '/.well-known/oauth-authorization-server',
    ]) {
      const headers = await headersOf(await byUs(publicUrl), url);
      expect(headers).toEqual(await headersOf(await byPlugin(publicUrl, dataOptions), url));
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=/),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('security headers allow pictures of the services that are set up, and of no other site', async () => {
    const policyOf = async (origins?: ImageOrigins) =>
      String(
        (await headersOf(await byUs('https://s.test', origins), '/'))['content-security-policy'],
      );
    expect(await policyOf()).toContain("img-src 'self' data: blob:;");
    expect(await policyOf()).toContain("connect-src 'self';");
    const some = await policyOf({ thumbnails: ['https://a.test'], linked: ['https://b.test'] });
    expect(some).toContain("img-src 'self' data: blob: https://a.test https://b.test;");
    expect(some).toContain("connect-src 'self' https://b.test;");
  });

  it.each(['/vote/secret', '/invitation/secret', '/connect?state=secret'])(
    'security headers hide a secret address from Referer and search engines (%s)',
    async (url) => {
      const headers = await headersOf(await byUs('https://saltbush.test'), url);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('security headers ask for TLS only where there is TLS', async () => {
    const secure = await headersOf(await byUs('https://saltbush.test'), '/');
    const plain = await headersOf(await byUs('http://localhost:3000'), '/');
    expect(secure['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(plain['strict-transport-security']).toBeUndefined();
  });
});
