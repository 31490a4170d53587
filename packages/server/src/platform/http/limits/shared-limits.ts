/**
 * Limits that several processes on one database count together (decision 0122): those of calls that anyone may make and
 * that change something, such as signing in. A guesser has no more tries with three processes than with one.
 *
 * A process first counts for itself, in memory: what it refuses is not counted in the database.
 */
import type { FastifyRequest } from 'fastify';
import type { RateLimit, Route } from '@saltbush/contract/route';
import { networkOf } from '../network';

/** @throws TooManyRequests */
export type CountShared = (
  limit: RateLimit & {
    /** What is counted together: "POST /auth/login". */
    purpose: string;
  },
  subject: string,
) => Promise<void>;

/** @param count without it nothing is counted together */
export function openSharedLimits(
  count: CountShared | undefined,
): (route: Route, request: FastifyRequest) => Promise<void> {
  return async (route, { ip }) => {
    const { rateLimit, method, path } = route;
    if (count === undefined || rateLimit === undefined || !isCountedTogether(route)) return;
    await count({ ...rateLimit, purpose: `${method} ${path}` }, networkOf(ip));
  };
}

/** Those of signed-in people, and reading, only keep one caller from slowing down the others of a process. */
const isCountedTogether = ({ access, method, rateLimit }: Route): boolean =>
  access === 'anyone' && method !== 'GET' && rateLimit !== undefined;
