/**
 * What foods cost by weight: the cheapest product of the food, else of a kind of it, else of the food that it is a kind
 * of; a price that this person or household saw counts before the one of a feed; estimates only where no retailer has one.
 */
import { sql } from 'drizzle-orm';
import type { Country } from '@saltbush/domain/account/countries/country';
import { centsOf100Grams, type PriceOfUnit } from '@saltbush/domain/plan/prices/basket/food-price';
import { packGramsOf } from '@saltbush/domain/plan/prices/basket/pack-grams';
import { typicalRetailer } from '@saltbush/domain/plan/prices/product';
import { factsOf } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { pantryAisles } from '@saltbush/domain/plan/shopping-list/buying/may-be-at-home';
import { findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import type { Db } from '../../../platform/db/connect';
import { kindsOf } from './match-lines';
import { pricedAt } from './retailers.store';

export interface FoodPrices {
  /** Cents of 100 g, by the key of the food. */
  prices: Record<string, number>;
  estimates: string[];
  /** Grams of the smallest pack, by the key of the food; of what is sold in packs. */
  packs: Record<string, number>;
  /** Those that a pantry may have. */
  keeps: string[];
}

interface FoodsAtRetailers {
  ownerId: string;
  /** Ids of those whose prices count. */
  retailers: readonly string[];
  foods: readonly string[];
}

export async function priceFoods(
  db: Db,
  { ownerId, foods }: Omit<FoodsAtRetailers, 'retailers'>,
): Promise<FoodPrices> {
  const wanted = new Map([...new Set(foods)].map((key) => [key, sourcesOf(key)]));
  const { retailers, country } = await pricedAt(db, ownerId);
  const keys = [...new Set([...wanted.values()].flat(2))];
  const all = await findCheapest(db, { ownerId, retailers, foods: keys });
  const seen = byFood(all.filter(({ isEstimate }) => !isEstimate));
  const typical = byFood(all.filter(({ isEstimate }) => isEstimate));
  const prices: Record<string, number> = {};
  const estimates: string[] = [];
  for (const [key, sources] of wanted) {
    const found = priceOf(sources, seen);
    const price = found ?? priceOf(sources, typical);
    if (price === undefined) continue;
    prices[key] = Math.round(price * 100) / 100;
    if (found === undefined) estimates.push(key);
  }
  const priced = Object.keys(prices).flatMap((key) => findFoodById(key) ?? []);
  return { prices, estimates, ...howTheyAreSold(priced, country) };
}

function howTheyAreSold(
  foods: readonly Food[],
  country: Country,
): Pick<FoodPrices, 'packs' | 'keeps'> {
  const packs = foods.flatMap((food) => {
    const grams = packGramsOf(food, country.packs);
    return grams === undefined ? [] : [[food.id, Math.round(grams)] as const];
  });
  const keeps = foods.filter(({ aisle }) => pantryAisles.has(aisle)).map(({ id }) => id);
  return { packs: Object.fromEntries(packs), keeps };
}

/** Keys of foods, in the order in which they count. */
function sourcesOf(key: string): string[][] {
  const parent = findFoodById(key)?.parentId;
  return [[key], [...kindsOf(key)], parent ? [parent] : []];
}

function priceOf(
  sources: readonly (readonly string[])[],
  prices: ReadonlyMap<string, number>,
): number | undefined {
  for (const keys of sources) {
    const found = keys.flatMap((key) => prices.get(key) ?? []);
    if (found.length > 0) return Math.min(...found);
  }
  return undefined;
}

/** Cents of 100 g, of the units that convert. */
function byFood(cheapest: readonly Cheapest[]): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { foodKey, unit, cents } of cheapest) {
    const food = findFoodById(foodKey);
    const price = food && centsOf100Grams(factsOf(food), { unit, cents });
    if (price !== undefined) {
      prices.set(foodKey, Math.min(price, prices.get(foodKey) ?? Infinity));
    }
  }
  return prices;
}

type Cheapest = PriceOfUnit & { foodKey: string; isEstimate: boolean };

async function findCheapest(
  db: Db,
  { ownerId, retailers, foods }: FoodsAtRetailers,
): Promise<Cheapest[]> {
  const { rows } = await db.execute<Cheapest & Record<string, unknown>>(sql`
    with own as (
      select distinct on (product_id) product_id, cents from price_observations seen
      where owner_id = ${ownerId} and retracts is null and not exists (
        select from price_observations later where later.retracts = seen.id)
      order by product_id, observed_at desc, created_at desc)
    select product.food_key as "foodKey", product.retailer_id = ${typicalRetailer} as "isEstimate",
      coalesce(product.pack->>'unit', 'each') as unit,
      min(coalesce(own.cents, product.price_cents)
        / coalesce((product.pack->>'amount')::float8, 1)) as cents
    from products product left join own on own.product_id = product.id
    where product.food_key = any(${sql.param([...foods])}::text[])
      and product.retailer_id = any(${sql.param([...retailers])}::text[])
      and (product.owner_id is null or product.owner_id = ${ownerId})
      and coalesce(own.cents, product.price_cents) is not null
    group by 1, 2, 3`);
  return rows;
}
