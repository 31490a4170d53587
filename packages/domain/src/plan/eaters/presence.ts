/**
 * Who is at home by a pattern that comes round again: a custody fortnight, shifts, a grandmother on Sundays, a school camp.
 *
 * - A pattern speaks of the days from its first to its last. In each round the days that it names are at home, or away; the
 *   other days of the round are the opposite.
 * - One with a last day comes before one that goes on: a camp ends nothing of the fortnights. Of several the latest counts.
 * - Days are plain dates, so that no hour that is put forward or back, and no end of a year, moves a round.
 */
import { daysBetween, type PlainDate } from '../days/week';
import type { PresencePattern } from '../rows/presence-pattern';

/**
 * Whether a pattern says that someone is away that day; who is set by hand comes before it.
 *
 * @example isAwayBy([{ isHome: true, from: '2026-11-29', every: 7, days: [0] }], '2026-12-01') // true: not a Sunday
 */
export function isAwayBy(patterns: readonly PresencePattern[], date: PlainDate): boolean {
  const speaking = patterns.filter(({ from, to = date }) => from <= date && date <= to);
  const pattern = speaking.findLast(({ to }) => to) ?? speaking.at(-1);
  return (
    !!pattern &&
    pattern.days.includes(daysBetween(pattern.from, date) % pattern.every) !== pattern.isHome
  );
}
