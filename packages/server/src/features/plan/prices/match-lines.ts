/**
 * Products for the lines of a list, by the food of each line.
 *
 * - The food itself comes first, then kinds of it (brown onions for onions), then the food that it is a kind of.
 * - What the food table does not know is matched by its key, and by products that have all its words.
 * - Among these the cheapest for its size is first. The product that was chosen for the food is always there.
 */
import type { LineMatch, ProductOnWire } from '@saltbush/contract/plan/prices';
import { priceLimits } from '@saltbush/contract/plan/prices';
import { factsOf } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import {
  findFood,
  findFoodById,
  foodWords,
  listFoods,
  singularWords,
} from '@saltbush/recipe-parser/foods';
import type { Database } from '../../../platform/db/connect';
import { listChoices } from './choices.store';
import { findOwnPrices, listProducts } from './observations.store';
import { presentProduct, type ProductRow } from './prices.present';
import { findProductsOfFoods, type WantedFood, type WantedWords } from './products.store';

export interface LineToMatch {
  key: string;
  name: string;
}

/** @example foodKeyOf({ key: 'red-onion--spanish-onion', name: 'Spanish onions' }) // 'red-onion' */
export function foodKeyOf({ key, name }: LineToMatch): string {
  if (key.startsWith('item-')) return findFood(name).key;
  return key.split('--')[0] ?? key;
}

interface MatchedList {
  ownerId: string;
  /** Ids of those that are compared, and that of estimates. */
  retailers: readonly string[];
  lines: readonly LineToMatch[];
}

export async function matchLines(
  { db, statementPool }: Pick<Database, 'db' | 'statementPool'>,
  { ownerId, retailers, lines }: MatchedList,
): Promise<LineMatch[]> {
  const keys = lines.map(foodKeyOf);
  const wanted = keys.map((key, line) => wantedOf(key, line, lines[line]!));
  const [found, choices] = await Promise.all([
    findProductsOfFoods(statementPool, {
      ownerId,
      retailers,
      foods: wanted.flatMap(({ foods }) => foods),
      words: wanted.flatMap(({ words }) => words),
    }),
    listChoices(db, ownerId, keys),
  ]);
  const rows = new Map(found.map(({ product }) => [product.id, product]));
  const missing = choices.map(({ productId }) => productId).filter((id) => !rows.has(id));
  for (const row of await listProducts(db, ownerId, missing)) rows.set(row.id, row);
  const own = await findOwnPrices(db, ownerId, [...rows.keys()]);
  const products = new Map(
    [...rows].map(([id, row]) => [id, presentProduct(row, own.get(id))] as const),
  );
  const ranked = rankedByLine(found, lines.length);
  return lines.map(({ key }, line) => {
    const food = findFoodById(keys[line]!);
    const ofLine = choices.filter(
      ({ foodKey, retailerId }) => foodKey === keys[line] && retailers.includes(retailerId),
    );
    const chosen = Object.fromEntries(ofLine.map((each) => [each.retailerId, each.productId]));
    return {
      key,
      ...(food && { food: factsOf(food) }),
      ...(ofLine.length > 0 && { chosen }),
      products: bestOf(ranked[line]!, products, new Set(Object.values(chosen))),
    };
  });
}

function wantedOf(
  key: string,
  line: number,
  { name }: LineToMatch,
): { foods: WantedFood[]; words: WantedWords[] } {
  const food = findFoodById(key);
  const own: WantedFood = { line, foodKey: key, rank: 0 };
  if (!food) {
    const words = singularWords(foodWords(name)).slice(0, mostWords);
    return { foods: [own], words: words.length > 0 ? [{ line, words }] : [] };
  }
  const kinds = kindsOf(key).map((foodKey): WantedFood => ({ line, foodKey, rank: 1 }));
  const parent: WantedFood[] = food.parentId ? [{ line, foodKey: food.parentId, rank: 2 }] : [];
  return { foods: [own, ...kinds, ...parent], words: [] };
}

const mostWords = 6;

let kindsByFood: Map<string, string[]> | undefined;

/** Foods that are a kind of this one. */
export function kindsOf(key: string): readonly string[] {
  if (!kindsByFood) {
    kindsByFood = new Map();
    for (const { id, parentId } of listFoods()) {
      if (parentId === undefined) continue;
      kindsByFood.set(parentId, [...(kindsByFood.get(parentId) ?? []), id]);
    }
  }
  return kindsByFood.get(key) ?? [];
}

interface Ranked {
  id: string;
  rank: number;
}

function rankedByLine(
  found: readonly { line: number; rank: number; product: ProductRow }[],
  count: number,
): Map<string, Ranked>[] {
  const lines = Array.from({ length: count }, () => new Map<string, Ranked>());
  for (const { line, rank, product } of found) {
    const before = lines[line]!.get(product.id);
    if (!before || rank < before.rank) lines[line]!.set(product.id, { id: product.id, rank });
  }
  return lines;
}

function bestOf(
  ranked: ReadonlyMap<string, Ranked>,
  products: ReadonlyMap<string, ProductOnWire>,
  chosen: ReadonlySet<string>,
): ProductOnWire[] {
  const byRetailer = new Map<string, (Ranked & { product: ProductOnWire })[]>();
  const all = [...ranked.values(), ...[...chosen].map((id) => ({ id, rank: -1 }))];
  for (const each of new Map(all.map((one) => [one.id, one])).values()) {
    const product = products.get(each.id);
    if (!product) continue;
    const list = byRetailer.get(product.retailer) ?? [];
    byRetailer.set(product.retailer, [...list, { ...each, product }]);
  }
  return [...byRetailer.values()].flatMap((list) => {
    list.sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(!a.product.price) - Number(!b.product.price) ||
        perSize(a.product) - perSize(b.product),
    );
    // A kind of a food is no second choice beside the food itself, but better than nothing.
    const least = Math.min(...list.map(({ rank }) => Math.max(0, rank)));
    return list
      .filter(({ rank }) => rank <= Math.max(least, ranksOfSameFood))
      .slice(0, priceLimits.productsPerLine)
      .map(({ product }) => product);
  });
}

/** A kind of onion is an onion; an onion may not be the brown one that was asked for. */
const ranksOfSameFood = 1;

function perSize({ price, pack }: ProductOnWire): number {
  return (price?.cents ?? 0) / (pack?.amount ?? 1);
}
