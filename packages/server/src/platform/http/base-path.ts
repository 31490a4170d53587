/**
 * The path below which this instance is, if PUBLIC_URL has one (decision 0119). Routes, hooks and the log have addresses
 * without it: it is taken off as a request comes in, and put before what a browser is given.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * @param publicUrl without a slash at its end
 * @example basePathOf('https://home.example/recipes') // '/recipes'
 * @example basePathOf('https://recipes.example') // ''
 */
export const basePathOf = (publicUrl: string): string =>
  new URL(publicUrl).pathname.replace(/\/$/, '');

/**
 * How Fastify reads an address. One that comes without the path, from a proxy that has taken it off or from this
 * machine, is read as it is.
 */
export function readAddress(basePath: string): {
  rewriteUrl?: (request: IncomingMessage) => string;
} {
  if (basePath === '') return {};
  return {
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url,
  };
}

/** "/recipes" leads to "/recipes/": the service worker answers for what is below the slash only. */
export function leadToBasePath(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  // No route: the path may be spelled like one of ours.
  app.addHook('onRequest', async (request, reply) => {
    if (request.originalUrl === basePath) return reply.redirect(`${basePath}/`, 308);
  });
}
