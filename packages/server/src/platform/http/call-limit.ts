/** A rate limit on a part of a call, where the limit of the whole call would be too strict. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests } from './too-many-requests';

/** @throws TooManyRequests once this caller's address has used up the window */
export type CallLimit = (request: FastifyRequest) => Promise<void>;

/** @param keyOf whose calls are counted together; without it those of an address */
export function limitCalls(
  app: FastifyInstance,
  max: number,
  seconds: number,
  keyOf?: (request: FastifyRequest) => string,
): CallLimit {
  // Without the plugin the instance has no limits at all.
  if (!app.hasDecorator('createRateLimit')) return async () => {};
  const count = app.createRateLimit({
    max,
    timeWindow: seconds * 1000,
    ...(keyOf && { keyGenerator: keyOf }),
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
  };
}
