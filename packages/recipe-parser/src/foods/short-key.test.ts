import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFood } from './find-food';
import { longestKey, shortKey } from './short-key';

test('an ordinary key of a food stays as it is', () => {
  expect(shortKey('brown-onion')).toBe('brown-onion');
});

test('two long keys of foods that begin alike stay two', () => {
  const long = 'plum-'.repeat(100);
  expect(shortKey(`${long}a`)).not.toBe(shortKey(`${long}b`));
  expect(shortKey(`${long}a`)).toBe(shortKey(`${long}a`));
});

test('the key of any food name fits, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), (name) => {
      const { key } = findFood(name);
      expect(key.length).toBeLessThanOrEqual(longestKey);
      expect(key).toMatch(/^[a-z0-9-]*$/);
    }),
  );
  expect(findFood('梅'.repeat(500)).key.length).toBe(longestKey);
});
