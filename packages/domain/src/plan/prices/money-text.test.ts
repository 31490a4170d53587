import { describe, expect, test } from 'vitest';
import { centsOfPrice, currencyName, isCurrency } from './money-text';

describe('money in the words of others', () => {
  test.each([
    ['AUD', ['', 'aud', '$', 'A$', 'AU$'], ['EUR', 'US$', 'NZ$', '£', 'dollars']],
    ['NZD', ['NZD', '$', 'NZ$'], ['AUD', 'A$']],
    ['GBP', ['gbp', '£'], ['€', 'EUR', '$']],
    ['EUR', ['EUR', '€'], ['$', 'CHF']],
    ['USD', ['USD', '$', 'US$'], ['A$', 'CAD']],
  ])('a currency is %s by its code and its signs, and by no other', (code, own, others) => {
    expect(own.filter((text) => !isCurrency(text, code))).toEqual([]);
    expect(others.filter((text) => isCurrency(text, code))).toEqual([]);
  });

  test.each([
    ['AUD', 'Australian dollars'],
    ['EUR', 'euros'],
    ['GBP', 'British pounds'],
  ])('the currency %s has a name', (code, name) => {
    expect(currencyName(code)).toBe(name);
  });

  test.each([
    ['$3.10', 'AUD', 310],
    ['3,10 €', 'EUR', 310],
    ['£1.20', 'GBP', 120],
    ['AUD 3.10', 'AUD', 310],
    ['A$1,203.5', 'AUD', 120_350],
    ['3.5000000000000004', 'AUD', 350],
    [2.5, 'USD', 250],
    ['€3.10', 'AUD', undefined],
    ['3.10 USD', 'AUD', undefined],
    ['0', 'AUD', undefined],
    ['-1', 'AUD', undefined],
    ['two', 'AUD', undefined],
    ['3.10.20', 'AUD', undefined],
    [null, 'AUD', undefined],
  ])('the price %j of a reader in %s is %j cents', (text, currency, cents) => {
    expect(centsOfPrice(text, currency)).toBe(cents);
  });
});
