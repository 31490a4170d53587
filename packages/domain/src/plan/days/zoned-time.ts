/**
 * Times of clocks in time zones, and the moments that they name.
 *
 * - When clocks go forward, the times that they skip name moments as long after the change: 2:30 is 3:30.
 * - When clocks go back, a time that is there twice is the first of the two.
 */
import type { TimeZone } from '../../account/households/time-zone';
import type { PlainDate } from './week';

/** "18:30", on a clock of 24 hours. */
export type ClockTime = string;

/** @example isClockTime('24:00') // false */
export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** @example clockMinutes('18:30') // 1110 */
export const clockMinutes = (time: ClockTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * @param minutes of a day, from 0 to 1,439
 * @example clockTime(1110) // '18:30'
 */
export const clockTime = (minutes: number): ClockTime =>
  [Math.floor(minutes / 60), Math.floor(minutes % 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/**
 * The moment at which clocks in the zone show this time on this day.
 *
 * @param timeZone an IANA name that `isTimeZone` accepts; throws RangeError else
 * @example momentOf('2026-11-27', '18:30', 'Australia/Sydney').toISOString() // '2026-11-27T07:30:00.000Z'
 */
export function momentOf(date: PlainDate, time: ClockTime, timeZone: TimeZone): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // No zone changes its clocks twice in two days.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((at) => offsetAt(at, timeZone));
  const early = asUtc - before!;
  const late = asUtc - after!;
  const isShownLate = offsetAt(early, timeZone) !== before && offsetAt(late, timeZone) === after;
  return new Date(isShownLate ? late : early);
}

/**
 * A moment as RFC 3339 writes it, with what clocks in the zone show.
 *
 * @example rfc3339In(new Date('2026-11-27T07:30:00Z'), 'Australia/Lord_Howe') // '2026-11-27T18:30:00+11:00'
 */
export function rfc3339In(moment: Date, timeZone: TimeZone): string {
  const offset = offsetAt(moment.getTime(), timeZone);
  const shown = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / minuteMs;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return `${shown}${offset < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How far clocks in the zone are ahead of UTC, in milliseconds: whole minutes since 1972. */
function offsetAt(time: number, timeZone: TimeZone): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return (sign === '-' ? -ahead : ahead) * minuteMs;
}

/** Making a format takes longer than using it. */
const formats = new Map<TimeZone, Intl.DateTimeFormat>();
/** There are fewer zones, but one can be written in small and capital letters. */
const mostFormats = 1_000;

function formatOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}
