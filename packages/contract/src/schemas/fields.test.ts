import * as z from 'zod/mini';
import { setTexts, type LanguageTexts } from '@saltbush/domain/texts/say';
import { afterEach, expect, test } from 'vitest';
import { lineSchema, rawTextSchema, textSchema } from './fields';

afterEach(() => setTexts(() => ({ language: 'en', textOf: () => undefined })));

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

test('a message with a number is in the language of whoever sends the text', () => {
  const schema = textSchema(5_000);
  const german: ReturnType<LanguageTexts['textOf']> = ['Bitte höchstens ', ['most'], ' Zeichen'];
  setTexts(() => ({
    language: 'de',
    textOf: (message) => (message === 'Please use at most {most} characters' ? german : undefined),
  }));
  const { error } = z.safeParse(schema, 'x'.repeat(6_000));
  expect(error?.issues[0]?.message).toBe('Bitte höchstens 5.000 Zeichen');
});
