import { expect, test } from 'vitest';
import { openJsonCache } from './json-cache';
import { withLanguage } from './language/current-language';

test('a cache drops what was asked for least recently once the JSON of all is too long', () => {
  const cache = openJsonCache<string[]>(100);
  cache.set('a', ['x'.repeat(40)]);
  cache.set('b', ['x'.repeat(40)]);
  expect(cache.get('a')).toBeDefined();
  cache.set('c', ['x'.repeat(40)]);
  expect([...cache.keys()].toSorted()).toEqual(['a', 'c']);
});

test('a value that is larger than the whole cache is not cached and displaces nothing', () => {
  const cache = openJsonCache<string>(100);
  cache.set('a', 'soup');
  cache.set('b', 'x'.repeat(101));
  expect([cache.get('a'), cache.get('b')]).toEqual(['soup', undefined]);
});

test('a cached value of bytes counts as many', () => {
  const cache = openJsonCache<Buffer>(100);
  cache.set('a', Buffer.alloc(60));
  expect(cache.calculatedSize).toBe(61);
  cache.set('b', Buffer.alloc(60));
  expect([...cache.keys()]).toEqual(['b']);
});

test('a cached value is of one language: another one computes its own', () => {
  const cache = openJsonCache<string>(100);
  cache.set('a', 'soup');
  withLanguage('de', () => cache.set('a', 'Suppe'));
  expect(cache.get('a')).toBe('soup');
  expect(withLanguage('de-AT', () => [cache.has('a'), cache.get('a')])).toEqual([true, 'Suppe']);
});
