/**
 * Where programs look for the metadata. Below a path of its host (decision 0119) the well-known part comes before that
 * path, outside of what the proxy passes to us unless it is asked to: it is answered there and below the path.
 */
import type { FastifyInstance } from 'fastify';
import { basePathOf } from '../../../../platform/http/base-path';
import { allowOtherSites } from '../cross-origin';
import { mcpPath } from '../resources';
import {
  authorizationServer,
  protectedResource,
  resourcePath,
  serverPath,
} from './metadata-documents';

export function serveMetadata(app: FastifyInstance, publicUrl: string): void {
  const documents = documentsByPath(publicUrl);
  app.register(async (scope) => {
    allowOtherSites(scope, [...documents.keys()]);
    for (const [path, document] of documents) {
      scope.get(path, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').send(document),
      );
    }
  });
}

function documentsByPath(publicUrl: string): Map<string, object> {
  const basePath = basePathOf(publicUrl);
  const server = authorizationServer(publicUrl);
  const resource = (path: string) => protectedResource(publicUrl, path);
  return new Map<string, object>([
    [serverPath, server],
    [serverPath + basePath, server],
    [resourcePath, resource('')],
    [resourcePath + basePath, resource('')],
    [resourcePath + mcpPath, resource(mcpPath)],
    [resourcePath + basePath + mcpPath, resource(mcpPath)],
  ]);
}
