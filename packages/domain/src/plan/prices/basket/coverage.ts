/** How much of a list a total is about, and how old its prices are. No total is shown without it. */
import { say } from '../../../texts/say';
import type { TimeZone } from '../../../account/households/time-zone';
import { daysBetween, todayIn } from '../../days/week';
import type { BasketItem } from './basket';

export interface Coverage {
  readonly priced: number;
  readonly total: number;
  /** Of `priced`: by typical prices, not by a retailer's. */
  readonly estimates: number;
  /** The oldest observation, estimates left out; ISO 8601. */
  readonly oldest?: string | undefined;
  readonly newest?: string | undefined;
  /** Keys of lines without a price. */
  readonly missing: readonly string[];
}

/**
 * Percent of a list's lines that a retailer must have a price of its own for, before it is compared with others: below it
 * totals are mostly estimates, which are the same everywhere (decision 0080).
 */
export const leastRealPercent = 60;

/** Lines with a price of the retailer itself. */
export const realCount = ({ priced, estimates }: Coverage): number => priced - estimates;

/** Lines that need one before the retailer is compared. */
export const realCountNeeded = ({ total }: Coverage): number =>
  Math.ceil((total * leastRealPercent) / 100);

export function isComparable(coverage: Coverage): boolean {
  return coverage.total > 0 && realCount(coverage) >= realCountNeeded(coverage);
}

/** @param keys of all lines of the list */
export function coverageOf(items: readonly BasketItem[], keys: readonly string[]): Coverage {
  const priced = new Set(items.map(({ key }) => key));
  const dates = items
    .filter((item) => !item.isEstimate)
    .map(({ product }) => product.price.observedAt)
    .sort();
  return {
    priced: priced.size,
    total: keys.length,
    estimates: items.filter((item) => item.isEstimate).length,
    oldest: dates[0],
    newest: dates.at(-1),
    missing: keys.filter((key) => !priced.has(key)),
  };
}

/** When and where prices are looked at. */
export interface Present {
  /** ISO 8601 */
  now: string;
  timeZone: TimeZone;
}

/**
 * @example coverageText(coverage, present) // '38 of 41 items priced, 12 by estimate, prices up to 3 days old'
 */
export function coverageText(coverage: Coverage, present: Present): string {
  const { priced, total, estimates, oldest } = coverage;
  const parts = [
    say('{total, plural, one {{priced} of # item priced} other {{priced} of # items priced}}', {
      priced,
      total,
    }),
  ];
  if (estimates > 0 && estimates === priced) parts.push(say('all estimates'));
  else if (estimates > 0) parts.push(say('{count} by estimate', { count: estimates }));
  if (oldest !== undefined) parts.push(oldestText(oldest, present));
  return parts.join(', ');
}

function oldestText(observedAt: string, present: Present): string {
  return daysOld(observedAt, present) === 0
    ? say('prices from today')
    : say('prices up to {age} old', { age: ageText(observedAt, present) });
}

/**
 * By the days of the calendar: what was seen late yesterday is a day old.
 *
 * @example ageText('2026-11-22T…', { now: '2026-11-25T…', timeZone: 'Australia/Perth' }) // '3 days'
 */
export function ageText(observedAt: string, present: Present): string {
  const days = daysOld(observedAt, present);
  if (days === 0) return say('today');
  if (days < 2 * 7) return say('{days, plural, one {# day} other {# days}}', { days });
  if (days < 60)
    return say('{weeks, plural, one {# week} other {# weeks}}', { weeks: Math.floor(days / 7) });
  return say('{months, plural, one {# month} other {# months}}', { months: Math.floor(days / 30) });
}

function daysOld(observedAt: string, { now, timeZone }: Present): number {
  const dayOf = (time: string) => todayIn(new Date(time), timeZone);
  return Math.max(0, daysBetween(dayOf(observedAt), dayOf(now)));
}
