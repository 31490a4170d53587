/** Background work: meals of every week are planned once their day is four weeks away. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { planRecurringMeals } from './plan-recurring-meals';

/** Soon enough after midnight, and after a recipe can be read again. */
const hourMs = 60 * 60 * 1000;

/** Starts once the server listens. */
export function scheduleRecurringMeals(app: FastifyInstance, deps: Deps): void {
  const planning = openPeriodicJob({
    everyMs: hourMs,
    run: async (stopping) => {
      const plans = await planRecurringMeals(deps, stopping);
      if (plans > 0) deps.log.info({ plans }, 'planned meals of every week');
    },
    onError: (error) =>
      deps.log.warn(
        { err: error },
        'could not plan the meals of every week; trying again in an hour',
      ),
  });
  deps.diagnostics.addJob('recurring-meals', planning);
  app.addHook('onListen', async () => planning.start());
  app.addHook('onClose', async () => planning.stop());
}
