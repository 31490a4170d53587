/**
 * The search under a limit: descents that replace or exchange dishes by what that is worth, in points, in cents or in both, and
 * kicks out of where a descent ends. It keeps the sums of points and of cents beside each other.
 */
import { countFilled } from '../local-search';
import type { Problem } from '../problem';
import type { Random } from '../random';
import { empty, fits, gainOf, none, place, startSums, type RunningSums } from '../running-sums';
import type { CostSums } from './cost-sums';
import { triedDishes } from './tried-dishes';

interface SearchOptions {
  costs: CostSums;
  /** Numbers of slots. */
  free: readonly number[];
  /** In cents. */
  limit: number;
  random: Random;
}

/** What a menu is worth: the more the better. */
export interface Worth {
  /** @param points of the whole menu */
  of: (points: number, cents: number) => number;
  /** A menu of these points is worth no more, whatever it costs. Absent: points count nothing, and the cheapest dishes are tried. */
  most?: (points: number) => number;
}

interface FoundMenu {
  worth: number;
  filled: number;
  dishes: Int32Array;
}

/** More dinners first. */
export const isBetter = (one: FoundMenu, other: FoundMenu): boolean =>
  one.filled > other.filled || (one.filled === other.filled && one.worth > other.worth + dust);

/** Of sums of fractions. */
const dust = 1e-6;
const mostRounds = 20;

