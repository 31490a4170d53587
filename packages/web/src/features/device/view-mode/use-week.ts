/** The week of the page: from the URL, or this week. */
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { addWeeks, isPlainDate, mondayOf, todayIn } from '@saltbush/domain/plan/meal-plans/week';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { useTimeZone } from './time-zone';

export interface ShownWeek {
  /** Its Monday. */
  week: PlainDate;
  today: PlainDate;
  isThisWeek: boolean;
  /** The address names the week. */
  isChosen: boolean;
  /** "This week", "Next week", "Last week", or blank. */
  relation: string;
}

/** @param householdId whose week it is; absent: the person's own */
export function useWeek(householdId: string | undefined): ShownWeek {
  const { week: asked } = useSearch({ strict: false }) as { week?: string };
  const today = useToday(householdId);
  const thisWeek = mondayOf(today);
  const isChosen = asked !== undefined && isPlanned(asked);
  const week = isChosen ? mondayOf(asked) : thisWeek;
  const relation = relationOf(week, thisWeek);
  return { week, today, isThisWeek: week === thisWeek, isChosen, relation };
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

function relationOf(week: PlainDate, thisWeek: PlainDate): string {
  if (week === thisWeek) return 'This week';
  if (week === addWeeks(thisWeek, 1)) return 'Next week';
  return week === addWeeks(thisWeek, -1) ? 'Last week' : '';
}

/** Weeks the API accepts. */
const isPlanned = (date: string): boolean =>
  isPlainDate(date) && date >= '2000-01-03' && date <= '2099-12-27';
