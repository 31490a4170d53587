import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { lineSchema, rawTextSchema, textSchema } from './fields';

test.each([
  ['a line', lineSchema(10)],
  ['a text', textSchema(10)],
  ['a text as it was sent', rawTextSchema(10)],
])('%s of megabytes is refused by its length before it is tidied', (_what, schema) => {
  const { error } = z.safeParse(schema, `jam${'\0'.repeat(4_000_000)}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 10 characters']);
});

test('a text that is too long only by its spaces is tidied', () => {
  expect(z.parse(lineSchema(10), `${' '.repeat(500)}plum  jam${' '.repeat(500)}`)).toBe('plum jam');
  expect(z.parse(textSchema(10), `\n\n${' '.repeat(500)}plum jam`)).toBe('plum jam');
});
