/** The contract for other programs and for people: a document and a page, made once at start. */
import type { FastifyInstance } from 'fastify';
import type { Routes } from '@saltbush/contract/route';
import { openApiDocument } from './openapi-document';
import { openApiPage } from './openapi-page';

export function serveOpenApi(app: FastifyInstance, allRoutes: Record<string, Routes>): void {
  const document = openApiDocument(allRoutes);
  const page = openApiPage(document);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(page));
}
