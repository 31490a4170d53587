/**
 * What a list costs at each retailer, and what buying it at two retailers would save.
 *
 * - A total is what the till asks for (`till.ts`), with its coverage.
 * - The best split tries every choice of retailers, gives each line to the cheaper one, and then moves lines while that
 *   gains: packs of one product on two lines may share an offer (`cheapest-choices.ts`).
 * - A line without a price in the chosen retailers is missing, there as in the totals.
 * - The saving is against the retailer that prices most lines, the cheaper one of several, for the lines that it prices: so
 *   a retailer is never called cheap for what is missing.
 */
import { itemsAt } from './basket';
import type { BasketItem, PricedLine } from './basket';
import { cheapestChoices } from './cheapest-choices';
import { coverageOf, isComparable } from './coverage';
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
  /** What is bought where, the retailer with most lines first. */
  readonly baskets: readonly BasketTotal[];
  readonly coverage: Coverage;
  /** Compared with `against`, for the lines that are priced there. */
  readonly savingCents: number;
  readonly against: string;
}

export interface BasketComparison {
  /** In the order of the retailers. */
  readonly totals: readonly BasketTotal[];
  /** Undefined if no retailer has a price, or one retailer has the best of all lines. */
  readonly split?: BasketSplit | undefined;
}

/**
 * The retailers that have prices of their own for enough lines, and the best split among them.
 *
 * @returns no split unless there are two
 */
export function compareRetailers(
  lines: readonly PricedLine[],
  retailers: readonly string[],
): BasketComparison & { readonly comparable: readonly BasketTotal[] } {
  const { totals } = compareBaskets(lines, retailers);
  const comparable = totals.filter(({ coverage }) => isComparable(coverage));
  if (comparable.length < 2) return { totals, comparable };
  const { split } = compareBaskets(
    lines,
    comparable.map(({ retailer }) => retailer),
  );
  return { totals, comparable, split };
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
    totalOf(retailer, cheapestChoices(choices.get(retailer)!.map(firstOnly)), keys),
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
    const items = cheapestChoices(joined([alone.retailer, other.retailer], choices));
    if (!best || isBetter(items, best)) best = items;
  }
  return best && splitOf(best, alone, keys);
}

function joined(retailers: readonly string[], choices: ReadonlyMap<string, Choices>): Placed[][] {
  const first = choices.get(retailers[0]!)!;
  return first.map((_line, index) =>
    retailers
      .flatMap((at) =>
        (choices.get(at)?.[index] ?? []).slice(0, 1).map((item): Placed => ({ ...item, at })),
      )
      // What costs the same stays in the first retailer, as estimates do, which are the same everywhere.
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
  const baskets = [...new Set(items.map(({ at }) => at))].map((at) => {
    const there = items.filter((item) => item.at === at);
    return totalOf(
      at,
      there,
      there.map(({ key }) => key),
    );
  });
  if (baskets.length < 2) return undefined;
  const known = new Set(alone.items.map(({ key }) => key));
  return {
    cents: tillTotal(items),
    baskets: baskets.toSorted((a, b) => b.items.length - a.items.length),
    coverage: coverageOf(items, keys),
    savingCents: alone.cents - tillTotal(items.filter(({ key }) => known.has(key))),
    against: alone.retailer,
  };
}
