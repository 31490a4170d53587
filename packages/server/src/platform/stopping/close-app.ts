/**
 * Ends the server without failing a call that it has accepted.
 *
 * 1. It says that it is not ready. For a while it goes on answering, so that a proxy learns it and sends calls elsewhere;
 *    each answer closes its connection.
 * 2. It accepts no connection any more. Event streams end, and browsers open them elsewhere; work on untrusted input is
 *    broken off, and its callers are asked to try again.
 * 3. Calls that run are answered, for a while. Then their connections are closed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness';

export interface StopLimits {
  /** Between saying that it is not ready, and not listening any more. Without a proxy that asks: 0. */
  announcedMs: number;
  /** Of calls that run when it stops listening. */
  callsMs: number;
}

export const stopLimitsOf = (announcedSeconds: number, callsSeconds: number): StopLimits => ({
  announcedMs: announcedSeconds * 1_000,
  callsMs: callsSeconds * 1_000,
});

/** Before the routes are registered. */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A call that is sent on an old connection would meet its end.
    if (readiness.isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}

export async function closeApp(
  app: FastifyInstance,
  readiness: Readiness,
  { announcedMs, callsMs }: StopLimits,
): Promise<void> {
  readiness.announceStop();
  await sleep(announcedMs);
  const timer = setTimeout(() => app.server.closeAllConnections(), callsMs);
  await app.close();
  clearTimeout(timer);
}
