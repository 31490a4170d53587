import { expect, test } from 'vitest';
import { slowTexts } from '@saltbush/recipe-parser/testing/growth';
import { maskText } from './mask-text';

test.each([
  [`no mailbox for "priya@example.com"`, 'no mailbox for "…"'],
  [`it said 'don't' and "can't"`, `it said '…' and "…"`],
  [`the cook's 'plum jam' is there`, `the cook's '…' is there`],
  [`rock 'n'roll`, `rock 'n'roll`],
  ['to <priya@example.com> and tom@example.com', 'to <…@…> and …@…'],
  ['at https://tom:secret@a.example/b?token=c', 'at https://a.example/…'],
])('the text %s is logged as %s', (text, masked) => expect(maskText(text)).toBe(masked));

test('the masking of a text takes time in proportion to it', () => {
  const written = ["'a ", 'a.', ' a@', '"a" ', 'a://', '?a', '@', 'é'].map((piece) => ({
    name: piece,
    ofLength: (length: number) => piece.repeat(length / piece.length),
  }));
  expect(slowTexts(maskText, written)).toEqual([]);
});
