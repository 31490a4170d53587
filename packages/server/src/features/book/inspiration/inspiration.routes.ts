import type { FastifyInstance } from 'fastify';
import { inspirationRoutes } from '@saltbush/contract/book/inspiration';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { findIdeas } from './find-ideas';

export function serveInspiration(app: FastifyInstance, { database }: Deps): void {
  serve(
    app,
    inspirationRoutes,
  )({
    find: ({ body, user }) => findIdeas(database.heavy, body, user.userId),
  });
}
