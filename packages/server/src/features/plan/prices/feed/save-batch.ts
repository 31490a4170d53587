/** Writes a batch of rows: products that are new or changed, and prices that were not known. One transaction. */
import { sql, type SQL } from 'drizzle-orm';
import { say } from '@saltbush/domain/texts/say';
import type { Database, Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import type { BrokenRow, FeedRow } from './reading/feed-row';

export interface SavedBatch {
  added: number;
  changed: number;
  unchanged: number;
  prices: number;
  broken: BrokenRow[];
}

export interface BatchContext {
  database: Database;
  /** When the file was loaded. */
  now: Date;
  /** The currency of each, by its id; undefined: of no country. */
  retailers: ReadonlyMap<string, string | undefined>;
  /** "retailer product_id" of rows that were saved before: a file that has one twice is mistaken. */
  seen: Map<string, number>;
  source?: 'feed' | 'starter';
}

export async function saveBatch(
  rows: readonly FeedRow[],
  context: BatchContext,
): Promise<SavedBatch> {
  const broken: BrokenRow[] = [];
  const taken = rows.filter((row) => {
    const reason = problemOf(row, context);
    if (reason !== undefined) broken.push({ row: row.row, reason });
    else context.seen.set(keyOf(row), row.row);
    return reason === undefined;
  });
  if (taken.length === 0) return { added: 0, changed: 0, unchanged: 0, prices: 0, broken };
  const counts = await context.database.db.transaction((tx) => writeRows(tx, taken, context));
  return { ...counts, broken };
}

function problemOf(row: FeedRow, { retailers, seen, now }: BatchContext): string | undefined {
  if (!retailers.has(row.retailer))
    return say('There is no retailer "{retailer}".', { retailer: row.retailer });
  const currency = retailers.get(row.retailer) ?? row.currency;
  if (row.currency !== null && row.currency !== currency) {
    return say('Prices of "{retailer}" are in {currency}, not in {other}.', {
      retailer: row.retailer,
      currency: currency ?? '',
      other: row.currency,
    });
  }
  const before = seen.get(keyOf(row));
  if (before !== undefined) return say('Row {before} has this product already.', { before });
  if (row.observedAt !== null && Date.parse(row.observedAt) > now.getTime() + dayMs) {
    return say('observed_at is in the future.');
  }
  return undefined;
}

const keyOf = ({ retailer, productId }: FeedRow) => `${retailer} ${productId}`;
const dayMs = 86_400_000;

interface Counts extends Record<string, unknown> {
  added: number;
  changed: number;
  unchanged: number;
  prices: number;
}

async function writeRows(
  tx: Db,
  rows: readonly FeedRow[],
  { now, source = 'feed' }: BatchContext,
): Promise<Omit<SavedBatch, 'broken'>> {
  const given = JSON.stringify(
    rows.map((row) => ({ ...row, id: newId(), observationId: newId() })),
  );
  const { rows: answers } = await tx.execute<Counts>(sql`
    with ${comparedWith(given, now)}, ${savedProducts(source)}, ${observedPrices(source)}
    ${counts}`);
  const { added, changed, unchanged, prices } = answers[0]!;
  return { added, changed, unchanged, prices };
}

/** Of an upsert: whether the file's price is later than the one that is known. */
const isNewer = sql`excluded.price_observed_at > coalesce(products.price_observed_at, '-infinity')`;

/** Each row beside the product that is known, and whether its price is later. */
const comparedWith = (given: string, now: Date): SQL => sql`given as (
      select * from jsonb_to_recordset(${given}::jsonb) as given(
        id uuid, "observationId" uuid, retailer text, "productId" text, name text, brand text,
        ean text, "packText" text, pack jsonb, url text, "foodKey" text, "nameWords" text[],
        cents integer, "isSpecial" boolean, "multiBuy" jsonb, "unitCents" float8,
        "unitAmount" integer, unit text, "observedAt" timestamptz)),
    known as (
      select given.*, coalesce(given."observedAt", ${now.toISOString()}::timestamptz) as seen_at,
        product.id as known_id,
        row(product.name, product.brand, product.ean, product.pack_text, product.pack, product.url,
          product.food_key, product.name_words) is distinct from
        row(given.name, given.brand, given.ean, given."packText", nullif(given.pack, 'null'), given.url,
          given."foodKey", given."nameWords") as is_other,
        row(product.price_cents, product.is_special, product.multi_buy) is distinct from
        row(given.cents, given."isSpecial", nullif(given."multiBuy", 'null')) as has_other_price,
        product.price_observed_at
      from given left join products product on product.retailer_id = given.retailer
        and product.retailer_product_id = given."productId" and product.owner_id is null),
    priced as (
      select known.*, cents is not null and (price_observed_at is null
        or seen_at > price_observed_at and (has_other_price
          or seen_at::date > price_observed_at::date)) as is_newer
      from known)`;

const savedProducts = (source: string): SQL => sql`saved as (
      insert into products (id, retailer_id, retailer_product_id, name, brand, ean, pack_text, pack,
        url, food_key, name_words, price_cents, is_special, multi_buy, price_observed_at, price_source)
      select coalesce(known_id, id), retailer, "productId", name, brand, ean, "packText",
        nullif(pack, 'null'), url, "foodKey", "nameWords", cents, "isSpecial",
        nullif("multiBuy", 'null'), case when cents is not null then seen_at end,
        case when cents is not null then ${source} end
      from priced where known_id is null or is_other or is_newer
      on conflict (retailer_id, retailer_product_id) where owner_id is null do update set
        name = excluded.name, brand = excluded.brand, ean = excluded.ean,
        pack_text = excluded.pack_text, pack = excluded.pack, url = excluded.url,
        food_key = excluded.food_key, name_words = excluded.name_words,
        price_cents = case when ${isNewer} then excluded.price_cents else products.price_cents end,
        is_special = case when ${isNewer} then excluded.is_special else products.is_special end,
        multi_buy = case when ${isNewer} then excluded.multi_buy else products.multi_buy end,
        price_source = case when ${isNewer} then excluded.price_source else products.price_source end,
        price_observed_at = greatest(excluded.price_observed_at, products.price_observed_at)
      returning id)`;

/** A price of an earlier day is history. */
const observedPrices = (source: string): SQL => sql`observed as (
      insert into price_observations (id, retailer_id, product_id, source, cents, pack_text, pack,
        unit_cents, unit_amount, unit, is_special, multi_buy, observed_at)
      select "observationId", retailer, coalesce(known_id, id), ${source}, cents, "packText",
        nullif(pack, 'null'), "unitCents", "unitAmount", unit, "isSpecial",
        nullif("multiBuy", 'null'), seen_at
      from priced where cents is not null
        and (is_newer or "observedAt" is not null)
      on conflict (product_id, observed_at) where owner_id is null do nothing
      returning id)`;

const counts = sql`select count(*) filter (where known_id is null)::int as added,
      count(*) filter (where known_id is not null and (is_other or has_other_price and is_newer))::int as changed,
      count(*) filter (where known_id is not null and not (is_other or has_other_price and is_newer))::int as unchanged,
      (select count(*)::int from observed) as prices
    from priced`;
