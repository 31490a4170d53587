import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { productFeedsRoutes, type ProductFeedOnWire } from '@saltbush/contract/admin/product-feeds';
import { say } from '@saltbush/domain/texts/say';
import { slug } from '@saltbush/recipe-parser/foods';
import type { Deps } from '../../../../deps';
import type { Handlers } from '../../../../platform/http/handler';
import { serve } from '../../../../platform/http/serve';
import { newId } from '../../../../platform/ids';
import { findCountryOf } from '../../../account/households';
import { presentRetailer } from '../prices.present';
import {
  addFeed,
  addRetailer,
  endInterrupted,
  findFeed,
  hasRunningFeed,
  listFeeds,
  listRetailersWithCounts,
  saveFeed,
  type FeedRecord,
} from './feeds.store';
import { openFeedLoader, type FeedLoader } from './load-feed';

type FeedHandlers = Partial<Handlers<typeof productFeedsRoutes>>;

export function serveProductFeeds(app: FastifyInstance, deps: Deps): void {
  const loader = openFeedLoader(deps);
  deps.diagnostics.addPool('feed-reader', loader.state);
  const stopped = new AbortController();
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    stopped.abort(new AppError('STARTING_OR_STOPPING'));
    await loader.close();
    await Promise.allSettled(running);
  });
  const start = (id: string, path: string) => {
    const work = loadAndRemove(loader, { id, path }, stopped.signal);
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  serve(app, productFeedsRoutes)({ ...feedHandlers(deps, start), ...retailerHandlers(deps) });
}

async function loadAndRemove(
  loader: FeedLoader,
  file: { id: string; path: string },
  signal: AbortSignal,
): Promise<void> {
  try {
    await loader.load(file, signal);
  } finally {
    await rm(file.path, { force: true });
  }
}

function feedHandlers(
  { config, clock, database: { db } }: Deps,
  start: (id: string, path: string) => void,
) {
  const folder = join(config.dataFolder, 'imports');
  return {
    load: async ({ file }) => {
      await endInterrupted(db, clock());
      // Before a long upload, not after it.
      if (await hasRunningFeed(db)) throw new AppError('FEED_RUNNING');
      const id = newId();
      const path = join(folder, `feed-${id}`);
      await mkdir(folder, { recursive: true });
      await file.saveTo(path);
      const feed = await addFeed(db, { id, fileName: shownName(file.name), now: clock() });
      if (!feed) {
        await rm(path, { force: true });
        throw new AppError('FEED_RUNNING');
      }
      start(id, path);
      return presentFeed(feed);
    },

    get: async ({ params: { id } }) => presentFeed((await findFeed(db, id)) ?? notFound()),

    cancel: async ({ params: { id } }) => {
      await saveFeed(db, id, { state: 'cancelled', finishedAt: clock() });
      return presentFeed((await findFeed(db, id)) ?? notFound());
    },
  } satisfies FeedHandlers;
}

function retailerHandlers({ clock, database: { db } }: Deps) {
  return {
    list: async () => {
      await endInterrupted(db, clock());
      const retailers = await listRetailersWithCounts(db);
      return {
        feeds: (await listFeeds(db)).map(presentFeed),
        retailers: retailers.map((one) => ({ ...presentRetailer(one), products: one.products })),
      };
    },

    addRetailer: async ({ body: { name, searchAddress }, user }) => {
      const id = slug(name).slice(0, 40);
      const message = say('Please enter a name with letters');
      if (!/[a-z]/.test(id)) throw new AppError('VALIDATION_FAILED', [{ field: 'name', message }]);
      const country = (await findCountryOf(db, user.userId)).home.code;
      const row = await addRetailer(db, { id, name, searchAddress, country });
      if (!row) {
        const full = say('There are as many retailers as there can be');
        throw new AppError('VALIDATION_FAILED', [{ field: 'name', message: full }]);
      }
      return presentRetailer(row);
    },
  } satisfies FeedHandlers;
}

function presentFeed(feed: FeedRecord): ProductFeedOnWire {
  const { id, createdAt, finishedAt, problem, heardAt: _heardAt, ...rest } = feed;
  return {
    _id: id,
    ...rest,
    problem: problem ?? undefined,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString(),
  };
}

function notFound(): never {
  throw new AppError('NOT_FOUND');
}

/** Of a file's name only what can be shown. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 200) || 'file';
