import { describe, expect, it } from 'vitest';
import { unitsBySpelling } from '../../../units/find-unit';
import { lookUpWord } from './lexicon';
import { tokensOf } from './tokens';
import { wordClasses } from './word-classes';

describe('tokensOf', () => {
  it.each([
    ['200g flour', '200|g|flour'],
    ['2 x 28-oz tins', '2|x|28|oz|tins'],
    ['1-inch-thick slices', '1|inch|thick|slices'],
    ['1 1/2-2 cups', '1 1/2-2|cups'],
    ['5½fl oz cream', '5½|fl|oz|cream'],
    ['2-minute noodles', '2-minute|noodles'],
    ['7up, 70% cocoa', '7up|,|70%|cocoa'],
    ['00 flour', '00|flour'],
    ['13-by-9-inch pan', '13-by-9-inch|pan'],
    ["bird's-eye chillies", "bird's-eye|chillies"],
    ["huile d'olive", "huile|d'|olive"],
    ['ham and/or bacon', 'ham|and/or|bacon'],
    ['pumpkin - peeled', 'pumpkin|-|peeled'],
    ['1" ginger, "fresh"', '1|"|ginger|,|fresh'],
    ['(250 ml) [opt.]', '(|250|ml|)|[|opt|]'],
    ['', ''],
  ])('the line %j is cut into tokens', (line, expected) => {
    const cut = tokensOf(line).map((token) => line.slice(token.start, token.end));
    expect(cut.join('|')).toBe(expected);
  });

  it('a token of a line has its amount, its unit by letter case', () => {
    const [amount, spoon, , other] = tokensOf('2-3 T 1 t');
    expect(amount?.quantity?.max).toEqual({ numerator: 3, denominator: 1 });
    expect([spoon?.unit, other?.unit]).toEqual(['tbsp', 'tsp']);
  });

  it.each([
    'spoons',
    'xspoons',
    'dessert',
    'ssert',
    'cups',
    'Cups',
    'CUPS',
    'ups',
    'tbsp.',
    'ÉCOSSE',
  ])('the word %s alone is one token in any case', (word) => {
    const [token] = tokensOf(word);
    const { text, classes, unit } = lookUpWord(word.replace('.', ''));
    expect([token?.text, token?.classes, token?.unit]).toEqual([text, classes, unit]);
    expect(text).toBe(word.replace('.', '').toLowerCase());
  });

  it('every listed word is a token, and no longer or shorter one', () => {
    for (const word of [...wordClasses.keys(), ...unitsBySpelling.keys()].filter(isPlain)) {
      const [token] = tokensOf(word.toUpperCase());
      if (word.length > 1) expect(token?.text, word).toBe(word);
      if (word.length > 1) expect(token?.unit, word).toBe(unitsBySpelling.get(word));
      expect(tokensOf(`${word}q`)[0]?.text).toBe(`${word}q`);
      expect(tokensOf(`q${word}`)[0]?.text).toBe(`q${word}`);
    }
  });
});

function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word);
}
