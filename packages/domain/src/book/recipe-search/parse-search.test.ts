import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchText, type SearchTerm } from './parse-search';

const shown = (terms: SearchTerm[]): string[] =>
  terms.map(({ words, food, joined }) => {
    const said = words
      .map(({ word, beginning, pairs = [word] }) => pairs.join('+') + signs[beginning ?? 'none'])
      .join('+');
    return [
      said,
      ...(food === undefined ? [] : [food]),
      ...(joined === undefined ? [] : [joined]),
    ].join(' or ');
  });

const signs = { anywhere: '…', title: '^…', none: '' };

test.each([
  ['bell peppers', ['bell+pepper… or capsicum']],
  ['Shrimp with rice', ['shrimp or prawn', 'rice… or rice']],
  ['quick dinn', ['quick', 'dinn…']],
  ['Crème br', ['creme', 'br^…']],
  ['pie pie', ['pie…']],
  ['the', []],
  ['拉', ['拉…']],
  ['麻婆豆腐', ['麻婆+婆豆+豆腐…']],
  ['豆腐 ste', ['豆腐', 'ste…']],
  ['ガパオ', ['ガパ+パオ…']],
  ['C.B.T. roll', ['c+b+t or cbt', 'roll… or bread-roll']],
  ['slow-cooked', ['slow', 'cooked…']],
  ['7-up', ['7+up^… or 7-up or 7up']],
  ['!', []],
])('the search text "%s" becomes its terms', (text, expected) => {
  expect(shown(parseSearchText(text))).toEqual(expected);
});

test('the last word alone of a search can be unfinished, and there are never many', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      const words = parseSearchText(text).flatMap((term) => term.words);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(words.slice(0, -1).some(({ beginning }) => beginning)).toBe(false);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
    }),
  );
});
