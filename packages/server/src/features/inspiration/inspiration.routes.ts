import type { FastifyInstance } from 'fastify';
import { inspirationRoutes } from '@saltbush/contract/inspiration';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { findIdeas } from './find-ideas';

export function serveInspiration(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    inspirationRoutes,
  )({
    find: ({ body, user }) => findIdeas(db, body, user.userId),
  });
}
