import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldEmail, foldUsername } from './names';

/** Also half surrogates. The unit `binary` of fast-check takes a second to begin. */
const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('usernames', () => {
  it.each([
    ['capitals', 'PRIYA', 'priya'],
    ['spaces around and between', '  Priya   Sharma ', 'priya sharma'],
    ['invisible characters', 'pri\u200bya\u2060', 'priya'],
    ['wide letters', 'Ｐｒｉｙａ', 'priya'],
    ['composed and decomposed accents', 'Zoe\u0308', 'zo\u00eb'],
    ['an accent separated by an invisible character', 'e\u200b\u0301', '\u00e9'],
    ['a tab for a space', 'priya\tsharma', 'priya sharma'],
    ['nothing visible', '\u200b\u200d \t', ''],
  ])('two usernames are the same when they differ only in %s', (_case, typed, folded) => {
    expect(foldUsername(typed)).toBe(folded);
  });

  it('a folded username folds to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        const folded = foldUsername(name);
        expect(foldUsername(folded)).toBe(folded);
      }),
    );
  });
});

it('an email address is the same whatever its capitals', () => {
  expect(foldEmail(' Priya@Example.COM ')).toBe('priya@example.com');
});
