/** Patterns of presence as people set them up, and as sentences. */
import { say } from '../../texts/say';
import { formatDays } from '../days/format-days';
import {
  addDays,
  daysBetween,
  formatShortDay,
  mondayOf,
  weekdayName,
  weekdayOf,
  weekdays,
  type PlainDate,
  type Weekday,
} from '../days/week';
import type { PresencePattern } from '../rows/presence-pattern';

/** In all, and the days of a round. */
export const presenceLimits = { patterns: 10, every: 56 } as const;

/**
 * Every other week, from the Monday of this week or the next.
 *
 * @example everyOtherWeek('2026-11-25', true) // at home from 23 to 29 November, and each second week from then on
 */
export const everyOtherWeek = (today: PlainDate, isThisWeek: boolean): PresencePattern => ({
  isHome: true,
  from: addDays(mondayOf(today), isThisWeek ? 0 : -7),
  every: 14,
  days: [0, 1, 2, 3, 4, 5, 6],
});

/**
 * On these weekdays alone.
 *
 * @example onWeekdays('2026-11-25', ['sunday'])
 */
export const onWeekdays = (today: PlainDate, days: readonly Weekday[]): PresencePattern => ({
  isHome: true,
  from: mondayOf(today),
  every: 7,
  days: weekdays.flatMap((day, index) => (days.includes(day) ? [index] : [])),
});

/** So many days away, then so many at home, from this day on. */
export const shifts = (from: PlainDate, away: number, home: number): PresencePattern => ({
  isHome: false,
  from,
  every: away + home,
  days: Array.from({ length: away }, (_, day) => day),
});

/** Away from a day to another, both included. */
export const awayFor = (from: PlainDate, to: PlainDate): PresencePattern => ({
  isHome: false,
  from,
  to,
  every: 1,
  days: [0],
});

/**
 * The weekdays of a pattern of `onWeekdays`; undefined for another.
 *
 * @example weekdaysOf(onWeekdays('2026-11-25', ['sunday'])) // ['sunday']
 */
export function weekdaysOf({
  isHome,
  from,
  to,
  every,
  days,
}: PresencePattern): Weekday[] | undefined {
  if (!isHome || every !== 7 || to !== undefined) return undefined;
  return days.map((day) => weekdayOf(addDays(from, day)));
}

/** @example presenceText(awayFor('2026-11-25', '2026-11-27'), today) // 'Away 25 – 27 Nov' */
export function presenceText(pattern: PresencePattern, today: PlainDate): string {
  const { isHome, from, to, every, days } = pattern;
  if (to !== undefined && every === 1) {
    const span = formatDays({ from, to });
    return isHome ? say('Home {span}', { span }) : say('Away {span}', { span });
  }
  const named = weekdaysOf(pattern);
  if (named) return say('Home on {days} only', { days: named.map(everyWeekday).join(', ') });
  const round = Math.max(0, Math.floor(daysBetween(from, today) / every));
  const start = formatShortDay(addDays(from, round * every));
  const shown = say('{count} of every {every} days, from {start}', {
    count: days.length,
    every,
    start,
  });
  const rhythm =
    to === undefined
      ? shown
      : say('{rhythm}, until {day}', { rhythm: shown, day: formatShortDay(to) });
  return isHome ? say('Home {span}', { span: rhythm }) : say('Away {span}', { span: rhythm });
}

/** @example everyWeekday('monday') // 'Mondays' */
const everyWeekday = (weekday: Weekday): string =>
  say('{weekday}s', { weekday: weekdayName(weekday) });
