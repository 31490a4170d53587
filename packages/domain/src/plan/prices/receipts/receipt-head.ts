/** The retailer and the day of a receipt. */
import { daysBetween } from '../../days/week';
import { oldestPriceDays } from '../product';

/** A retailer with its name; what else is printed on its receipts is known of the two large ones. */
export interface ReceiptRetailer {
  readonly id: string;
  readonly name: string;
}

/** @example retailerOf(['coles', 'Store: 0123'], retailers) // 'coles' */
export function retailerOf(
  rows: readonly string[],
  retailers: readonly ReceiptRetailer[],
): string | undefined {
  const counts = retailers.map(({ id, name }) => {
    const marks = [name.toLowerCase(), ...(marksOf[id] ?? [])];
    // Its own brands are on its receipts only: each row with its name is one vote.
    return rows.filter((row) => marks.some((mark) => row.toLowerCase().includes(mark))).length;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : retailers[counts.indexOf(most)]!.id;
}

const marksOf: Readonly<Record<string, readonly string[]>> = {
  woolworths: ['fresh food people', 'everyday rewards', 'woolies', '88 000 014 675'],
  coles: ['flybuys', '45 004 189 708'],
};

/**
 * The first day on it that is not to come and not older than two years.
 *
 * @param today "2026-11-25"
 * @example dateOf(['Date: 24/11/2026 Time: 17:32'], '2026-11-25') // '2026-11-24'
 */
export function dateOf(rows: readonly string[], today: string): string | undefined {
  for (const row of rows) {
    const date = daysIn(row).find(
      (each) => each <= today && daysBetween(each, today) <= oldestPriceDays,
    );
    if (date) return date;
  }
  return undefined;
}

/**
 * All days in a text, as Australians write them.
 *
 * @example daysIn('Date: 24/11/2026') // ['2026-11-24']
 */
export function daysIn(text: string): string[] {
  return [...text.matchAll(dayMonthYear)].flatMap(({ groups }) => {
    const { day, month, word, year } = groups as Record<string, string | undefined>;
    const monthNumber = month ? Number(month) : months.indexOf(word!.toLowerCase()) + 1;
    return isoDate(Number(day), monthNumber, Number(year!.length === 2 ? `20${year}` : year)) ?? [];
  });
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayMonthYear = new RegExp(
  `\\b(?<day>\\d{1,2})(?:[/.-](?<month>\\d{1,2})[/.-]|\\s?(?<word>${months.join('|')})[a-z]{0,6}\\s?)(?<year>20\\d\\d|\\d\\d)\\b`,
  'gi',
);

/** Undefined: there is no such day. @example isoDate(24, 11, 2026) // '2026-11-24' */
export function isoDate(day: number, month: number, year: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