export class LimitedSearch {
  readonly #sums: RunningSums;
  readonly #tried: readonly (readonly number[])[];
  readonly #cheapest: readonly (readonly number[])[];
  readonly #pairs: (readonly [one: number, other: number])[];

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    const { costs, free } = options;
    this.#sums = startSums(problem);
    problem.slots.forEach(({ locked = none }, at) => costs.place(at, locked));
    const { tried, cheapest } = triedDishes(problem, costs);
    this.#tried = tried;
    this.#cheapest = cheapest;
    this.#pairs = free.flatMap((one, n) => free.slice(n + 1).map((other) => [one, other] as const));
  }

  isWithin(): boolean {
    return this.options.costs.cents <= this.options.limit + dust;
  }

  result(): { sums: RunningSums; cost: number; hasEstimate: boolean } {
    const { costs } = this.options;
    return { sums: this.#sums, cost: Math.round(costs.cents), hasEstimate: costs.hasEstimate() };
  }

  load(dishAt: Int32Array): void {
    const { free } = this.options;
    const changed = free.filter((at) => dishAt[at] !== this.#sums.dishAt[at]);
    for (const at of changed) this.#take(at);
    for (const at of changed) this.#put(at, dishAt[at]!);
  }

  found(worth: Worth): FoundMenu {
    const { dishAt } = this.#sums;
    return { worth: this.#now(worth), filled: countFilled(dishAt), dishes: dishAt.slice() };
  }

  /** Replaces one dish after the other by the best for its slot, and exchanges two. No slot that is filled is emptied. */
  descend(worth: Worth): void {
    let hasGained = true;
    for (let round = 0; hasGained && round < mostRounds; round += 1) {
      hasGained = false;
      for (const at of this.options.free) if (this.#replace(at, worth)) hasGained = true;
      for (const [one, other] of this.#pairs)
        if (this.#exchange(one, other, worth)) hasGained = true;
    }
  }

  /**
   * Replaces two dishes at once, where that is worth more than replacing one after the other.
   *
   * @param shortest how many dishes of each slot are tried together
   * @returns whether something was replaced
   */
  replacePairs(worth: Worth, shortest: number): boolean {
    let hasGained = false;
    for (const [one, other] of this.#pairs)
      if (this.#replaceBoth(one, other, { worth, shortest })) hasGained = true;
    return hasGained;
  }

  /** Two to four slots are emptied and then filled at random, so that they may also take each other's dishes. */
  changeSome(worth: Worth): void {
    const { free, random } = this.options;
    const below = (count: number) => Math.floor(random() * count);
    const changed = new Set<number>();
    for (let change = 2 + below(3); change > 0; change -= 1) changed.add(free[below(free.length)]!);
    for (const at of changed) this.#take(at);
    for (const at of changed) {
      const fitting = this.#triedFor(worth)[at]!.filter((dish) =>
        fits(this.problem, this.#sums, at, dish),
      );
      this.#put(at, fitting[below(fitting.length)] ?? none);
    }
  }

  #triedFor({ most }: Worth): readonly (readonly number[])[] {
    return most ? this.#tried : this.#cheapest;
  }

  #now({ of }: Worth): number {
    return of(this.#sums.value, this.options.costs.cents);
  }

  /** What the menu is worth with this dish in the empty slot; less than `above` where it surely is no more than that. */
  #with(at: number, dish: number, { of, most }: Worth, above: number): number {
    const { value } = this.#sums;
    const { costs } = this.options;
    if (!most) return of(value, costs.cents + costs.centsOf(at, dish));
    if (most(value + this.problem.dishes[dish]!.bound) <= above) return -Infinity;
    const points = value + gainOf(this.problem, this.#sums, at, dish);
    if (most(points) <= above) return -Infinity;
    return of(points, costs.cents + costs.centsOf(at, dish));
  }

  #replace(at: number, worth: Worth): boolean {
    const before = this.#now(worth);
    const old = this.#take(at);
    let best = old;
    let most = old === none ? -Infinity : before;
    for (const dish of this.#triedFor(worth)[at]!) {
      if (dish === old || !fits(this.problem, this.#sums, at, dish)) continue;
      const gain = this.#with(at, dish, worth, most + dust);
      if (gain > most + dust) [best, most] = [dish, gain];
    }
    this.#put(at, best);
    return best !== old;
  }

  /** Also moves a dish into an empty slot. */
  #exchange(one: number, other: number, worth: Worth): boolean {
    const { dishAt } = this.#sums;
    const [first, second] = [dishAt[one]!, dishAt[other]!];
    if (first === second || !this.#mayBe(one, second) || !this.#mayBe(other, first)) return false;
    const before = this.#now(worth);
    this.#take(one);
    this.#take(other);
    const isDone = this.#tryPut(one, second) && this.#tryPut(other, first);
    if (isDone && this.#now(worth) > before + dust) return true;
    this.#take(one);
    this.#take(other);
    this.#put(one, first);
    this.#put(other, second);
    return false;
  }

  #replaceBoth(
    one: number,
    other: number,
    { worth, shortest }: { worth: Worth; shortest: number },
  ): boolean {
    const { dishAt } = this.#sums;
    const old = [dishAt[one]!, dishAt[other]!] as const;
    if (old.includes(none)) return false;
    let most = this.#now(worth);
    let best = old;
    this.#take(one);
    this.#take(other);
    const others = this.#short(other, shortest);
    for (const first of this.#short(one, shortest)) {
      this.#put(one, first);
      for (const second of others) {
        if (second === first || !fits(this.problem, this.#sums, other, second)) continue;
        const now = this.#with(other, second, worth, most + dust);
        if (now > most + dust) [best, most] = [[first, second] as const, now];
      }
      this.#take(one);
    }
    this.#put(one, best[0]);
    this.#put(other, best[1]);
    return best !== old;
  }

  /** Of an empty slot the dishes of the most points that no other dish has at no higher cost, then the next. */
  #short(at: number, count: number): number[] {
    const { costs } = this.options;
    const all = this.#tried
      [at]!.filter((dish) => fits(this.problem, this.#sums, at, dish))
      .map((dish) => ({
        dish,
        points: gainOf(this.problem, this.#sums, at, dish),
        cents: costs.centsOf(at, dish),
      }))
      .toSorted((a, b) => a.cents - b.cents || b.points - a.points);
    let [first, second] = [-Infinity, -Infinity];
    const front = all.filter(({ points }) => {
      if (points > first) [first, second] = [points, first];
      else if (points > second) second = points;
      else return false;
      return true;
    });
    return front.slice(-count).map(({ dish }) => dish);
  }

  #mayBe(at: number, dish: number): boolean {
    return dish === none || this.problem.slots[at]!.isAllowed[dish] === 1;
  }

  #tryPut(at: number, dish: number): boolean {
    if (dish !== none && !fits(this.problem, this.#sums, at, dish)) return false;
    this.#put(at, dish);
    return true;
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
