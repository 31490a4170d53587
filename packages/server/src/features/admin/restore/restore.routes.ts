import type { FastifyInstance, FastifyRequest } from 'fastify';
import { restoreRoutes } from '@saltbush/contract/admin/restore';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { Restoring, type RestoredListener } from './restore-upload';

export function serveRestore(app: FastifyInstance, deps: Deps, onRestored: RestoredListener): void {
  const restoring = new Restoring(deps, onRestored);
  let unsubscribe: (() => void) | undefined;
  app.addHook('onListen', async () => {
    unsubscribe = deps.planNotices.subscribe({ onRestored: deps.restart });
  });
  app.addHook('onClose', async () => {
    unsubscribe?.();
    await restoring.ended();
  });
  serve(
    app,
    restoreRoutes,
  )({
    state: () => restoring.state(),
    upload: async ({ file, request }) => {
      refuseOtherSites(request);
      await restoring.receive(file, Number(request.headers['content-length'] ?? 0));
      return undefined;
    },
  });
}

/** Nobody is signed in, so any page that is open in a browser of this network could send a file here. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('FORBIDDEN');
}
