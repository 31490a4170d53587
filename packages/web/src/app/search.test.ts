import { expect, test } from 'vitest';
import { only, parseSearch, stringifySearch } from './search';

test('what looks like a number or a list stays text', () => {
  const search = { token: '12e5', redirect: '/recipe/1?token=a&b=[1]', autoSave: 'true' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('nothing given, nothing in the address', () => {
  expect(stringifySearch({ redirect: undefined, token: '' })).toBe('');
});

test('only the named parameters reach a page', () => {
  expect(only('token')({ token: 'a', other: 'b' })).toEqual({ token: 'a' });
});
