import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { healthRoutes } from '@saltbush/contract/admin/health';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';

export function serveHealth(app: FastifyInstance, { database }: Deps): void {
  serve(
    app,
    healthRoutes,
  )({
    ping: async () => {
      await database.db.execute(sql`select 1`);
      return { status: 'ok' };
    },
  });
}
