/**
 * What is asked before the body of a call is read: who sends it, how often, and whether there is space for it. A body of
 * a visitor is small (`visitorBodyBytes`); a larger one is read once the database has said that the session is open.
 */
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { bodyLimitOf, type Route } from '@saltbush/contract/route';
import { isLarge } from './limits/body-limits';
import { withCountedValues } from './limits/count-values';
import { checkAccess, claimSession } from './session';

/** @returns what is read instead of the body, if anything */
export type Admit = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: RequestPayload,
) => Promise<RequestPayload | undefined>;

/** @param asksItself whether the handler asks the database for the session */
export function admit(route: Route, asksItself: boolean): Admit {
  return async (request, reply, body) => {
    // What a program may call is known here alone, also where the handler asks for the session itself.
    const isLater =
      asksItself && !isLarge(request) && !claimSession(request, route.access)?.isProgram;
    if (!isLater) request.signedIn = await checkAccess(request, route);
    await request.server.limits.countCall(request);
    await request.server.limits.countWithOthers(route, request);
    await request.server.disk.checkSpace(bytesBrought(route, request));
    // Of what goes to the disk, a few chunks are in memory.
    if (request.method === 'GET' || route.upload?.isStreamed) return undefined;
    const isLargeJson = route.body !== undefined && isLarge(request);
    if (isLargeJson) await request.server.limits.takeBodyTurn(request, reply);
    await request.server.limits.takeSpace(bodyLimitOf(route), request, reply);
    return isLargeJson ? withCountedValues(body) : undefined;
  };
}

/** What a call may write: its body; a file becomes several. Reading and deleting bring nothing. */
function bytesBrought(route: Route, { method, headers }: FastifyRequest): number {
  if (method === 'GET' || method === 'DELETE') return 0;
  if (route.upload !== undefined || route.uploads !== undefined) return Number.POSITIVE_INFINITY;
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!Number.isNaN(length)) return length;
  return headers['transfer-encoding'] === undefined ? 0 : bodyLimitOf(route);
}
