/** Stores the estimates once, and again when the table has changed. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { typicalRetailer } from '@saltbush/domain/plan/prices/product';
import type { Deps } from '../../../../deps';
import { openPeriodicJob } from '../../../../platform/periodic-job';
import { readFeedRow, type FeedRow } from '../feed/reading/feed-row';
import { saveBatch } from '../feed/save-batch';
import { products } from '../../../../schema/plan/prices';
import { starterDate, starterRows } from './starter-rows';

const dayMs = 86_400_000;

/** In the background once the server listens; a failure is tried again daily. */
export function scheduleStarterPrices(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.hasSampleRecipes) return;
  const job = openPeriodicJob({
    everyMs: dayMs,
    run: async () => {
      await seedStarterPrices(deps);
    },
    onError: (error) => deps.log.warn({ err: error }, 'could not store the estimates of prices'),
  });
  deps.diagnostics.addJob('starter-prices', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', () => job.stop());
}

/** @returns how many estimates there are */
export async function seedStarterPrices({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const rows = starterFeed();
  const observedAt = new Date(starterDate);
  const current = and(
    eq(products.retailerId, typicalRetailer),
    eq(products.priceObservedAt, observedAt),
  );
  if ((await database.db.$count(products, current)) === rows.length) return rows.length;
  const retailers = new Map([[typicalRetailer, undefined]]);
  await saveBatch(rows, {
    database,
    now: new Date(Math.max(clock().getTime(), observedAt.getTime())),
    retailers,
    seen: new Map(),
    source: 'starter',
  });
  return rows.length;
}

/** @throws an error that names the row, if the table has a broken one */
function starterFeed(): FeedRow[] {
  const lines = starterRows
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [name = '', pack = '', price = ''] = line.split(' | ');
    const raw = {
      retailer: typicalRetailer,
      product_id: name.toLowerCase(),
      name,
      pack,
      price,
      observed_at: starterDate,
    };
    const row = readFeedRow(raw, index + 1);
    if ('reason' in row) throw new Error(`${line}: ${row.reason}`);
    return row;
  });
}
