/** Where two dishes need the oven at different temperatures at once: it is said, never solved silently. */
import type { DishTask } from './dish-tasks';
import type { PlannedTask } from './cooking-together';

export interface OvenConflict {
  /** Places of the dishes, in their order. */
  readonly dishes: readonly [number, number];
  /** What each of them needs, without a fan. */
  readonly celsius: readonly [number, number];
  /** When both are in the oven. */
  readonly from: number;
  readonly until: number;
}

/**
 * @param tasks with their times
 * @returns in the order of time; one for each pair of tasks
 * @example ovenConflicts(tasksOf(['Bake at 180°C for 1 hour.'], ['Roast at 220°C for 30 minutes.']), dishes)
 * // [{ dishes: [0, 1], celsius: [180, 220], from: …, until: … }]
 */
export function ovenConflicts(
  tasks: readonly PlannedTask[],
  dishes: readonly { readonly tasks: readonly DishTask[] }[],
): OvenConflict[] {
  const inOven = tasks
    .flatMap((planned) => {
      const celsius = dishes[planned.dish]!.tasks[planned.task]!.ovenCelsius;
      return celsius === undefined ? [] : [{ ...planned, celsius }];
    })
    .toSorted((a, b) => a.dish - b.dish || a.task - b.task);
  const conflicts = inOven.flatMap((a, index) =>
    inOven.slice(index + 1).flatMap((b): OvenConflict[] => {
      const from = Math.max(a.handsEnd, b.handsEnd);
      const until = Math.min(a.end, b.end);
      const isAlike = Math.abs(a.celsius - b.celsius) <= alikeDegrees;
      if (a.dish === b.dish || until <= from || isAlike) return [];
      return [{ dishes: [a.dish, b.dish], celsius: [a.celsius, b.celsius], from, until }];
    }),
  );
  return conflicts.toSorted((a, b) => a.from - b.from);
}

/** No dish notices, and ovens are no more exact. */
const alikeDegrees = 10;
