/**
 * A menu that costs no more than a limit (decision 0146). Rules:
 *
 * - The limit is never exceeded: where it can't be met by as many dinners as the rules allow, nothing is chosen, and the cost
 *   of the cheapest is said.
 * - A dish whose prices are not known is not chosen: nobody could say what it costs.
 * - Among the menus that cost less, one of the best by points is found: by descents with a price in points for a dollar, the
 *   lowest that meets the limit, then by exchanges that stay within it. As `local-search.ts`, it has no clock in it.
 */
import { findBestMenu } from '../local-search';
import type { Problem } from '../problem';
import { seededRandom, type Random } from '../random';
import type { LeftFood } from '../remainders';
import { empty, fits, gainOf, none, place, startSums, type RunningSums } from '../running-sums';
import { CostSums } from './cost-sums';
import type { Budget } from './food-costs';

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
  const search = new Search(problem, {
    costs,
    free,
    limit: budget.cents,
    random: seededRandom(seed),
  });
  search.load(findBestMenu(problem, seed).dishAt);
  if (!search.isWithin()) {
    const best = search.state();
    if (!search.findCheapest()) return { ...search.result(), isMet: false };
    search.improveFrom(best);
  }
  return { ...search.result(), isMet: true };
}

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

interface SearchOptions {
  costs: CostSums;
  /** Numbers of slots. */
  free: readonly number[];
  /** In cents. */
  limit: number;
  random: Random;
}

class Search {
  readonly #sums: RunningSums;
  /** The dishes of each slot that are tried: the best and the cheapest. */
  readonly #tried: number[][];

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    this.#sums = startSums(problem);
    problem.slots.forEach(({ locked = none }, at) => options.costs.place(at, locked));
    this.#tried = problem.slots.map(({ allowed }, at) => {
      const cheapest = allowed
        .map((dish) => ({ dish, cents: options.costs.centsOf(at, dish) }))
        .toSorted((a, b) => a.cents - b.cents || a.dish - b.dish)
        .slice(0, mostTried / 2)
        .map(({ dish }) => dish);
      return [...new Set([...allowed.slice(0, mostTried), ...cheapest])];
    });
  }

  isWithin(): boolean {
    return this.options.costs.cents <= this.options.limit + dust;
  }

  state(): Int32Array {
    return this.#sums.dishAt.slice();
  }

  result(): Pick<MenuWithin, 'sums' | 'cost' | 'hasEstimate'> {
    const { costs } = this.options;
    return { sums: this.#sums, cost: Math.round(costs.cents), hasEstimate: costs.hasEstimate() };
  }

  load(dishAt: Int32Array): void {
    for (const at of this.options.free) this.#take(at);
    for (const at of this.options.free) this.#put(at, dishAt[at]!);
  }

  /** @returns whether it meets the limit */
  findCheapest(): boolean {
    const cost = () => -this.options.costs.cents;
    this.#descend((at, dish) => -this.options.costs.centsOf(at, dish));
    this.#kick(kicksFor(this.problem), cost, (at, dish) => -this.options.costs.centsOf(at, dish));
    return this.isWithin();
  }

  /** From the cheapest menu, which is within the limit, and from the best one, which is not. */
  improveFrom(best: Int32Array): void {
    const { costs } = this.options;
    const value = () => (this.isWithin() ? this.#sums.value : -Infinity);
    let found = this.#climbed();
    for (const points of pricesOfDollar) {
      this.load(best);
      this.#descend((at, dish) => this.#gain(at, dish) - (points * costs.centsOf(at, dish)) / 100);
      if (!this.isWithin()) continue;
      const other = this.#climbed();
      if (other.value > found.value + dust) found = other;
    }
    this.load(found.dishes);
    this.#kick(kicksFor(this.problem), value, (at, dish) => this.#gainWithin(at, dish));
  }

  /** Up to where no single dish gains without breaking the limit. */
  #climbed(): { value: number; dishes: Int32Array } {
    this.#descend((at, dish) => this.#gainWithin(at, dish));
    return { value: this.#sums.value, dishes: this.state() };
  }

  #gainWithin(at: number, dish: number): number {
    const { costs, limit } = this.options;
    return costs.cents + costs.centsOf(at, dish) > limit + dust ? -Infinity : this.#gain(at, dish);
  }

  #gain(at: number, dish: number): number {
    return gainOf(this.problem, this.#sums, at, dish);
  }

  /** Replaces one dish after the other by the best for its slot. No slot that is filled is emptied. */
  #descend(gainIn: (at: number, dish: number) => number): void {
    let isBetter = true;
    for (let round = 0; isBetter && round < mostRounds; round += 1) {
      isBetter = false;
      for (const at of this.options.free) {
        const old = this.#take(at);
        if (old === none) continue;
        let best = old;
        let most = gainIn(at, old);
        for (const dish of this.#tried[at]!) {
          if (!fits(this.problem, this.#sums, at, dish)) continue;
          const gain = gainIn(at, dish);
          if (gain > most + dust) [best, most] = [dish, gain];
        }
        this.#put(at, best);
        if (best !== old) isBetter = true;
      }
    }
  }

  /** Changes two dishes at random and descends again; the best menu by `worth` counts. */
  #kick(kicks: number, worth: () => number, gainIn: (at: number, dish: number) => number): void {
    const { free, random } = this.options;
    if (free.length < 2) return;
    let best = { worth: worth(), dishes: this.state() };
    const below = (count: number) => Math.floor(random() * count);
    for (let kick = 0; kick < kicks; kick += 1) {
      for (let change = 0; change < 2; change += 1)
        this.#changeOne(free[below(free.length)]!, below);
      this.#descend(gainIn);
      const now = worth();
      if (now > best.worth + dust) best = { worth: now, dishes: this.state() };
      else this.load(best.dishes);
    }
  }

  #changeOne(at: number, below: (count: number) => number): void {
    const old = this.#take(at);
    const fitting = this.#tried[at]!.filter((dish) => fits(this.problem, this.#sums, at, dish));
    this.#put(at, old === none ? none : (fitting[below(fitting.length)] ?? old));
  }

  #take(at: number): number {
    const dish = empty(this.problem, this.#sums, at);
    this.options.costs.empty(at, dish);
    return dish;
  }

  #put(at: number, dish: number): void {
    if (dish === none) return;
    place(this.problem, this.#sums, at, dish);
    this.options.costs.place(at, dish);
  }
}

/** With few dishes a good week is harder to reach, as in `local-search.ts`. */
const kicksFor = ({ dishes }: Problem): number => (dishes.length <= 80 ? 120 : 10);
/** Points for each dollar, from hardly any to more than any dish is worth. */
const pricesOfDollar = [0.03, 0.06, 0.12, 0.25, 0.5, 1, 2];
const mostTried = 80;
const mostRounds = 20;
/** Of sums of fractions. */
const dust = 1e-6;
