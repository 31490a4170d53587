/** Counts calls and how long they took, by route: as many series as there are routes, whatever is asked for. */
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

export function measureCalls(app: FastifyInstance, register: Registry): void {
  const requests = new Counter({
    name: 'saltbush_http_requests_total',
    help: 'Requests that were answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [register],
  });
  // Without the status: each series has a dozen buckets.
  const durations = new Histogram({
    name: 'saltbush_http_request_duration_seconds',
    help: 'How long requests took, by route and method.',
    labelNames: ['route', 'method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? unknownRoute;
    requests.inc({ route, method, status: reply.statusCode });
    durations.observe({ route, method }, reply.elapsedTime / 1_000);
    done();
  });
}

/** Addresses of nothing, and pages of the app that have no file of their own. */
const unknownRoute = 'other';
