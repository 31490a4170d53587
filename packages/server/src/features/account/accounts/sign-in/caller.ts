import type { FastifyRequest } from 'fastify';
import { keepRefreshToken } from '../sessions/refresh-cookie';

/** Where a call comes from. */
export interface Caller {
  /** An IP address. */
  address: string;
  userAgent: string | undefined;
  /** Has the answer of the call tell the browser to keep it. */
  keepRefreshToken: (refreshToken: string) => void;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  keepRefreshToken: (refreshToken) => keepRefreshToken(request, refreshToken),
});
