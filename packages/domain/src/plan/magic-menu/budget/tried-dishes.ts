/** Which dishes of each slot the search under a limit tries. */
import type { Problem } from '../problem';
import type { CostSums } from './cost-sums';

/** By slot, the numbers of dishes. */
interface TriedDishes {
  /** The best by points, by cents, and by what is between them, those of the highest bounds first. */
  tried: number[][];
  /** The cheapest first. */
  cheapest: number[][];
}

/** @param costs of a menu of what is planned already */
export function triedDishes({ slots, dishes }: Problem, costs: CostSums): TriedDishes {
  const perSlot = slots.map(({ allowed }, at) => {
    const priced = allowed.map((dish) => ({
      dish,
      points: dishes[dish]!.bound,
      dollars: costs.centsOf(at, dish) / 100,
    }));
    const bestAt = (points: number) =>
      priced
        .map((one) => ({ dish: one.dish, worth: one.points - points * one.dollars }))
        .toSorted((a, b) => b.worth - a.worth || a.dish - b.dish)
        .slice(0, mostOfEach)
        .map(({ dish }) => dish);
    const cheapest = priced
      .toSorted((a, b) => a.dollars - b.dollars || a.dish - b.dish)
      .slice(0, mostCheapest)
      .map(({ dish }) => dish);
    const tried = new Set([
      ...pointsOfDollar.flatMap(bestAt),
      ...cheapest.slice(0, mostOfEach / 2),
    ]);
    return { tried: allowed.filter((dish) => tried.has(dish)), cheapest };
  });
  return {
    tried: perSlot.map(({ tried }) => tried),
    cheapest: perSlot.map(({ cheapest }) => cheapest),
  };
}

/** From nothing to nearly as much as a dish is worth. */
const pointsOfDollar = [0, 0.08, 0.2, 0.5];
const mostOfEach = 50;
const mostCheapest = 80;
