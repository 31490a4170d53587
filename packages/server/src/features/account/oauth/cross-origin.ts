/**
 * Programs that run in a browser ask from pages of other sites. They may read what anyone may: no cookie is sent, and no
 * call of a person is answered so.
 */
import type { FastifyInstance } from 'fastify';

/** Of the routes of a scope, with the preflight requests that browsers send before them. */
export function allowOtherSites(scope: FastifyInstance, paths: readonly string[]): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  for (const path of paths) {
    scope.options(path, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'content-type, mcp-protocol-version',
          'access-control-max-age': '86400',
        })
        .send(),
    );
  }
}
