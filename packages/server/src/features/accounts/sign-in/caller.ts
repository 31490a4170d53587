import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Caller {
  /** An IP address. */
  address: string;
  userAgent: string | undefined;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});
