import type { FastifyInstance } from 'fastify';
import { tagManagerRoutes } from '@saltbush/contract/admin/tag-manager';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';

export function serveTagManager(app: FastifyInstance, { config: { tagManager } }: Deps): void {
  serve(
    app,
    tagManagerRoutes,
  )({
    get: async () => (tagManager ? { scriptUrl: tagManager.scriptUrl } : {}),
  });
}
