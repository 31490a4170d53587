import { expect, test } from 'vitest';
import { closedText, quantitiesText } from './line-words';

test.each([
  [{ times: 1, isEstimate: false }, 1, '1 quantity'],
  [{ times: 0.5, isEstimate: true }, 1, 'about ½ quantity'],
  [{ times: 2, isEstimate: false }, 1.5, '3 quantities'],
  [{ isEstimate: false }, 2, undefined],
])('a line of %j in a recipe scaled by %d reads %j', (line, factor, words) => {
  expect(quantitiesText(line, factor)).toBe(words);
});

test('a recipe that cannot be opened says why', () => {
  expect(closedText({ state: 'deleted' })).toBe('You deleted this recipe.');
  expect(closedText({ state: 'closed' })).toBe('A recipe you can’t open.');
});
