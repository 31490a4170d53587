/**
 * Meals as a calendar in the format iCalendar (RFC 5545), for calendar apps that subscribe to it.
 *
 * - An entry without a time is an event of a whole day, which is the same in every time zone. One with a time is written in
 *   UTC: no event comes again by a rule, so each names its moment, also on days on which clocks change.
 * - A meal blocks no time.
 * - Special characters of a text are escaped (3.3.11); characters that control a device are left out.
 * - A line has at most 75 octets; longer ones continue on the next line after a space (3.1).
 */
import { addDays, type PlainDate } from '../days/week';
import { mealName } from './meal-words';
import type { MealHours } from './meal-times';

export interface CalendarMeal {
  /** Stays the same when the entry moves. */
  id: string;
  date: PlainDate;
  /** "dinner" */
  meal: string;
  /** The recipe, or the note. */
  title: string;
  /** The recipe's page. */
  url?: string | undefined;
  /** Absent: of the whole day. */
  hours?: MealHours | undefined;
}

/** What is sent: from so many days ago to so many days ahead. */
export const calendarDays = { past: 31, ahead: 180 } as const;

/**
 * @param name of the calendar: "Meals of Number 7"
 * @param now when it was made, in UTC
 * @example renderCalendar({ name: 'Meals', meals: [], now }) // 'BEGIN:VCALENDAR\r\nVERSION:2.0…'
 */
export function renderCalendar({
  name,
  meals,
  now,
}: {
  name: string;
  meals: readonly CalendarMeal[];
  now: Date;
}): string {
  const stamp = utcTime(now);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltbush//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    // How often apps ask again (RFC 7986, 5.7, and what Outlook reads).
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...meals.flatMap((meal) => eventOf(meal, stamp)),
    'END:VCALENDAR',
  ]);
}

/**
 * One meal as an object of a calendar that is stored (RFC 4791, 4.1): without a method and without the calendar's name.
 *
 * @param changed when the meal was last changed
 */
export const renderMeal = (meal: CalendarMeal, changed: Date): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saltbush//Meal plan//EN',
    ...eventOf(meal, utcTime(changed)),
    'END:VCALENDAR',
  ]);

/** The name of an event that stays the same when the meal moves. */
export const uidOfMeal = (id: string): string => `${id}@saltbush`;

function eventOf(calendarMeal: CalendarMeal, stamp: string): string[] {
  const { id, meal, title, url } = calendarMeal;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOfMeal(id)}`,
    `DTSTAMP:${stamp}`,
    ...spanOf(calendarMeal),
    `SUMMARY:${escapeText(`${mealName(meal)}: ${title}`)}`,
    ...(url === undefined ? [] : [`DESCRIPTION:${escapeText(url)}`, `URL:${url}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const spanOf = ({ date, hours }: CalendarMeal): string[] =>
  hours
    ? [`DTSTART:${utcTime(hours.start)}`, `DTEND:${utcTime(hours.end)}`]
    : [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`];

const compact = (date: PlainDate): string => date.replaceAll('-', '');

/** @example escapeText('Fish, chips; peas') // 'Fish\\, chips\\; peas' */
export const escapeText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 allows none of them in a text
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .replace(/[\\;,]/g, '\\$&');

/** @example utcTime(new Date('2026-11-28T07:30:00Z')) // '20261128T073000Z' */
export const utcTime = (time: Date): string =>
  `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Folded, each ended as the format wants it. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** Never inside a character: lines are cut by octets of UTF-8. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const maxOctets = 75;

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
