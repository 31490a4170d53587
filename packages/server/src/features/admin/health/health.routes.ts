import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { healthRoutes } from '@saltbush/contract/admin/health';
import { versionRoutes } from '@saltbush/contract/admin/version';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { isTrustedProxy, type TrustedProxies } from '../../../platform/http/trusted-proxies';
import { packageVersion, programVersion } from '../../../platform/program-version';

export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const { config, database, disk, readiness } = deps;
  serve(
    app,
    healthRoutes,
  )({
    ping: async () => {
      await database.db.execute(sql`select 1`);
      return { status: 'ok' };
    },
    live: async () => ({ status: 'ok' }),
    // Migrations are done before the server listens.
    ready: async () => {
      if (readiness.isStopping()) throw new AppError('STARTING_OR_STOPPING');
      if (disk.isFull()) throw new AppError('DISK_FULL');
      await database.db.execute(sql`select 1`);
      return { status: 'ready' };
    },
  });
  serve(
    app,
    versionRoutes,
  )({
    get: async ({ request }) => ({
      version: packageVersion,
      build: programVersion,
      publicUrl: config.publicUrl,
      forwarded: forwardingOf(request, config.trustedProxies),
    }),
  });
}

/** Whether a reverse proxy handed on this call, and whether that proxy is trusted. */
function forwardingOf({ headers, socket }: FastifyRequest, trusted: TrustedProxies) {
  if (headers['x-forwarded-for'] === undefined) return 'no';
  return isTrustedProxy(trusted, socket.remoteAddress ?? '') ? 'trusted' : 'not-trusted';
}
