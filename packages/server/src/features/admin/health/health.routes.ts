import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { healthRoutes } from '@saltbush/contract/admin/health';
import { versionRoutes } from '@saltbush/contract/admin/version';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { packageVersion, programVersion } from '../../../platform/program-version';

export function serveHealth(app: FastifyInstance, { config, database }: Deps): void {
  serve(
    app,
    healthRoutes,
  )({
    ping: async () => {
      await database.db.execute(sql`select 1`);
      return { status: 'ok' };
    },
  });
  serve(
    app,
    versionRoutes,
  )({
    get: async () => ({
      version: packageVersion,
      build: programVersion,
      publicUrl: config.publicUrl,
    }),
  });
}
