/** What recipes need now and then: old ones derived anew after a start, and the bin emptied daily. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { deriveSomeAgain } from './derive-again';
import { emptyBin } from './lists/bin.store';

const dayMs = 24 * 60 * 60 * 1000;

type Needs = Pick<Deps, 'database' | 'log' | 'clock'>;

/** Begins once the server listens, in the background. */
export function serveUpkeep(app: FastifyInstance, needs: Needs): void {
  let upkeep: ReturnType<typeof startUpkeep> | undefined;
  app.addHook('onListen', async () => {
    upkeep = startUpkeep(needs);
  });
  app.addHook('onClose', async () => upkeep?.stop());
}

function startUpkeep(needs: Needs): { stop: () => Promise<void> } {
  const state = { isStopped: false };
  let round = keepUp(needs, state);
  const timer = setInterval(() => {
    round = round.then(() => keepUp(needs, state));
  }, dayMs).unref();
  return {
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

async function keepUp({ database: { db }, log, clock }: Needs, state: { isStopped: boolean }) {
  try {
    const gone = await emptyBin(db, clock());
    if (gone > 0) log.info({ recipes: gone }, 'deleted for good what had waited in the bin');
    let derived = 0;
    while (!state.isStopped) {
      const some = await deriveSomeAgain(db);
      if (some === 0) break;
      derived += some;
      await breathe();
    }
    if (derived > 0) log.info({ recipes: derived }, 'made recipes findable by the newest rules');
  } catch (error) {
    log.warn({ err: error }, 'the upkeep of recipes did not finish; trying again tomorrow');
  }
}
