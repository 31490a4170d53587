import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchText, type SearchTerm } from './parse-search';

const shown = (terms: SearchTerm[]): string[] =>
  terms.map(({ words, food }) => {
    const said = words.map(({ word, beginning }) => word + signs[beginning ?? 'none']).join('+');
    return food === undefined ? said : `${said} or ${food}`;
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
