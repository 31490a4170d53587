import type { FastifyInstance } from 'fastify';
import { outsideServicesRoutes } from '@saltbush/contract/admin/outside-services';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { listServices } from './list-services';

export function serveOutsideServices(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    outsideServicesRoutes,
  )({
    list: async () => ({ services: await listServices(deps) }),
  });
}
