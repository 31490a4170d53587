import { afterEach, expect, it, test } from 'vitest';
import { formatDays } from '../../plan/days/format-days';
import { formatDay, formatShortDay, formatWeek } from '../../plan/days/week';
import type { CountryCode } from './country';
import { dateForm, listForm } from './forms';
import { readersLocale, setReadersCountry } from './locale';

afterEach(() => setReadersCountry(undefined));

const day = dateForm({ dateStyle: 'medium', timeZone: 'UTC' });
const names = listForm({ type: 'conjunction' });

it.each<[CountryCode, string, string, string]>([
  ['AU', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['NZ', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['GB', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['DE', '29 Nov 2026', '12.345,6', 'Ann, Ben and Cas'],
  ['US', 'Nov 29, 2026', '12,345.6', 'Ann, Ben, and Cas'],
])('a reader in %s has the date %s, the number %s and the list %s', (code, date, number, list) => {
  setReadersCountry(code);
  expect(day(new Date('2026-11-29T00:00:00Z'))).toBe(date);
  expect((12_345.6).toLocaleString(readersLocale())).toBe(number);
  expect(names(['Ann', 'Ben', 'Cas'])).toBe(list);
});

it.each<[CountryCode, string, string, string, string]>([
  ['AU', '23 November', '23 – 29 November', '30 November – 6 December', '25 – 27 Nov'],
  ['NZ', '23 November', '23 – 29 November', '30 November – 6 December', '25 – 27 Nov'],
  ['GB', '23 November', '23 – 29 November', '30 November – 6 December', '25 – 27 Nov'],
  ['DE', '23 November', '23 – 29 November', '30 November – 6 December', '25 – 27 Nov'],
  ['US', 'November 23', 'November 23 – 29', 'November 30 – December 6', 'Nov 25 – 27'],
])('a reader in %s has the day %s and the weeks %s and %s', (code, one, week, two, days) => {
  setReadersCountry(code);
  expect(formatDay('2026-11-23')).toBe(one);
  expect(formatWeek('2026-11-23')).toBe(week);
  expect(formatWeek('2026-11-30')).toBe(two);
  expect(formatDays({ from: '2026-11-25', to: '2026-11-27' })).toBe(days);
  expect(formatShortDay('2026-11-23')).toBe('Mon 23');
});

test('a visitor has the forms of who has not chosen a country', () => {
  expect(readersLocale()).toBe('en-AU');
});
