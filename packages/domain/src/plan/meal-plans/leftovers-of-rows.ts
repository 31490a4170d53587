/**
 * Leftovers among the rows of a plan owner, over all weeks, and what an edit of one meal does to the others.
 *
 * - A meal that is moved behind its leftovers moves them on by as many days; leftovers can't go before it.
 * - A meal that is removed takes its leftovers with it, or the first of them is cooked instead of it.
 */
import { findLeftovers, type Leftovers, type PlannedMeal } from './leftovers';
import { addDays, daysBetween, type PlainDate } from '../days/week';
import type { MealOperation } from './operations-of-edit';
import type { HomeItemRow } from '../rows/home-item-rows';
import type { MealRow, RowMap } from '../rows/rows';

/** @example leftoversOfRows(rows).cookedAt.get(lunch.id)?.date // '2026-11-23' */
export function leftoversOfRows(rows: RowMap): Leftovers {
  const meals: PlannedMeal[] = [];
  for (const { kind, id, isDeleted, fields } of rows.values()) {
    // Portions at home are a dish that was cooked when they were put away, on no day of the plan.
    const isStored = kind === 'homeItems' || undefined;
    if (isDeleted || (kind !== 'meals' && !isStored)) continue;
    const {
      since,
      date = since,
      quantity = 1,
      recipeId,
      leftoverOf,
      isUndated = isStored,
    } = fields as Partial<MealRow & HomeItemRow>;
    if (date !== undefined) {
      meals.push({ id, date, recipeId, quantity, leftoverOf, isUndated, isStored });
    }
  }
  return findLeftovers(meals);
}

/**
 * What a move of a meal changes of its leftovers.
 *
 * @returns undefined when the meal is leftovers and would be eaten before it is cooked
 * @example operationsOnLeftovers(leftovers, 'roast', { from: '2026-11-23', to: '2026-11-25' })
 * // [{ name: 'changeMeal', args: { id: 'lunch', change: { date: '2026-11-26' } } }]
 */
export function operationsOnLeftovers(
  { cookedAt, eatenLater }: Leftovers,
  mealId: string,
  { from, to }: { from: PlainDate; to: PlainDate },
): MealOperation[] | undefined {
  const cooked = cookedAt.get(mealId);
  if (cooked) return to < cooked.date ? undefined : [];
  const days = daysBetween(from, to);
  return (eatenLater.get(mealId) ?? [])
    .filter(({ date }) => date < to)
    .map(({ id, date }) => changeOf(id, { date: addDays(date, days) }));
}

/**
 * What else changes when meals are removed.
 *
 * @param isKept whether what is left of them stays on the plan, and is cooked by itself
 * @example operationsOfRemoval(leftovers, ['roast'], false) // [{ name: 'removeMeal', args: { id: 'lunch' } }]
 */
export function operationsOfRemoval(
  { eatenLater }: Leftovers,
  mealIds: readonly string[],
  isKept: boolean,
): MealOperation[] {
  const removed = new Set(mealIds);
  return mealIds.flatMap((mealId) => {
    const left = (eatenLater.get(mealId) ?? []).filter(({ id }) => !removed.has(id));
    if (!isKept) return left.map(({ id }) => ({ name: 'removeMeal' as const, args: { id } }));
    const [first, ...others] = left;
    if (!first) return [];
    return [
      changeOf(first.id, { leftoverOf: null }),
      ...others.map(({ id }) => changeOf(id, { leftoverOf: first.id })),
    ];
  });
}

const changeOf = (
  id: string,
  change: { date: PlainDate } | { leftoverOf: string | null },
): MealOperation => ({ name: 'changeMeal', args: { id, change } });
