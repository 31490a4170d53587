/** Products by food, words and barcode, and those that only one person or household knows. */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { priceLimits } from '@saltbush/contract/plan/prices';
import type { Db } from '../../../platform/db/connect';
import { namedStatement } from '../../../platform/db/named-statement';
import type { ProductRow } from './prices.present';
import { products } from '../../../schema/plan/prices';

/** A food that a line may be bought as. */
export interface WantedFood {
  /** Of the line in the list that was asked for. */
  line: number;
  foodKey: string;
  /** 0: the food itself, 1: a kind of it, 2: the food that it is a kind of. */
  rank: number;
}

/** Words that the products of a line must have, for what the food table does not know. */
export interface WantedWords {
  line: number;
  words: readonly string[];
}

interface WantedProducts {
  ownerId: string;
  /** Ids of those that it may be bought at. */
  retailers: readonly string[];
  foods: readonly WantedFood[];
  words: readonly WantedWords[];
}

export interface FoundProduct {
  line: number;
  rank: number;
  product: ProductRow;
}

type MatchRow = [line: number, rank: number, product: StoredProduct];
type StoredProduct = Omit<ProductRow, 'priceObservedAt'> & { priceObservedAt: string | null };

/** At most some for each line: the cheapest for their size. Chosen products come whatever they cost. */
export async function findProductsOfFoods(
  statementPool: Pool,
  given: WantedProducts,
): Promise<FoundProduct[]> {
  const { ownerId, retailers, foods, words } = given;
  const rows = await productsOfFoods.run(statementPool, {
    ownerId,
    retailers,
    lines: foods.map(({ line }) => line),
    keys: foods.map(({ foodKey }) => foodKey),
    ranks: foods.map(({ rank }) => rank),
    wordLines: words.map(({ line }) => line),
    wordTexts: words.map((each) => each.words.join(' ')),
  });
  return rows.map(([line, rank, product]) => ({
    line,
    rank,
    product: { ...product, priceObservedAt: dateOrNull(product.priceObservedAt) },
  }));
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

const isVisible = sql`(product.owner_id is null or product.owner_id = ${sql.placeholder('ownerId')}::uuid)
  and product.retailer_id = any(${sql.placeholder('retailers')}::text[])`;

const asJson = sql`json_build_object('id', product.id, 'retailerId', product.retailer_id,
  'ownerId', product.owner_id, 'retailerProductId', product.retailer_product_id,
  'name', product.name, 'brand', product.brand, 'ean', product.ean,
  'packText', product.pack_text, 'pack', product.pack, 'url', product.url,
  'foodKey', product.food_key, 'priceCents', product.price_cents,
  'isSpecial', product.is_special, 'multiBuy', product.multi_buy,
  'priceObservedAt', product.price_observed_at, 'priceSource', product.price_source)`;

/**
 * Of each line, retailer and unit the best few: of the food itself before kinds of it, with a price, the cheapest for its
 * size. A price for the size is compared within one unit only.
 */
const place = sql`row_number() over (
  partition by wanted.line, product.retailer_id, product.pack->>'unit'
  order by wanted.rank, (own.cents is null and product.price_cents is null),
    coalesce(own.cents, product.price_cents) / coalesce((product.pack->>'amount')::float8, 1), product.id)`;

/** What the owner saw last of a product of their own: files may bring many of one food. */
const ownPrice = sql`left join lateral (
  select seen.cents from price_observations seen
  where product.owner_id is not null and seen.owner_id = product.owner_id and seen.product_id = product.id
    and seen.retracts is null and not exists (
      select from price_observations later where later.retracts = seen.id)
  order by seen.observed_at desc, seen.created_at desc
  limit 1) own on true`;

const mostOfUnit = sql.raw(String(priceLimits.productsPerLine));
const mostOfWords = sql.raw(String(priceLimits.productsPerLine * 2));

const productsOfFoods = namedStatement<MatchRow>(
  'products_of_foods',
  sql`with ranked as (
      select wanted.line, wanted.rank, product.id, ${place} as place
      from unnest(${sql.placeholder('lines')}::int[], ${sql.placeholder('keys')}::text[],
        ${sql.placeholder('ranks')}::int[]) wanted(line, food_key, rank)
      join products product on product.food_key = wanted.food_key and ${isVisible}
      ${ownPrice})
    select ranked.line, ranked.rank, ${asJson}
    from ranked join products product on product.id = ranked.id
    where ranked.place <= ${mostOfUnit}
    union all
    select wanted.line, 3, ${asJson}
    from unnest(${sql.placeholder('wordLines')}::int[], ${sql.placeholder('wordTexts')}::text[])
      wanted(line, words)
    cross join lateral (
      select * from products product
      where product.name_words @> string_to_array(wanted.words, ' ') and ${isVisible}
      order by cardinality(product.name_words), product.price_cents
      limit ${mostOfWords}) product`,
);

export async function searchProducts(
  db: Db,
  given: { ownerId: string; retailers: readonly string[]; words: readonly string[] },
): Promise<ProductRow[]> {
  const { ownerId, retailers, words } = given;
  return db
    .select()
    .from(products)
    .where(
      and(
        sql`${products.nameWords} @> ${sql.param([...words])}::text[]`,
        inArray(products.retailerId, [...retailers]),
        or(isNull(products.ownerId), eq(products.ownerId, ownerId)),
      ),
    )
    .orderBy(sql`cardinality(${products.nameWords})`, asc(products.priceCents), asc(products.id))
    .limit(priceLimits.searchResults);
}

/** A UPC-A is the same code with a 0 before it and without. */
export async function findByEan(
  db: Db,
  given: { ownerId: string; retailers: readonly string[]; ean: string },
): Promise<ProductRow[]> {
  const { ownerId, retailers, ean } = given;
  return db
    .select()
    .from(products)
    .where(
      and(
        inArray(products.ean, [ean, ean.replace(/^0/, '')]),
        inArray(products.retailerId, [...retailers]),
        or(isNull(products.ownerId), eq(products.ownerId, ownerId)),
      ),
    )
    .orderBy(asc(products.retailerId), asc(products.id))
    .limit(priceLimits.searchResults);
}

type OwnProduct = typeof products.$inferInsert & { ownerId: string; packText: string };

/** The owner's product of this food and pack; made if there is none. */
export async function putOwnProduct(tx: Db, product: OwnProduct): Promise<string> {
  const { name, ean, url } = product;
  const [row] = await tx
    .insert(products)
    .values(product)
    .onConflictDoUpdate({
      target: [products.ownerId, products.retailerId, products.foodKey, products.packText],
      targetWhere: sql`owner_id is not null and retailer_product_id is null`,
      set: {
        name,
        ean: sql`coalesce(${ean ?? null}, ${products.ean})`,
        url: sql`coalesce(${url ?? null}, ${products.url})`,
      },
    })
    .returning({ id: products.id });
  return row!.id;
}
