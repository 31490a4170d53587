/**
 * `GET /metrics`: what Prometheus reads of this process. It is there when METRICS_TOKEN is set, for whoever sends that
 * token: to be on this machine is no proof behind a proxy on it. Without the setting nothing is loaded or measured.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { digestOf } from '../../../platform/secrets';

export async function serveMetrics(app: FastifyInstance, deps: Deps): Promise<void> {
  const { metricsToken } = deps.config;
  if (metricsToken === undefined) return;
  const [{ Registry, collectDefaultMetrics }, { measureCalls }, { measureState }] =
    await Promise.all([
      import('prom-client'),
      import('./measure-calls'),
      import('./measure-state'),
    ]);
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision });
  measureCalls(app, register);
  measureState(deps, register);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isToken(headers.authorization, metricsToken)) throw new AppError('NOT_SIGNED_IN');
    const text = await register.metrics();
    return reply.type(register.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** Milliseconds between two looks at the event loop: each takes some of the processor. */
const eventLoopMonitoringPrecision = 50;

function isToken(authorization: string | undefined, token: string): boolean {
  const sent = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(Buffer.from(digestOf(sent)), Buffer.from(digestOf(token)));
}
