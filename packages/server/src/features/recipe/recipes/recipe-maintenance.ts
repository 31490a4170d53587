/** Background maintenance: reindexes outdated recipes after a start, and empties the bin daily. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { reindexSome } from './search-index/reindex';
import { emptyBin } from './empty-bin';
import { countSomeChanges } from './versions/count-changes';

const dayMs = 24 * 60 * 60 * 1000;

type Needs = Pick<Deps, 'database' | 'log' | 'clock' | 'diagnostics' | 'computing'>;

/** Starts in the background once the server listens. */
export function scheduleRecipeMaintenance(app: FastifyInstance, needs: Needs): void {
  const maintenance = openPeriodicJob({
    everyMs: dayMs,
    run: (stopping) => runMaintenance(needs, stopping),
    onError: (error) =>
      needs.log.warn({ err: error }, 'recipe maintenance failed; trying again tomorrow'),
  });
  needs.diagnostics.addJob('recipe-maintenance', maintenance);
  app.addHook('onListen', async () => maintenance.start());
  app.addHook('onClose', async () => maintenance.stop());
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
