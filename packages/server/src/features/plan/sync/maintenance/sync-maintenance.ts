/** Background work: recipes that are planned and changed, at once; what is old, daily. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps';
import { openPeriodicJob } from '../../../../platform/periodic-job';
import { forgetOld } from './forget-old';
import { announcePlannedRecipes } from './planned-recipes';
import { removeDone } from './remove-done';

const dayMs = 24 * 60 * 60 * 1000;
/** A notice that was lost delays a changed recipe by this much. */
const recipesEveryMs = 5_000;

/** Starts once the server listens. */
export function scheduleSyncMaintenance(app: FastifyInstance, deps: Deps): void {
  const { database, log, clock, planNotices, diagnostics } = deps;
  const plannedRecipes = openPeriodicJob({
    everyMs: recipesEveryMs,
    run: async (stopping) => {
      await announcePlannedRecipes(deps, stopping);
    },
    onError: (error) =>
      log.warn({ err: error }, 'could not announce changed recipes; trying again'),
  });
  const forgetting = openPeriodicJob({
    everyMs: dayMs,
    run: async (stopping) => {
      await removeDone(deps, clock(), stopping);
      await forgetOld(database.db, clock(), stopping);
    },
    onError: (error) =>
      log.warn({ err: error }, 'could not remove what is old; trying again tomorrow'),
  });
  diagnostics.addJob('changed-recipes', plannedRecipes);
  diagnostics.addJob('plan-maintenance', forgetting);
  let unsubscribe: (() => void) | undefined;
  app.addHook('onListen', async () => {
    plannedRecipes.start();
    forgetting.start();
    unsubscribe = planNotices.subscribe({ onRecipes: plannedRecipes.wake });
  });
  app.addHook('onClose', async () => {
    unsubscribe?.();
    await Promise.all([plannedRecipes.stop(), forgetting.stop()]);
  });
}
