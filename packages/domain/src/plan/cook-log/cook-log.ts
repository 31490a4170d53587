/**
 * The days on which a recipe was cooked, who ate, and how it went.
 *
 * - An entry belongs to a person or to a household; who may plan meals for them may read and change it.
 * - It is of a day that has begun somewhere on earth.
 * - A deleted one can be restored for some days.
 */
import { dateForm } from '../../account/countries/forms';
import { say } from '../../texts/say';
import { formatShortDate } from '../days/format-days';
import { addDays, type PlainDate } from '../days/week';

export const cookLogLimits = {
  note: 1_000,
  /** People who ate. */
  people: 30,
  name: 60,
} as const;

const cookLogRestoreDays = 30;

/** A deleted entry of before this moment can't be restored. */
export const cookLogDeletedBefore = (now: Date): Date =>
  new Date(now.getTime() - cookLogRestoreDays * 24 * 60 * 60 * 1000);

/**
 * The year is named where it is not clear.
 *
 * @example formatCookedOn('2026-11-12', '2026-11-23') // '12 Nov'
 * @example formatCookedOn('2025-11-12', '2026-11-23') // '12 Nov 2025'
 */
export function formatCookedOn(date: PlainDate, today: PlainDate): string {
  if (date === today) return say('today');
  if (date === addDays(today, -1)) return say('yesterday');
  return date.slice(0, 4) === today.slice(0, 4)
    ? formatShortDate(date)
    : withYear(Date.parse(`${date}T00:00:00Z`));
}

/**
 * @example describeCooking({ lastCookedOn: '2026-11-12', count: 5 }, '2026-11-23') // 'Last cooked 12 Nov, 5 times'
 */
export function describeCooking(
  { lastCookedOn, count }: { lastCookedOn?: PlainDate | undefined; count: number },
  today: PlainDate,
): string {
  if (lastCookedOn === undefined || count === 0) return say('Not cooked yet');
  const when = formatCookedOn(lastCookedOn, today);
  return say('{count, plural, =1 {Cooked once, {when}} other {Last cooked {when}, # times}}', {
    count,
    when,
  });
}

const withYear = /*#__PURE__*/ dateForm({
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * Names of people, as they are typed into one field.
 *
 * @example namesIn('Nan,  Pop,') // ['Nan', 'Pop']
 */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];
