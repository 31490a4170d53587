import { expect, test } from 'vitest';
import { only, parseSearch, stringifySearch } from './search';

test('a search parameter that looks like a number or a list stays text', () => {
  const search = { token: '12e5', redirect: '/recipe/1?token=a&b=[1]', autoSave: 'true' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('a search parameter that is not given is not in the address', () => {
  expect(stringifySearch({ redirect: undefined, token: '' })).toBe('');
});

test('the named parameters alone reach a page', () => {
  expect(only('token')({ token: 'a', other: 'b' })).toEqual({ token: 'a' });
});
