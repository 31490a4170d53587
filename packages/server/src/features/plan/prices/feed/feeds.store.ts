import { and, count, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { feedLimits } from '@saltbush/contract/admin/product-feeds';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { typicalRetailer } from '@saltbush/domain/plan/prices/product';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../platform/db/connect';
import { productFeeds, products, retailers } from '../../../../schema/plan/prices';

export type FeedRecord = typeof productFeeds.$inferSelect;

/** Undefined if another is being read. */
export async function addFeed(
  db: Db,
  feed: { id: string; fileName: string; now: Date },
): Promise<FeedRecord | undefined> {
  const { id, fileName, now } = feed;
  const [added] = await db
    .insert(productFeeds)
    .values({ id, fileName, brokenRows: [], createdAt: now, heardAt: now })
    .onConflictDoNothing()
    .returning();
  return added;
}

export async function findFeed(db: Db, id: string): Promise<FeedRecord | undefined> {
  const [feed] = await db.select().from(productFeeds).where(eq(productFeeds.id, id));
  return feed;
}

export async function hasRunningFeed(db: Db): Promise<boolean> {
  return (await db.$count(productFeeds, eq(productFeeds.state, 'running'))) > 0;
}

export function listFeeds(db: Db): Promise<FeedRecord[]> {
  return db.select().from(productFeeds).orderBy(desc(productFeeds.createdAt)).limit(10);
}

/** @returns false when it was cancelled */
export async function saveFeed(
  db: Db,
  id: string,
  change: Partial<Omit<FeedRecord, 'id' | 'createdAt'>>,
): Promise<boolean> {
  const saved = await db
    .update(productFeeds)
    .set(change)
    .where(and(eq(productFeeds.id, id), eq(productFeeds.state, 'running')))
    .returning({ id: productFeeds.id });
  return saved.length > 0;
}

/** Files whose process has ended: they can be loaded again, which changes nothing twice. */
export async function endInterrupted(db: Db, now: Date): Promise<void> {
  await db
    .update(productFeeds)
    .set({ state: 'failed', problem: interrupted, finishedAt: now })
    .where(
      and(
        eq(productFeeds.state, 'running'),
        lt(productFeeds.heardAt, new Date(now.getTime() - silentMs)),
      ),
    );
}

const silentMs = 60_000;
const interrupted = say(
  'The server stopped while it read this file. Please load it again: what was loaded stays.',
);

export async function listRetailersWithCounts(db: Db) {
  const rows = await db
    .select({
      id: retailers.id,
      name: retailers.name,
      searchAddress: retailers.searchAddress,
      products: count(products.id),
    })
    .from(retailers)
    .leftJoin(products, and(eq(products.retailerId, retailers.id), isNull(products.ownerId)))
    .where(ne(retailers.id, typicalRetailer))
    .groupBy(retailers.id)
    .orderBy(retailers.createdAt, retailers.name);
  return rows;
}

/** The one that is there keeps its name. @returns undefined if there are as many as there may be */
export async function addRetailer(
  db: Db,
  given: { id: string; name: string; searchAddress: string | undefined; country: CountryCode },
) {
  if ((await db.$count(retailers)) >= feedLimits.retailers) return undefined;
  const { id, name, searchAddress, country } = given;
  const [row] = await db
    .insert(retailers)
    .values({ id, name, searchAddress, country })
    .onConflictDoUpdate({
      target: retailers.id,
      set: { searchAddress: sql`coalesce(excluded.search_address, ${retailers.searchAddress})` },
    })
    .returning();
  return row;
}
