import { expect, test } from 'vitest';
import { listNames } from './list-names';

test.each([
  [['You'], 'You'],
  [['You', 'Dan'], 'You and Dan'],
  [['You', 'Dan', 'Nan', 'Bill'], 'You, Dan, Nan and Bill'],
  [['You', 'Dan', 'Nan', 'Bill', 'Ava'], 'You, Dan, Nan and 2 others'],
])('the names %j read as a list: %s', (names, text) => {
  expect(listNames(names)).toBe(text);
});
