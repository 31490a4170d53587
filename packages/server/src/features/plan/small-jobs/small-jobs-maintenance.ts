/** Background work: people are notified of the small jobs of an evening. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { tellSmallJobs } from './tell-small-jobs';

/** Nobody minds some minutes. */
const everyMs = 5 * 60_000;

/** Starts once the server listens. What is queued is pushed by the delivery of notices. */
export function scheduleSmallJobs(app: FastifyInstance, deps: Deps): void {
  const job = openPeriodicJob({
    everyMs,
    run: async (stopping) => {
      await tellSmallJobs(deps, stopping);
    },
    onError: (error) =>
      deps.log.warn({ err: error }, 'could not tell of small jobs; trying again in five minutes'),
  });
  deps.diagnostics.addJob('small-jobs', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}
