/** The week of the page: from the URL, or this week. */
import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { addWeeks, isPlainDate, mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';

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

export function useWeek(): ShownWeek {
  const { week: asked } = useSearch({ strict: false }) as { week?: string };
  const today = useToday();
  const thisWeek = mondayOf(today);
  const isChosen = asked !== undefined && isPlanned(asked);
  const week = isChosen ? mondayOf(asked) : thisWeek;
  const relation = relationOf(week, thisWeek);
  return { week, today, isThisWeek: week === thisWeek, isChosen, relation };
}

/** Today's date; updated when the app stays open overnight. */
export const useToday = (): PlainDate =>
  useSyncExternalStore(watchTheDay, () => todayIn(new Date()));

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
