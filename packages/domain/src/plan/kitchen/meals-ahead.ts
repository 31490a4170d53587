/**
 * What a kitchen screen shows of a plan: the next meal, the rest of today, and tomorrow.
 *
 * - The next meal is the first of today that was not eaten an hour ago, else the first of tomorrow.
 * - Meals are in the order in which they are eaten; those without a time, and of the whole day, count as dinner.
 */
import { addDays, type PlainDate } from '../days/week';
import { clockMinutes, type ClockTime } from '../days/zoned-time';
import { timeOfMeal, usualMealTimes } from '../meal-plans/meal-times';
import { defaultMeal } from '../meal-plans/menu';
import { mealsOn } from '../meal-plans/menu-of-rows';
import type { MealTime } from '../rows/eater-rows';
import type { RowMap } from '../rows/rows';

export interface MealAhead {
  id: string;
  date: PlainDate;
  meal: string;
  /** As the household has said. */
  at?: ClockTime;
  recipeId?: string;
  note?: string;
  isLeftovers?: boolean;
}

export interface MealsAhead {
  next: MealAhead | undefined;
  /** Of today, after the next one. */
  later: MealAhead[];
  /** Without the next one. */
  tomorrow: MealAhead[];
}

/**
 * @param now what clocks show where the household lives
 * @example mealsAhead(rows, { today: '2026-11-25', now: '17:00', mealTimes: [] }).next?.meal // 'dinner'
 */
export function mealsAhead(
  rows: RowMap,
  { today, now, mealTimes }: { today: PlainDate; now: ClockTime; mealTimes: readonly MealTime[] },
): MealsAhead {
  const on = (date: PlainDate) => mealsOfDay(rows, date, mealTimes);
  const isAhead = (meal: MealAhead) =>
    minutesOf(meal, mealTimes) + eatingMinutes > clockMinutes(now);
  const ahead = on(today).filter(isAhead);
  const tomorrow = on(addDays(today, 1));
  const [next, ...later] = ahead;
  if (next) return { next, later, tomorrow };
  return { next: tomorrow[0], later: [], tomorrow: tomorrow.slice(1) };
}

const eatingMinutes = 60;

function mealsOfDay(rows: RowMap, date: PlainDate, mealTimes: readonly MealTime[]): MealAhead[] {
  const meals = mealsOn(rows, date).map(({ id, fields }): MealAhead => {
    const { meal = defaultMeal, recipeId, note, leftoverOf } = fields;
    const at = timeOfMeal(mealTimes, meal);
    return {
      id,
      date,
      meal,
      ...(at !== undefined && { at }),
      ...(recipeId !== undefined && { recipeId }),
      ...(note !== undefined && { note }),
      ...(leftoverOf !== undefined && { isLeftovers: true }),
    };
  });
  return meals.toSorted((a, b) => minutesOf(a, mealTimes) - minutesOf(b, mealTimes));
}

function minutesOf({ meal }: MealAhead, mealTimes: readonly MealTime[]): number {
  const at = timeOfMeal(mealTimes, meal) ?? timeOfMeal(usualMealTimes, meal);
  return clockMinutes(at ?? timeOfMeal(usualMealTimes, defaultMeal)!);
}
