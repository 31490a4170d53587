/**
 * What a list costs at each shop, and what buying it at two shops would save.
 *
 * - A total is what the till asks for (`till.ts`), with its coverage.
 * - The best split tries every choice of shops, gives each line to the cheaper one, and then moves lines while that
 *   gains: packs of one product on two lines may share an offer. Within 1 % of the exact optimum (`split.test.ts`).
 * - A line without a price in the chosen shops is missing, there as in the totals.
 * - The saving is against the shop that prices most lines, the cheaper one of several, for the lines that it prices: so
 *   a shop is never called cheap for what is missing.
 */
import { itemsAt } from './basket';
import type { BasketItem, PricedLine } from './basket';
import { coverageOf } from './coverage';
import type { Coverage } from './coverage';
import { tillTotal } from './till';

export interface BasketTotal {
  readonly retailer: string;
  readonly cents: number;
  readonly items: readonly BasketItem[];
  readonly coverage: Coverage;
}

export interface BasketSplit {
  readonly cents: number;
  /** What is bought where, the shop with most lines first. */
  readonly shops: readonly BasketTotal[];
  readonly coverage: Coverage;
  /** Compared with `against`, for the lines that are priced there. */
  readonly savingCents: number;
  readonly against: string;
}

export interface BasketComparison {
  /** In the order of the retailers. */
  readonly totals: readonly BasketTotal[];
  /** Undefined if no shop has a price, or one shop has the best of all lines. */
  readonly split?: BasketSplit | undefined;
}

/** @example compareBaskets(lines, ['woolworths', 'coles']).split?.savingCents // 640 */
export function compareBaskets(
  lines: readonly PricedLine[],
  retailers: readonly string[],
): BasketComparison {
  const keys = lines.map(({ key }) => key);
  const choices = new Map(
    retailers.map((retailer) => [retailer, lines.map((line) => itemsAt(line, retailer))]),
  );
  const totals = retailers.map((retailer) =>
    totalOf(retailer, improved(choices.get(retailer)!.map(firstOnly)), keys),
  );
  return { totals, split: bestSplit(totals, choices, keys) };
}

function totalOf(
  retailer: string,
  items: readonly BasketItem[],
  keys: readonly string[],
): BasketTotal {
  return { retailer, cents: tillTotal(items), items, coverage: coverageOf(items, keys) };
}

/** By line; a choice of the household is the only one. */
type Choices = readonly (readonly BasketItem[])[];
type Placed = BasketItem & { readonly at: string };

function firstOnly(items: readonly BasketItem[]): readonly BasketItem[] {
  return items.slice(0, 1);
}

function bestSplit(
  totals: readonly BasketTotal[],
  choices: ReadonlyMap<string, Choices>,
  keys: readonly string[],
): BasketSplit | undefined {
  const alone = totals.toSorted(
    (a, b) => b.coverage.priced - a.coverage.priced || a.cents - b.cents,
  )[0];
  if (!alone || alone.coverage.priced === 0) return undefined;
  let best: readonly Placed[] | undefined;
  for (const other of totals) {
    if (other === alone) continue;
    const items = improved(joined([alone.retailer, other.retailer], choices));
    if (!best || isBetter(items, best)) best = items;
  }
  return best && splitOf(best, alone, keys);
}

function joined(shops: readonly string[], choices: ReadonlyMap<string, Choices>): Placed[][] {
  const first = choices.get(shops[0]!)!;
  return first.map((_line, index) =>
    shops
      .flatMap((at) =>
        (choices.get(at)?.[index] ?? []).slice(0, 1).map((item): Placed => ({ ...item, at })),
      )
      // What costs the same stays in the first shop, as estimates do, which are the same everywhere.
      .sort((a, b) => a.cents - b.cents),
  );
}

function isBetter(a: readonly BasketItem[], b: readonly BasketItem[]): boolean {
  return b.length - a.length < 0 || (a.length === b.length && tillTotal(a) < tillTotal(b));
}

