/**
 * Serves the built web app: files with a hash in their name for a year, everything else fresh.
 * Any address that is neither a file nor the API is the app's own (its router decides).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';

export async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isApi(request.url) || looksLikeFile(request.url) || !hasWeb) {
      throw new AppError('NOT_FOUND');
    }
    return reply
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { cacheControl: false });
  });
  const hasWeb = existsSync(join(webFolder, 'index.html'));
  if (!hasWeb) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/');

/** A missing picture or script must not be answered with a page. */
const looksLikeFile = (url: string): boolean => /\.[a-z0-9]{2,5}$/i.test(url.split('?')[0]!);
