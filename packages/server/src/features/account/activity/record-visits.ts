/**
 * Notices who uses Saltbush: every answered call of someone signed in, except those that an open page makes
 * by itself. Held in memory for a minute and written together, so that no call waits for it; a process that
 * is killed loses a minute of visits.
 */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { recordSeen } from './visits.store';

const writeEveryMs = 60_000;
/** How exactly the time of the last use is known. */
const writeAgainMs = 10 * 60_000;

/** An open page calls these without anyone there. */
const ownCalls: ReadonlySet<string> = new Set([
  '/api/auth/refresh',
  '/api/test',
  '/api/sync/stream',
]);

export function recordVisits(
  app: FastifyInstance,
  {
    database: { db },
    clock,
    log,
    diagnostics,
  }: Pick<Deps, 'database' | 'clock' | 'log' | 'diagnostics'>,
): void {
  let waiting = new Map<string, Date>();
  const written = new Map<string, number>();

  app.addHook('onResponse', async ({ claim, routeOptions }, reply) => {
    // A program that calls says nothing of where its person is.
    if (!claim || claim.isProgram || reply.statusCode >= 400) return;
    if (ownCalls.has(routeOptions.url ?? '')) return;
    const { userId, at } = claim;
    if (at.getTime() - (written.get(userId) ?? 0) < writeAgainMs) return;
    written.set(userId, at.getTime());
    waiting.set(userId, at);
  });

  async function write(): Promise<void> {
    const seen = waiting;
    waiting = new Map();
    await recordSeen(db, seen);
    const oldMs = clock().getTime() - writeAgainMs;
    for (const [userId, time] of written) if (time < oldMs) written.delete(userId);
  }

  const writing = openPeriodicJob({
    everyMs: writeEveryMs,
    run: write,
    onError: (error) => log.warn({ err: error }, 'could not record visits'),
  });
  diagnostics.addJob('visits', writing);
  app.addHook('onListen', async () => writing.start());
  app.addHook('preClose', async () => {
    await writing.stop();
    await write().catch((error: unknown) => log.warn({ err: error }, 'could not record visits'));
  });
}
