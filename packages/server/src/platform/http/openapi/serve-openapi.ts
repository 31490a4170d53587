/** The contract for other programs and for people: a document and a page, made when they are asked for. */
import type { FastifyInstance } from 'fastify';
import type { Routes } from '@saltbush/contract/route';
import { openApiDocument } from './openapi-document';
import { openApiPage } from './openapi-page';

/** @param basePath of the instance: "" or "/recipes" */
export function serveOpenApi(
  app: FastifyInstance,
  allRoutes: Record<string, Routes>,
  basePath: string,
): void {
  const document = madeOnce(() => JSON.stringify(openApiDocument(allRoutes, basePath)));
  const page = madeOnce(() => openApiPage(openApiDocument(allRoutes)));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  );
}

/** As bytes, which take half the memory of the text. */
function madeOnce(make: () => string): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= Buffer.from(make()));
}
