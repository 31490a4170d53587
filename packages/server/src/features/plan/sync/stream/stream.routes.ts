/**
 * `GET /sync/stream`: server-sent events with the bearer header, one for each browser. It says which plan owners
 * of the person have changed, never what.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { syncStreamPath } from '@saltbush/contract/plan/sync';
import type { Deps } from '../../../../deps';
import { checkAccess } from '../../../../platform/http/session';
import { TooManyRequests } from '../../../../platform/http/too-many-requests';
import { openStreams, streamLimits } from './streams';

export function serveSyncStream(app: FastifyInstance, deps: Deps): void {
  const streams = openStreams(deps);
  deps.diagnostics.addLive(streams.count);
  const { perPerson, perProcess } = streamLimits;
  app.get(
    `/api${syncStreamPath}`,
    { config: { rateLimit: { max: 300, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { userId, sessionId, isAdmin } = (await checkAccess(request, { access: 'signed-in' }))!;
      if (streams.countOf(userId) >= perPerson) throw new TooManyRequests(retryAfterSeconds);
      if (streams.count() >= perProcess) throw new AppError('SERVER_BUSY');
      const response = startEvents(reply);
      streams.add({ userId, sessionId, isAdmin, response });
      return reply;
    },
  );
  // Before the server waits for open requests: these have no end.
  app.addHook('preClose', async () => streams.close());
}

const retryAfterSeconds = 60;

/** Past the plugins that change answers: compression would hold events back. */
function startEvents(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    // A stream that ends is the end of its connection: the server could not stop while it is open.
    connection: 'close',
    // Of nginx, which would collect events.
    'x-accel-buffering': 'no',
  });
  reply.raw.write(':\n\n');
  return reply.raw;
}
