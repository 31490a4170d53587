import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { countries, homeCountryOf } from './countries';
import { localeOf } from './locale';
import { currencySign, moneyText, wholeMoneyText } from './money';

it.each([
  ['AU', 'en', '$1,250.50', '$'],
  ['NZ', 'en', '$1,250.50', '$'],
  ['GB', 'en', '£1,250.50', '£'],
  ['DE', 'en', '€1,250.50', '€'],
  ['DE', 'de', '1.250,50\u00a0€', '€'],
  ['US', 'en', '$1,250.50', '$'],
])('money in %s and the language %s is written %s', (code, language, text, sign) => {
  expect(moneyText(125_050, homeCountryOf(code), language)).toBe(text);
  expect(currencySign(homeCountryOf(code), language)).toBe(sign);
});

test('money that is owed has a minus before its sign', () => {
  expect(moneyText(-250)).toBe('−$2.50');
});

test('money without hundredths is rounded', () => {
  expect(wholeMoneyText(1250, homeCountryOf('GB'))).toBe('£13');
});

test('money is the same number in each country, whatever its form', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom(...countries),
      (cents, { home }) => {
        expect(Number(moneyText(cents, home).replaceAll(/\D/g, ''))).toBe(cents);
      },
    ),
  );
});

it.each([
  ['AU', 'en-AU'],
  ['NZ', 'en-NZ'],
  ['GB', 'en-GB'],
  ['DE', 'en-DE'],
  ['US', 'en-US'],
] as const)('English in %s has the locale %s', (code, locale) => {
  expect(localeOf('en', code)).toBe(locale);
});
