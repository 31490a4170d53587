import { afterEach, expect, it, test } from 'vitest';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { dateForm, listForm } from './formats';
import { locale, setFormsOf } from './locale';

afterEach(() => setFormsOf(undefined));

const day = dateForm({ dateStyle: 'medium', timeZone: 'UTC' });
const names = listForm({ type: 'conjunction' });

it.each<[CountryCode, string, string, string]>([
  ['AU', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['NZ', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['GB', '29 Nov 2026', '12,345.6', 'Ann, Ben and Cas'],
  ['DE', '29 Nov 2026', '12.345,6', 'Ann, Ben and Cas'],
  ['US', 'Nov 29, 2026', '12,345.6', 'Ann, Ben, and Cas'],
])('a reader in %s has the date %s, the number %s and the list %s', (code, date, number, list) => {
  setFormsOf(code);
  expect(day(new Date('2026-11-29T00:00:00Z'))).toBe(date);
  expect((12_345.6).toLocaleString(locale())).toBe(number);
  expect(names(['Ann', 'Ben', 'Cas'])).toBe(list);
});

test('a visitor has the forms of who has not chosen a country', () => {
  expect(locale()).toBe('en-AU');
});
