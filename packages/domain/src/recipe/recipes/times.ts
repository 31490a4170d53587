/**
 * How long a recipe takes.
 *
 * - The total is the author's; if absent, the sum of preparation and cooking.
 * - Shown in minutes below an hour, then in hours and minutes, from two days in days too; nothing is
 *   rounded, so that reading it back gives the same.
 */
import { say } from '../../texts/say';

interface Times {
  prepMinutes?: number | null | undefined;
  cookMinutes?: number | null | undefined;
  totalMinutes?: number | null | undefined;
}

/**
 * @example totalTime({ prepMinutes: 10, cookMinutes: 25 }) // 35
 * @example totalTime({}) // undefined
 */
export function totalTime({ prepMinutes, cookMinutes, totalMinutes }: Times): number | undefined {
  if (totalMinutes != null) return totalMinutes;
  if (prepMinutes == null && cookMinutes == null) return undefined;
  return (prepMinutes ?? 0) + (cookMinutes ?? 0);
}

/**
 * @example formatMinutes(105) // '1 h 45 min'
 * @example formatMinutes(4350) // '3 days 30 min'
 */
export function formatMinutes(minutes: number): string {
  const days = minutes < 2 * minutesADay ? 0 : Math.floor(minutes / minutesADay);
  const hours = Math.floor((minutes - days * minutesADay) / minutesAnHour);
  const rest = minutes % minutesAnHour;
  const parts = [
    days && say('{days, plural, other {# days}}', { days }),
    hours && say('{hours} h', { hours }),
    rest && say('{minutes} min', { minutes: rest }),
  ];
  return parts.filter(Boolean).join(' ') || say('{minutes} min', { minutes: 0 });
}

const minutesAnHour = 60;
const minutesADay = 24 * minutesAnHour;
