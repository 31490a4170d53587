/**
 * Serves the built web app: files with a hash in their name for a year, everything else fresh.
 * Any address that is neither a file nor the API is the app's own (its router decides).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { PageLanguages } from './page-languages';
import { serveBuiltPages } from './serve-built-pages';

interface Web {
  webFolder: string;
  languages: PageLanguages;
  /** Of the instance: "" or "/recipes". */
  basePath?: string;
}

export async function serveWeb(
  app: FastifyInstance,
  { webFolder, languages, basePath = '' }: Web,
): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || isApi(request.url) || looksLikeFile(request.url) || !hasWeb) {
      throw new AppError('NOT_FOUND');
    }
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(`${languages.choose(request, reply)}index.html`, { cacheControl: false });
  });
  const hasWeb = existsSync(join(webFolder, 'index.html'));
  if (!hasWeb) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    // No file of ours has these in its name: the file system throws at the one, the plugin at the other.
    allowedPath: (path) => !/[\0\\]/.test(path),
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // That of another language is in its folder, and answers for all pages.
      if (path.includes('/languages/') && /[\\/]sw\.js/.test(path)) {
        response.setHeader('service-worker-allowed', `${basePath}/`);
      }
    },
  });
  serveBuiltPages(app, { webFolder, languages, basePath });
}

const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/');

/** A missing image or script must not be answered with a page. */
const looksLikeFile = (url: string): boolean => /\.[a-z0-9]{2,5}$/i.test(url.split('?')[0]!);
