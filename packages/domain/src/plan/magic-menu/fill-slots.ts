/**
 * A first menu with as many filled slots as the rules allow. A slot for which nothing is left takes a recipe
 * from another one, if that one can have something else (augmenting paths, as in bipartite matching). Where a
 * recipe may come twice in the week it is a good first menu, not always the fullest.
 */
import type { Problem } from './problem';
import {
  empty,
  fits,
  gainOfFoods,
  gainOfKind,
  none,
  place,
  type RunningSums,
} from './running-sums';

/** Fills the sums in place: the slot with the fewest recipes first, each with the best there is. */
export function fillSlots(problem: Problem, sums: RunningSums): void {
  const free = problem.slots
    .flatMap(({ locked, allowed }, at) =>
      locked === undefined ? [{ at, count: allowed.length }] : [],
    )
    .toSorted((a, b) => a.count - b.count || a.at - b.at);
  for (const { at } of free) {
    const best = bestFor(problem, sums, at);
    if (best !== none) place(problem, sums, at, best);
    else makeSpace(problem, sums, at, new Set());
  }
}

/**
 * The number of the dish that adds most to an empty slot; `none` if nothing fits.
 *
 * @param above in points: `none` too if nothing adds more than this
 */
export function bestFor(
  problem: Problem,
  sums: RunningSums,
  at: number,
  above = -Infinity,
): number {
  let best = none;
  let least = above + tie;
  for (const number of problem.slots[at]!.allowed) {
    const dish = problem.dishes[number]!;
    // In the order of their bounds: none of the rest can be better.
    if (dish.bound <= least) break;
    if (!fits(problem, sums, at, number)) continue;
    const kind = gainOfKind(problem, sums, at, number);
    if (kind + dish.packGain <= least) continue;
    const gain = kind + gainOfFoods(problem, sums, at, number);
    if (gain > least) [best, least] = [number, gain + tie];
  }
  return best;
}

/** @returns whether the slot was filled */
function makeSpace(problem: Problem, sums: RunningSums, at: number, tried: Set<number>): boolean {
  const { slots, repeatAfterDays } = problem;
  for (const dish of slots[at]!.allowed) {
    if (tried.has(dish)) continue;
    tried.add(dish);
    const holders = slots.flatMap(({ day, locked }, other) =>
      sums.dishAt[other] === dish && Math.abs(day - slots[at]!.day) < repeatAfterDays
        ? [{ other, isLocked: locked !== undefined }]
        : [],
    );
    const [holder] = holders;
    if (!holder || holders.length > 1 || holder.isLocked) continue;
    empty(problem, sums, holder.other);
    if (!fits(problem, sums, at, dish)) {
      place(problem, sums, holder.other, dish);
      continue;
    }
    place(problem, sums, at, dish);
    const instead = bestFor(problem, sums, holder.other);
    if (instead !== none) {
      place(problem, sums, holder.other, instead);
      return true;
    }
    if (makeSpace(problem, sums, holder.other, tried)) return true;
    empty(problem, sums, at);
    place(problem, sums, holder.other, dish);
  }
  return false;
}

/** Gains that differ by less are equal: the first dish in order wins. */
export const tie = 1e-9;
