/**
 * The calendar of a meal plan (Spec 9: a weekly meal plan has 7 days).
 *
 * - A day is a plain date, text like "2026-11-23", without time or zone: Tuesday's dinner stays on
 *   Tuesday wherever the phone travels.
 * - A week starts on Monday and is named by that Monday's date.
 * - Which day is today depends on a time zone, and on a clock that the caller reads.
 *
 * Functions that take a plain date expect one that `isPlainDate` accepts and throw RangeError else.
 */

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

/** The default time zone of households. */
const defaultTimeZone = 'Australia/Sydney';

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
 * The seven days of the week that starts on this Monday.
 *
 * @example daysOfWeek('2026-11-23')[6] // { weekday: 'sunday', date: '2026-11-29', name: 'Sunday' }
 */
export function daysOfWeek(monday: PlainDate): DayOfWeek[] {
  return weekdays.map((weekday, index) => ({
    weekday,
    date: addDays(monday, index),
    name: weekdayName(weekday),
  }));
}

/** @example weekdayName('friday') // 'Friday' */
export function weekdayName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/**
 * The day it is at this moment for people in this time zone (an IANA name).
 *
 * @example todayIn(new Date('2026-11-22T13:30:00Z')) // '2026-11-23': past midnight in Sydney
 */
export function todayIn(now: Date, timeZone: string = defaultTimeZone): PlainDate {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** @example formatDay('2026-11-23') // '23 November' */
export function formatDay(date: PlainDate): string {
  return dayAndMonth.format(toTime(date));
}

/** @example formatShortDay('2026-11-23') // 'Mon 23' */
export function formatShortDay(date: PlainDate): string {
  return `${weekdayName(weekdayOf(date)).slice(0, 3)} ${Number(date.slice(8))}`;
}

/** @example formatWeek('2026-11-30') // '30 November – 6 December' */
export function formatWeek(monday: PlainDate): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${isOneMonth ? Number(monday.slice(8)) : formatDay(monday)} – ${formatDay(sunday)}`;
}

const dayMs = 24 * 60 * 60 * 1000;
const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const dayAndMonth = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});

function toTime(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toPlainDate(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}
