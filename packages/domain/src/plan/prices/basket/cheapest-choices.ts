/**
 * The cheapest choice of each line where lines may share packs: two lines of one product may together have its offer.
 *
 * Lines that share no product with an offer do not matter to each other, so each group of those that do is solved by
 * itself: in every combination while these are few, which is exact, else by moving lines while that gains, from
 * several beginnings.
 */
import type { BasketItem } from './basket';
import { tillTotal } from './till';

/** Of lines: what each could be bought as, the cheapest first. */
type Choices<Item> = readonly (readonly Item[])[];

/** @returns one item for each line that has any, in the order of the lines */
export function cheapestChoices<Item extends BasketItem>(choices: Choices<Item>): Item[] {
  const open = choices.filter((items) => items.length > 0);
  const chosen = open.map((items) => items[0]!);
  for (const group of groupsOf(open)) {
    const best = cheapestOf(group.map((line) => open[line]!));
    for (const [at, line] of group.entries()) chosen[line] = best[at]!;
  }
  return chosen;
}

/** Combinations: below a millisecond. */
const mostTried = 2 ** 10;

function cheapestOf<Item extends BasketItem>(open: Choices<Item>): Item[] {
  const combinations = open.reduce((all, items) => all * items.length, 1);
  return combinations <= mostTried ? bestCombination(open) : bestOfSeveralBeginnings(open);
}

function bestCombination<Item extends BasketItem>(open: Choices<Item>): Item[] {
  const trial = open.map((items) => items[0]!);
  let best = [...trial];
  let least = tillTotal(best);
  const visit = (line: number): void => {
    if (line === open.length) {
      const cents = tillTotal(trial);
      if (cents < least) [best, least] = [[...trial], cents];
      return;
    }
    for (const item of open[line]!) {
      trial[line] = item;
      visit(line + 1);
    }
  };
  visit(0);
  return best;
}

/** From the cheapest of each line, from all in one retailer, and from mixtures. */
function bestOfSeveralBeginnings<Item extends BasketItem>(open: Choices<Item>): Item[] {
  const retailers = new Set(open.flat().map(({ product }) => product.retailer));
  const inOneRetailer = [...retailers].map((retailer) =>
    open.map((items) => items.find(({ product }) => product.retailer === retailer) ?? items[0]!),
  );
  return [open.map((items) => items[0]!), ...inOneRetailer, ...mixtures(open)]
    .map((beginning) => movedWhileBetter(beginning, open))
    .reduce((best, items) => (tillTotal(items) < tillTotal(best) ? items : best));
}

/** With 24, 5 of 300 generated lists of 60 lines were not at the optimum, 2 of them by more than 1 % (2.4 at most). */
const mixtureCount = 24;

/** As if by lot, but the same for the same list. */
function mixtures<Item>(open: Choices<Item>): Item[][] {
  return Array.from({ length: mixtureCount }, (_, mixture) =>
    open.map((items, line) => items[scattered(mixture * 64 + line) % items.length]!),
  );
}

/** Multiplied by 2³² divided by the golden ratio, twice (Knuth, The Art of Computer Programming 3, 6.4). */
function scattered(n: number): number {
  const once = Math.imul(n + 1, 0x9e3779b1) >>> 15;
  return Math.imul(once, 0x9e3779b1) >>> 20;
}

function movedWhileBetter<Item extends BasketItem>(chosen: Item[], open: Choices<Item>): Item[] {
  const moves = open.flatMap((items, line) => items.map((item) => ({ line, item })));
  for (let isBetterFound = true; isBetterFound;) {
    isBetterFound = moves.some(({ line, item }) => tryMove(chosen, open, line, item));
  }
  return chosen;
}

/** Moves a line, and then line by line those that may have the same product; keeps the best of these. */
function tryMove<Item extends BasketItem>(
  chosen: Item[],
  open: Choices<Item>,
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

/** Lines by number that may share an offer, with whatever shares one with any of them; a line alone is no group. */
function groupsOf(open: Choices<BasketItem>): number[][] {
  const groups: { lines: number[]; products: Set<string> }[] = [];
  for (const [line, items] of open.entries()) {
    const offers = items.filter(({ product }) => product.price.multiBuy);
    const products = new Set(offers.map(({ product }) => product.id));
    const touched = groups.filter((group) =>
      offers.some(({ product }) => group.products.has(product.id)),
    );
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push({
      lines: [...touched.flatMap(({ lines }) => lines), line],
      products: new Set([...products, ...touched.flatMap((group) => [...group.products])]),
    });
  }
  return groups.map(({ lines }) => lines).filter(({ length }) => length > 1);
}
