/**
 * The calendar of a meal plan (Spec 9: a weekly meal plan has 7 days).
 *
 * - A day is a plain date, text like "2026-11-23", without time or zone: Tuesday's dinner stays on
 *   Tuesday wherever the phone travels.
 * - Seven days from any day on have each weekday once. A week that is stored starts on Monday and is named by its date;
 *   what screens show starts where people want it (`first-weekday.ts`).
 * - Which day is today depends on a time zone, and on a clock that the caller reads.
 *
 * Functions that take a plain date expect one that `isPlainDate` accepts and throw RangeError else.
 */

import { dateForm, dateRangeForm } from '../../account/countries/forms';
import { languagesLocale, standInLocale } from '../../account/countries/locale';
import { say } from '../../texts/say';
import type { TimeZone } from '../../account/households/time-zone';

/** "2026-11-23" */
export type PlainDate = string;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface DayOfWeek {
  readonly weekday: Weekday;
  readonly date: PlainDate;
  /** "Monday" */
  readonly name: string;
}

/**
 * Whether the text is a day that exists, written year-month-day.
 *
 * @example isPlainDate('2026-02-29') // false
 */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return plainDate.test(text) && !Number.isNaN(time) && toPlainDate(time) === text;
}

/** @example mondayOf('2026-11-29') // '2026-11-23', the Monday before that Sunday */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)));
}

/** @example isMonday('2026-11-23') // true */
export function isMonday(date: PlainDate): boolean {
  return weekdayOf(date) === 'monday';
}

/** @example weekdayOf('2026-11-25') // 'wednesday' */
export function weekdayOf(date: PlainDate): Weekday {
  const sundayFirst = new Date(toTime(date)).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7]!;
}

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(date: PlainDate, days: number): PlainDate {
  return toPlainDate(toTime(date) + days * dayMs);
}

/** @example addWeeks('2026-11-23', -1) // '2026-11-16' */
export function addWeeks(date: PlainDate, weeks: number): PlainDate {
  return addDays(date, weeks * weekdays.length);
}

/**
 * Whole days from the first date to the second; negative when the second is earlier.
 *
 * @example daysBetween('2026-11-23', '2026-11-29') // 6
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs);
}

/**
 * The seven days from this one on.
 *
 * @example daysOfWeek('2026-11-28')[6] // { weekday: 'friday', date: '2026-12-04', name: 'Friday' }
 */
export function daysOfWeek(start: PlainDate): DayOfWeek[] {
  const first = weekdays.indexOf(weekdayOf(start));
  return weekdays.map((_, index) => {
    const weekday = weekdays[(first + index) % weekdays.length]!;
    return { weekday, date: addDays(start, index), name: weekdayName(weekday) };
  });
}

/**
 * The day with this weekday among the seven from a day on.
 *
 * @example dateOfWeekday('2026-11-28', 'monday') // '2026-11-30'
 */
export function dateOfWeekday(start: PlainDate, weekday: Weekday): PlainDate {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(start));
  return addDays(start, (ahead + weekdays.length) % weekdays.length);
}

/** @example weekdayName('friday') // 'Friday' */
export function weekdayName(weekday: Weekday): string {
  return longWeekday(toTime(aMonday) + weekdays.indexOf(weekday) * dayMs);
}

/** @example shortWeekday('friday') // 'Fri' */
export function shortWeekday(weekday: Weekday): string {
  return weekdayInShort(toTime(aMonday) + weekdays.indexOf(weekday) * dayMs);
}

/**
 * The day it is at this moment for people in this time zone. Every "today" and "this week" comes from here.
 *
 * @param timeZone an IANA name that `isTimeZone` accepts; throws RangeError else
 * @example todayIn(new Date('2026-11-22T13:30:00Z'), 'Australia/Sydney') // '2026-11-23'
 * @example todayIn(new Date('2026-11-22T13:30:00Z'), 'Australia/Perth') // '2026-11-22'
 */
export function todayIn(now: Date, timeZone: TimeZone): PlainDate {
  const parts = dayFormatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * Every day that it is somewhere on earth at this moment, earliest first: two, and for two hours a day three.
 *
 * @example daysAnywhere(new Date('2026-11-22T13:30:00Z')) // ['2026-11-22', '2026-11-23']
 */
export function daysAnywhere(now: Date): [PlainDate, ...PlainDate[]] {
  const first = firstDayAnywhere(now);
  const count = daysBetween(first, lastDayAnywhere(now));
  return [first, ...Array.from({ length: count }, (_, index) => addDays(first, index + 1))];
}

/**
 * The Mondays of those days: two while it is Sunday somewhere and Monday elsewhere, else one.
 *
 * @example mondaysAnywhere(new Date('2026-11-22T13:30:00Z')) // ['2026-11-16', '2026-11-23']
 */
export const mondaysAnywhere = (now: Date): PlainDate[] => [
  ...new Set(daysAnywhere(now).map(mondayOf)),
];

/** @example firstDayAnywhere(new Date('2026-11-22T11:59:00Z')) // '2026-11-21', at sea west of Hawaii */
export const firstDayAnywhere = (now: Date): PlainDate => todayIn(now, 'Etc/GMT+12');

/** @example lastDayAnywhere(new Date('2026-11-22T10:00:00Z')) // '2026-11-23', in the first zone of a day */
export const lastDayAnywhere = (now: Date): PlainDate => todayIn(now, 'Pacific/Kiritimati');

/** @example formatDay('2026-11-23') // '23 November' */
export function formatDay(date: PlainDate): string {
  return dayAndMonth(toTime(date));
}

/** @example formatShortDay('2026-11-23') // 'Mon 23' */
export function formatShortDay(date: PlainDate): string {
  return weekdayAndDay(toTime(date));
}

/** @example formatWeek('2026-11-30') // '30 November – 6 December' */
export function formatWeek(start: PlainDate): string {
  const end = addDays(start, 6);
  return start.slice(0, 7) === end.slice(0, 7)
    ? daysOfMonth(toTime(start), toTime(end))
    : say('{from} – {to}', { from: formatDay(start), to: formatDay(end) });
}

const dayMs = 24 * 60 * 60 * 1000;
const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const aMonday: PlainDate = '2026-11-23';
const longWeekday = /*#__PURE__*/ dateForm({ timeZone: 'UTC', weekday: 'long' });
const weekdayInShort = /*#__PURE__*/ dateForm({ timeZone: 'UTC', weekday: 'short' });
const weekdayAndDay = /*#__PURE__*/ dateForm(
  { timeZone: 'UTC', weekday: 'short', day: 'numeric' },
  languagesLocale,
);
const dayOfMonth = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const dayAndMonth = /*#__PURE__*/ dateForm(dayOfMonth);
const daysOfMonth = /*#__PURE__*/ dateRangeForm(dayOfMonth);

/** Making a format takes longer than using it, and a page asks for today on each of its cards. */
const dayFormats = new Map<TimeZone, Intl.DateTimeFormat>();
/** There are fewer zones, but one can be written in small and capital letters. */
const mostFormats = 1_000;

function dayFormatOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(standInLocale, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (dayFormats.size >= mostFormats) dayFormats.clear();
  dayFormats.set(timeZone, format);
  return format;
}

function toTime(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toPlainDate(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}
