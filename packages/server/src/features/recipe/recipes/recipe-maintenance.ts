/** Background maintenance: reindexes outdated recipes after a start, and empties the bin daily. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { reindexSome } from './search-index/reindex';
import { markOuterRecipes } from './sub-recipes/derive-outer-recipes';
import { emptyBin } from './bin';
import { countSomeChanges } from './versions/count-changes';

const dayMs = 24 * 60 * 60 * 1000;
/** A notice that was lost delays what is derived of a recipe in others by this much. */
const changesEveryMs = 10_000;

type Needs = Pick<Deps, 'database' | 'log' | 'clock' | 'diagnostics' | 'computing' | 'planNotices'>;

/** Starts in the background once the server listens. */
export function scheduleRecipeMaintenance(app: FastifyInstance, needs: Needs): void {
  const maintenance = openPeriodicJob({
    everyMs: dayMs,
    run: (stopping) => runMaintenance(needs, stopping),
    onError: (error) =>
      needs.log.warn({ err: error }, 'recipe maintenance failed; trying again tomorrow'),
  });
  const outerRecipes = openPeriodicJob({
    everyMs: changesEveryMs,
    run: (stopping) => deriveOuterRecipes(needs, stopping),
    onError: (error) =>
      needs.log.warn({ err: error }, 'could not derive recipes with others in them; trying again'),
  });
  needs.diagnostics.addJob('recipe-maintenance', maintenance);
  needs.diagnostics.addJob('outer-recipes', outerRecipes);
  let unsubscribe: (() => void) | undefined;
  app.addHook('onListen', async () => {
    maintenance.start();
    outerRecipes.start();
    unsubscribe = needs.planNotices.subscribe({ onRecipes: outerRecipes.wake });
  });
  app.addHook('onClose', async () => {
    unsubscribe?.();
    await Promise.all([maintenance.stop(), outerRecipes.stop()]);
  });
}

/** A change of a recipe reaches those that it is in, some at a time. */
export async function deriveOuterRecipes(
  { database, computing }: Pick<Needs, 'database' | 'computing'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted && (await markOuterRecipes(database.db)) > 0) {
    while (!stopping.aborted && (await reindexSome({ database, computing })) > 0) await nextTurn();
  }
}

async function runMaintenance(deps: Needs, stopping: AbortSignal) {
  const { database, log, clock } = deps;
  const gone = await emptyBin(database.db, clock());
  if (gone > 0) log.info({ recipes: gone }, 'emptied the bin of deleted recipes');
  let derived = 0;
  while (!stopping.aborted) {
    const some = await reindexSome(deps);
    if (some === 0) break;
    derived += some;
    await nextTurn();
  }
  if (derived > 0) log.info({ recipes: derived }, 'reindexed recipes');
  while (!stopping.aborted && (await countSomeChanges(database.db)) > 0) await nextTurn();
}
