import { expect, test } from 'vitest';
import { lastLetters, trimmedEnd } from './text-end';

test.each([
  ['For the sauce: ', 'For the sauce'],
  ['a: b', 'a: b'],
  [' :: ', ''],
  ['', ''],
])('the text %j trimmed at its end is %j', (text, trimmed) => {
  expect(trimmedEnd(text, /[\s:]/)).toBe(trimmed);
});

test.each([
  ['6 basil leaves', 'leaves'],
  ['crème', 'crème'],
  ['2 cups.', ''],
])('the text %j ends in the letters %j', (text, letters) => {
  expect(lastLetters(text)).toBe(letters);
});
