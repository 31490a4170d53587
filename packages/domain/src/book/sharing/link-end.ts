/**
 * When a share link ends.
 *
 * - It works through the whole of its last day, by the clocks of the person who shares, and no longer.
 * - Its last day is today or later, and at most ten years ahead.
 */
import type { TimeZone } from '../../account/households/time-zone';
import { addDays, todayIn, type PlainDate } from '../../plan/days/week';
import { momentOf } from '../../plan/days/zoned-time';

/** Days ahead: ten years with their leap days. */
export const mostLinkDays = 3_653;

/**
 * The moment from which on a link with this last day does not work.
 *
 * @example endOfLink('2026-12-05', 'Australia/Sydney').toISOString() // '2026-12-05T13:00:00.000Z'
 */
export const endOfLink = (lastDay: PlainDate, timeZone: TimeZone): Date =>
  momentOf(addDays(lastDay, 1), '00:00', timeZone);

/** @example lastDayOfLink(endOfLink('2026-12-05', 'Asia/Tokyo'), 'Asia/Tokyo') // '2026-12-05' */
export const lastDayOfLink = (endsAt: Date, timeZone: TimeZone): PlainDate =>
  todayIn(new Date(endsAt.getTime() - 1), timeZone);

/**
 * Whether a link may have this last day.
 *
 * @param today where the person who shares is
 * @example isPossibleLastDay('2026-12-05', '2026-12-06') // false
 */
export const isPossibleLastDay = (lastDay: PlainDate, today: PlainDate): boolean =>
  lastDay >= today && lastDay <= addDays(today, mostLinkDays);
