import { expect, test } from 'vitest';
import { trailingAmountText } from './trailing-amount-text';

test.each([
  ['to taste', 'to taste'],
  [' To serve ', 'to serve'],
  ['for dusting', 'for dusting'],
  ['as needed', 'as needed'],
  ['If you like', 'if you like'],
  ['optional', 'optional'],
  ['', undefined],
  ['2', undefined],
  ['1 to 2', undefined],
  ['a pinch', undefined],
  ['some', undefined],
  ['for 4 people', undefined],
  ['to', undefined],
  ['tomato tin', undefined],
])('the amount %o has the trailing words %o', (amount, words) => {
  expect(trailingAmountText(amount)).toBe(words);
});
