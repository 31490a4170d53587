import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed, wellFormedJson } from './well-formed';

it.each([
  ['plum jam', 'plum jam'],
  ['plum\0jam\0', 'plumjam'],
  ['a 🍑 b', 'a 🍑 b'],
  ['a \ud83c b', 'a \ufffd b'],
  ['\udf51\ud83c', '\ufffd\ufffd'],
  ['\ud83c\0\udf51', '🍑'],
])('the text %j is made well formed', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

const anyText = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map((codes) => String.fromCharCode(...codes));

it('any text is made well formed as writing it as UTF-8 does, without NUL', () => {
  const asUtf8 = (text: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(wellFormed(text)).toBe(asUtf8(text.replaceAll('\0', '')));
    }),
  );
});

it('every text of a document is made well formed, and the rest stays', () => {
  const document = { 'a\0': ['\ud83c', { b: null, c: 1.5, d: true, e: undefined }], f: '' };
  expect(wellFormedJson(document)).toEqual({
    a: ['\ufffd', { b: null, c: 1.5, d: true, e: undefined }],
    f: '',
  });
});

it('a field that is named like a prototype stays a field', () => {
  const document = JSON.parse('{"__proto__": {"isAdmin": true}}') as object;
  expect(JSON.stringify(wellFormedJson(document))).toBe('{"__proto__":{"isAdmin":true}}');
});
