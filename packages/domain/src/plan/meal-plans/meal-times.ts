/**
 * When meals are eaten, as far as somebody has said. A meal without a time is of its whole day.
 *
 * Nobody says how long a meal takes: an hour is what calendars show of an appointment without an end.
 */
import type { TimeZone } from '../../account/households/time-zone';
import type { PlainDate } from '../days/week';
import { momentOf } from '../days/zoned-time';
import type { MealTime } from '../rows/eater-rows';

/** Where somebody begins who gives times to meals; of the rest they say it themselves. */
export const usualMealTimes: readonly MealTime[] = [
  { meal: 'breakfast', at: '07:30' },
  { meal: 'lunch', at: '12:30' },
  { meal: 'dinner', at: '18:30' },
];

const mealMinutes = 60;

/** What a household says of its meals, and where it lives. */
export interface MealClock {
  mealTimes: readonly MealTime[];
  timeZone: TimeZone;
}

/** From when to when. */
export interface MealHours {
  start: Date;
  end: Date;
}

/**
 * Undefined of a meal of the whole day.
 *
 * @example hoursOfMeal({ date: '2026-11-27', meal: 'Dinner' }, { mealTimes, timeZone: 'Australia/Sydney' })
 * // { start: 2026-11-27T07:30:00Z, end: 2026-11-27T08:30:00Z }
 */
export function hoursOfMeal(
  { date, meal }: { date: PlainDate; meal: string },
  { mealTimes, timeZone }: MealClock,
): MealHours | undefined {
  const at = timeOfMeal(mealTimes, meal);
  if (at === undefined) return undefined;
  const start = momentOf(date, at, timeZone);
  return { start, end: new Date(start.getTime() + mealMinutes * 60_000) };
}

/** @example timeOfMeal([{ meal: 'dinner', at: '18:30' }], 'Dinner') // '18:30' */
export const timeOfMeal = (mealTimes: readonly MealTime[], meal: string): string | undefined =>
  mealTimes.find((time) => time.meal.toLowerCase() === meal.toLowerCase())?.at;

/**
 * The times with another for one meal; without any, that meal is of the whole day.
 *
 * @example withMealTime([{ meal: 'dinner', at: '18:30' }], 'dinner', '19:00') // [{ meal: 'dinner', at: '19:00' }]
 */
export function withMealTime(
  mealTimes: readonly MealTime[],
  meal: string,
  at: string | undefined,
): MealTime[] {
  const others = mealTimes.filter((time) => time.meal.toLowerCase() !== meal.toLowerCase());
  return at === undefined ? others : [...others, { meal, at }];
}
