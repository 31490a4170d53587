/**
 * The days that a list covers when it is for "until the next shop" (decision 0105): from today to the day before the next
 * shopping day. One or two weekdays are somebody's choice, or learned from when lists were cleared.
 */
import type { DayRange } from '../days/day-range';
import { addDays, addWeeks, weekdayOf, type PlainDate, type Weekday } from '../days/week';
import type { ListSettingsRow } from '../rows/list-rows';

/** Who shops more often shops for today. */
export const mostShoppingDays = 2;

/**
 * Those that somebody chose, else those that were learned; none while nobody knows.
 *
 * @example shoppingDaysOf({ shoppingDays: ['saturday'] }, today) // ['saturday']
 */
export const shoppingDaysOf = (settings: ListSettingsRow, today: PlainDate): readonly Weekday[] =>
  settings.shoppingDays ?? learnedDays(settings.recentShops ?? [], today);

/**
 * From today to the day before the next shop; on a shopping day, what is bought is for the days until the one after.
 *
 * @param shoppingDays at least one
 * @example untilNextShop('2026-11-25', ['saturday']) // { from: '2026-11-25', to: '2026-11-27' }
 * @example untilNextShop('2026-11-28', ['saturday']) // { from: '2026-11-28', to: '2026-12-04' }
 */
export const untilNextShop = (today: PlainDate, shoppingDays: readonly Weekday[]): DayRange => ({
  from: today,
  to: addDays(nextShop(today, shoppingDays), -1),
});

/**
 * The days that the next shop is for: from it to the day before the one after.
 *
 * @example forNextShop('2026-11-25', ['saturday']) // { from: '2026-11-28', to: '2026-12-04' }
 */
export const forNextShop = (today: PlainDate, shoppingDays: readonly Weekday[]): DayRange =>
  untilNextShop(nextShop(today, shoppingDays), shoppingDays);

/** The first shopping day after this day. */
function nextShop(today: PlainDate, shoppingDays: readonly Weekday[]): PlainDate {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  return days.find((day) => shoppingDays.includes(weekdayOf(day))) ?? addWeeks(today, 1);
}

/** Weekdays of two shops at least in the last five weeks, the most frequent ones, in their order in the week of today. */
function learnedDays(recentShops: readonly PlainDate[], today: PlainDate): Weekday[] {
  const counts = new Map<Weekday, number>();
  for (const shop of recentShops) {
    if (shop > today || shop < addWeeks(today, -weeksLearnedFrom)) continue;
    counts.set(weekdayOf(shop), (counts.get(weekdayOf(shop)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostShoppingDays)
    .map(([weekday]) => weekday);
}

const weeksLearnedFrom = 5;
