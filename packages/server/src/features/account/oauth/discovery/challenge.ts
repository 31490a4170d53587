import type { FastifyInstance } from 'fastify';
import { mcpPath } from '../resources';
import { resourcePath } from './metadata-documents';

/**
 * The `WWW-Authenticate` of an answer 401 at the address of the Model Context Protocol: where a program reads how to get a
 * token (RFC 9728, 5.1). Below a path of its host the address is one that reaches us without more of the proxy.
 *
 * @example mcpChallenge('https://a.example') // 'Bearer resource_metadata="https://a.example/.well-known/oauth-protected-resource/api/mcp"'
 */
export const mcpChallenge = (publicUrl: string): string =>
  `Bearer resource_metadata="${publicUrl}${resourcePath}${mcpPath}"`;

/** Puts the challenge on each answer 401 of the routes at that address; before they are registered. */
export function challengeMcpPrograms(app: FastifyInstance, publicUrl: string): void {
  const challenge = mcpChallenge(publicUrl);
  app.addHook('onRoute', (route) => {
    if (route.url !== mcpPath) return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (_request, reply, payload) => {
        if (reply.statusCode === 401) reply.header('www-authenticate', challenge);
        return payload;
      },
    ];
  });
}
