/**
 * A menu that costs no more than a limit (decision 0146). Rules:
 *
 * - The limit is never exceeded: where it can't be met by as many dinners as the rules allow, nothing is chosen, and the cost
 *   of the cheapest is said.
 * - A dish whose prices are not known is not chosen: nobody could say what it costs.
 * - Whether the limit can be met is asked first, so that a week that can't have it is not searched for what people like.
 * - Among the menus that cost less, one of the best by points is found: by descents with a price in points for a dollar, the
 *   lowest that meets the limit, then by exchanges that stay within it. As `local-search.ts`, it has no clock in it.
 */
import { fillSlots } from '../fill-slots';
import { countFilled, findBestMenu } from '../local-search';
import type { Problem } from '../problem';
import { seededRandom } from '../random';
import type { LeftFood } from '../remainders';
import { startSums, type RunningSums } from '../running-sums';
import { CostSums } from './cost-sums';
import type { Budget } from './food-costs';
import { isBetter, LimitedSearch, type Worth } from './limited-search';

export interface MenuWithin {
  sums: RunningSums;
  /** In cents. */
  cost: number;
  hasEstimate: boolean;
  /** Else the limit can't be met, and `sums` is the cheapest menu that was found. */
  isMet: boolean;
}

/** @example findMenuWithin(problem, { budget: { cents: 12_000, foods }, left: [], seed: 7 }).isMet // true */
export function findMenuWithin(
  whole: Problem,
  { budget, left, seed }: { budget: Budget; left: readonly LeftFood[]; seed: number },
): MenuWithin {
  const problem = pricedOnly(whole);
  const free = problem.slots.flatMap(({ locked }, at) => (locked === undefined ? [at] : []));
  const costs = new CostSums(problem, budget.foods, left);
  const limit = budget.cents;
  const search = new LimitedSearch(problem, { costs, free, limit, random: seededRandom(seed) });
  const kicks = kicksFor(free.length, problem.dishes.length);
  search.load(firstMenu(problem));
  if (!meetLimit(search, kicks)) return { ...search.result(), isMet: false };
  let cheapest = search.found(byCents);
  const best = findBestMenu(problem, seed).dishAt;
  search.load(best);
  if (search.isWithin()) return { ...search.result(), isMet: true };
  if (countFilled(best) > cheapest.filled) {
    if (!meetLimit(search, kicks)) return { ...search.result(), isMet: false };
    cheapest = search.found(byCents);
  }
  improve(search, { cheapest: cheapest.dishes, best, limit, kicks });
  return { ...search.result(), isMet: true };
}

function firstMenu(problem: Problem): Int32Array {
  const sums = startSums(problem);
  fillSlots(problem, sums);
  return sums.dishAt;
}

const byCents: Worth = { of: (_, cents) => -cents };

/** From the menu that is there to a cheaper one of as many dinners. It ends with the first that meets the limit. */
function meetLimit(search: LimitedSearch, { byCents: kicks }: Kicks): boolean {
  search.descend(byCents);
  let best = search.found(byCents);
  for (let kick = 0; kick < kicks && !search.isWithin(); kick += 1) {
    search.changeSome(byCents);
    search.descend(byCents);
    const now = search.found(byCents);
    if (isBetter(now, best)) best = now;
    else search.load(best.dishes);
  }
  return search.isWithin();
}

interface Improving {
  /** Within the limit. */
  cheapest: Int32Array;
  /** Above it. */
  best: Int32Array;
  limit: number;
  kicks: Kicks;
}

function improve(search: LimitedSearch, { cheapest, best, limit, kicks }: Improving): void {
  const within = worthWithin(limit);
  search.load(cheapest);
  search.descend(within);
  let found = search.found(within);
  const note = () => {
    if (!search.isWithin()) return false;
    search.descend(within);
    const now = search.found(within);
    const isMore = isBetter(now, found);
    if (isMore) found = now;
    return isMore;
  };
  let price = pricesOfDollar.at(-1)!;
  for (const points of pricesOfDollar.toReversed()) {
    search.load(best);
    search.descend(worthAt(points));
    // A lower price leads further above the limit.
    if (!search.isWithin()) break;
    price = points;
    note();
  }
  search.load(found.dishes);
  // Above what a dollar is worth at the limit, or no menu would keep to it.
  const soft = worthBeyond(limit, 2 * price);
  for (let kick = 0; kick < kicks.byPoints; kick += 1) {
    search.changeSome(soft);
    search.descend(soft);
    if (!note()) search.load(found.dishes);
  }
  for (
    let round = 0;
    round < mostPairRounds && search.replacePairs(within, pairsTried);
    round += 1
  ) {
    search.descend(within);
  }
}

/** A menu above the limit is worth nothing. */
const worthWithin = (limit: number): Worth => ({
  of: (points, cents) => (cents > limit + dust ? -Infinity : points),
  most: (points) => points,
});

/** Each dollar costs points. */
const worthAt = (price: number): Worth => ({
  of: (points, cents) => points - (price * cents) / 100,
  most: (points) => points,
});

/** Each dollar above the limit costs points. */
const worthBeyond = (limit: number, price: number): Worth => ({
  of: (points, cents) => points - (price * Math.max(0, cents - limit)) / 100,
  most: (points) => points,
});

interface Kicks {
  byCents: number;
  byPoints: number;
}

/** With few dishes a good week is harder to reach, as in `local-search.ts`. */
function kicksFor(slots: number, dishes: number): Kicks {
  if (slots < 2) return { byCents: 0, byPoints: 0 };
  return dishes <= 80 ? { byCents: 150, byPoints: 150 } : { byCents: 13, byPoints: 26 };
}

/** Points for each dollar, from hardly any to more than any dish is worth. */
const pricesOfDollar = [0.015, 0.03, 0.045, 0.06, 0.09, 0.12, 0.18, 0.25, 0.5, 1, 2];
const mostPairRounds = 4;
const pairsTried = 40;
/** Of sums of fractions. */
const dust = 1e-6;

/** What a menu costs that somebody chose. */
export function costOfMenu(
  problem: Problem,
  dishAt: Int32Array,
  { budget, left }: { budget: Budget; left: readonly LeftFood[] },
): Pick<MenuWithin, 'cost' | 'hasEstimate'> {
  const costs = new CostSums(problem, budget.foods, left);
  dishAt.forEach((dish, at) => costs.place(at, dish));
  return { cost: Math.round(costs.cents), hasEstimate: costs.hasEstimate() };
}

const isPriced = ({ dishes }: Problem, dish: number): boolean =>
  dishes[dish]!.candidate.cost !== undefined;

function pricedOnly(problem: Problem): Problem {
  return {
    ...problem,
    slots: problem.slots.map((slot) => {
      const allowed = slot.allowed.filter((dish) => isPriced(problem, dish));
      const isAllowed = new Uint8Array(problem.dishes.length);
      for (const dish of allowed) isAllowed[dish] = 1;
      return { ...slot, allowed, isAllowed };
    }),
  };
}
