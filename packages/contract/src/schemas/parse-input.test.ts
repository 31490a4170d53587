import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxLength, minLength } from './lengths';
import { parseInput, parseOwn } from './parse-input';

const broken = z.string().check(
  z.refine(() => {
    throw new TypeError('Nobody thought of this.');
  }),
);

test('a schema that throws refuses the value', () => {
  const parsed = parseInput(z.object({ name: broken }), { name: 'plum' });
  expect(parsed.success).toBe(false);
  expect(parsed.error?.issues).toHaveLength(1);
});

test('a schema that does not throw gives its value, or its own issues', () => {
  expect(parseInput(z.string(), 'plum').data).toBe('plum');
  expect(parseInput(z.object({ name: z.string() }), {}).error?.issues[0]?.path).toEqual(['name']);
});

test('a value of our own that does not fit throws', () => {
  expect(parseOwn(z.string(), 'plum')).toBe('plum');
  expect(() => parseOwn(z.string(), 1)).toThrow();
});

test.each([[{ length: { toString: 1 } }], [{ length: 99 }], [null], [7]])(
  'a length is not asked of %j, which is refused for its type alone',
  (value) => {
    for (const schema of [z.string(), z.array(z.string())]) {
      const parsed = z.safeParse(schema.check(minLength(1), maxLength(2)), value);
      expect(parsed.error?.issues.map(({ code }) => code)).toEqual(['invalid_type']);
    }
  },
);

test('a text and a list have their least and greatest length', () => {
  const text = z.string().check(minLength(2), maxLength(3));
  expect(['m', 'mm', 'mmm', 'mmmm'].map((one) => z.safeParse(text, one).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const list = z.array(z.int()).check(maxLength(1, 'Please give one'));
  expect(z.safeParse(list, [1, 2]).error?.issues[0]?.message).toBe('Please give one');
});