function splitOf(
  items: readonly Placed[],
  alone: BasketTotal,
  keys: readonly string[],
): BasketSplit | undefined {
  const shops = [...new Set(items.map(({ at }) => at))].map((at) => {
    const there = items.filter((item) => item.at === at);
    return totalOf(
      at,
      there,
      there.map(({ key }) => key),
    );
  });
  if (shops.length < 2) return undefined;
  const known = new Set(alone.items.map(({ key }) => key));
  return {
    cents: tillTotal(items),
    shops: shops.toSorted((a, b) => b.items.length - a.items.length),
    coverage: coverageOf(items, keys),
    savingCents: alone.cents - tillTotal(items.filter(({ key }) => known.has(key))),
    against: alone.retailer,
  };
}

/**
 * The cheapest choice of each line. Lines that may share packs of a product with an offer are tried in every
 * combination while these are few, else moved one by one while that gains.
 */
function improved<Item extends BasketItem>(choices: readonly (readonly Item[])[]): Item[] {
  const open = choices.filter((items) => items.length > 0);
  const chosen = open.map((items) => items[0]!);
  const shared = sharedProducts(open);
  const entangled = open.flatMap((items, line) =>
    items.length > 1 && items.some(({ product }) => shared.has(product.id)) ? [line] : [],
  );
  if (entangled.length === 0) return chosen;
  return entangled.length <= mostTried
    ? bestCombination(chosen, open, entangled)
    : movedWhileBetter(chosen, open, entangled);
}

/** Lines: 2^10 combinations. */
const mostTried = 10;

function bestCombination<Item extends BasketItem>(
  chosen: readonly Item[],
  open: readonly (readonly Item[])[],
  entangled: readonly number[],
): Item[] {
  let best = [...chosen];
  let least = tillTotal(best);
  const trial = [...chosen];
  const visit = (at: number): void => {
    const line = entangled[at];
    if (line === undefined) {
      const cents = tillTotal(trial);
      if (cents < least) [best, least] = [[...trial], cents];
      return;
    }
    for (const item of open[line]!) {
      trial[line] = item;
      visit(at + 1);
    }
  };
  visit(0);
  return best;
}

function movedWhileBetter<Item extends BasketItem>(
  chosen: Item[],
  open: readonly (readonly Item[])[],
  entangled: readonly number[],
): Item[] {
  const moves = entangled.flatMap((line) => open[line]!.map((item) => ({ line, item })));
  for (let isBetterFound = true; isBetterFound;) {
    isBetterFound = moves.some(({ line, item }) => tryMove(chosen, open, line, item));
  }
  return chosen;
}

/** Moves a line, and then line by line those that may have the same product; keeps the best of these. */
function tryMove<Item extends BasketItem>(
  chosen: Item[],
  open: readonly (readonly Item[])[],
  line: number,
  item: Item,
): boolean {
  let least = tillTotal(chosen);
  let best: Item[] | undefined;
  const trial = [...chosen];
  const followers = [...open.entries()].flatMap(([other, items]) => {
    const same = items.find(({ product }) => product.id === item.product.id);
    return same && other !== line && chosen[other] !== same ? [{ line: other, item: same }] : [];
  });
  followers.sort(
    (a, b) => a.item.cents - chosen[a.line]!.cents - (b.item.cents - chosen[b.line]!.cents),
  );
  for (const move of [{ line, item }, ...followers]) {
    trial[move.line] = move.item;
    const cents = tillTotal(trial);
    if (cents < least) [best, least] = [[...trial], cents];
  }
  if (best) chosen.splice(0, chosen.length, ...best);
  return best !== undefined;
}

/** Products that fit several lines and have an offer for several packs. */
function sharedProducts(open: readonly (readonly BasketItem[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { product } of open.flat()) {
    if (product.price.multiBuy && seen.has(product.id)) shared.add(product.id);
    seen.add(product.id);
  }
  return shared;
}
