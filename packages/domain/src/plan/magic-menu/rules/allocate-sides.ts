/** Sides after the search: none without its dinner, and none too few. */
import type { Problem } from '../problem';
import { empty, fits, gainOf, none, place, type RunningSums } from '../running-sums';
import { loneSides } from './sides';

/**
 * Takes sides out of the menu whose dinner stayed empty. Another dinner that has no side may get what is free then.
 *
 * @param mayAdd whether the dish may come into the slot, beside the rules
 */
export function allocateSides(
  problem: Problem,
  sums: RunningSums,
  mayAdd: (at: number, dish: number) => boolean,
): void {
  const free = (at: number) => problem.slots[at]!.locked === undefined;
  const lone = loneSides(problem, (at) => sums.dishAt[at] === none).filter(free);
  const taken = lone.filter((at) => empty(problem, sums, at) !== none);
  if (taken.length === 0) return;
  problem.slots.forEach(({ slot, allowed }, at) => {
    if (slot.besides === undefined || sums.dishAt[at] !== none || lone.includes(at)) return;
    const [best] = allowed
      .filter((dish) => fits(problem, sums, at, dish) && mayAdd(at, dish))
      .map((dish) => ({ dish, gain: gainOf(problem, sums, at, dish) }))
      .toSorted((a, b) => b.gain - a.gain || a.dish - b.dish);
    if (best) place(problem, sums, at, best.dish);
  });
}
