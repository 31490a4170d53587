/** The seven days of the page: from the URL, or those that have today. */
import { t } from '@lingui/core/macro';
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { isPlanDay } from '@saltbush/domain/plan/days/day-range';
import { weekStartOf } from '@saltbush/domain/plan/days/first-weekday';
import { daysBetween, todayIn } from '@saltbush/domain/plan/days/week';
import type { PlainDate, Weekday } from '@saltbush/domain/plan/days/week';
import { useFirstWeekday } from './first-weekday';
import { useTimeZone } from './time-zone';

export interface ShownWeek {
  /** The first of its seven days. */
  week: PlainDate;
  today: PlainDate;
  /** The first of the seven days that have today. */
  thisWeek: PlainDate;
  /** Of the owner’s weeks. */
  firstWeekday: Weekday;
  /** The seven days begin with today, or any day, whatever the first weekday is. */
  isFromToday: boolean;
  isThisWeek: boolean;
  /** The address names the week. */
  isChosen: boolean;
  /** "This week", "Next week", "Last week", "From today", or blank. */
  relation: string;
}

/**
 * A week of a list.
 *
 * @param householdId whose week it is; absent: the person's own
 */
export const useWeek = (householdId: string | undefined): ShownWeek =>
  useSevenDays(householdId, weeks);

/** How a page shows seven days. */
export interface SevenDays {
  /** They begin with today, or the day of the address. */
  isFromToday: boolean;
  /** What those before, with and after today are called. */
  names: readonly [before: string, now: string, after: string];
}

export const weeks: SevenDays = {
  isFromToday: false,
  names: [t`Last week`, t`This week`, t`Next week`],
};

export function useSevenDays(
  householdId: string | undefined,
  { isFromToday, names }: SevenDays,
): ShownWeek {
  const { week: asked } = useSearch({ strict: false }) as { week?: string };
  const today = useToday(householdId);
  const firstWeekday = useFirstWeekday(householdId);
  const startOf = (date: PlainDate) => (isFromToday ? date : weekStartOf(date, firstWeekday));
  const thisWeek = startOf(today);
  const isChosen = asked !== undefined && isPlanDay(asked);
  const week = isChosen ? startOf(asked) : thisWeek;
  const relation = names[daysBetween(thisWeek, week) / 7 + 1] ?? '';
  const isThisWeek = week === thisWeek;
  return { week, today, thisWeek, firstWeekday, isFromToday, isThisWeek, isChosen, relation };
}

/**
 * Today's date in the zone of the household, or of the person; updated when the app stays open overnight.
 *
 * @param householdId absent: the person's own plan
 */
export function useToday(householdId: string | undefined): PlainDate {
  return useTodayIn(useTimeZone(householdId));
}

export const useTodayIn = (timeZone: TimeZone): PlainDate =>
  useSyncExternalStore(watchTheDay, () => todayIn(new Date(), timeZone));

function watchTheDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
