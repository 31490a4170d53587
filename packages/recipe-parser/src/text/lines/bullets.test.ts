import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingredientLinesFrom } from '../../schema-org/ingredient-lines';
import { splitPastedLines } from '../../plain-text/pasted-lines';
import { withoutBullet } from './bullets';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';

describe('withoutBullet', () => {
  it.each([
    ['• 2 eggs', '2 eggs'],
    ['- 2 eggs', '2 eggs'],
    ['[x] 2 eggs', '2 eggs'],
    ['▢ 2 eggs', '2 eggs'],
    ['▪️ 2 eggs', '2 eggs'],
    ['▪️2 eggs', '2 eggs'],
    ['🔸 200 g flour', '200 g flour'],
    ['☑️ ✅ 1 tsp salt', '1 tsp salt'],
    ['➡️2 cups milk', '2 cups milk'],
    ['→ 2 eggs', '2 eggs'],
    ['👩‍🍳 2 eggs', '2 eggs'],
    ['👩🏽‍🍳 2 eggs', '2 eggs'],
    ['🇦🇺 1 lamington', '1 lamington'],
    ['🥚🥚 2 eggs', '2 eggs'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 1 scone', '1 scone'],
    ['1️⃣ 2 eggs', '2 eggs'],
    ['10️⃣ 2 eggs', '2 eggs'],
    ['#️⃣ salt', 'salt'],
    ['🔟 salt', 'salt'],
    ['① 2 eggs', '2 eggs'],
    ['❶ salt', 'salt'],
    ['♥\uFE0E 2 eggs', '2 eggs'],
  ])('the line %j loses its bullet', (line, rest) => {
    expect(withoutBullet(line)).toBe(rest);
  });

  it.each([
    '2 eggs',
    '½ onion',
    '~2 eggs',
    '-2',
    '½-inch ginger',
    '00 flour',
    '🧂',
    'salt 🧂',
    '© 2',
  ])('the line %j has no bullet to lose', (line) => {
    expect(withoutBullet(line)).toBe(line);
  });

  it('a keycap before a unit is the amount, and no bullet', () => {
    expect(withoutBullet('2️⃣ cups flour')).toBe('2 cups flour');
  });
});

/** By class, so that no list of characters can be too short. */
const pictures = fc
  .integer({ min: 0x2190, max: 0x1faff })
  .map((code) => String.fromCodePoint(code))
  .filter((text) => /^[\p{So}\p{Extended_Pictographic}]$/u.test(text));
const keycaps = fc
  .constantFrom(...'0123456789#*')
  .chain((key) => fc.constantFrom(`${key}\uFE0F\u20E3`, `${key}\u20E3`));
const flags = fc.constantFrom('🇦🇺', '🇳🇿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏳️‍🌈');
const joins = [
  '',
  '\uFE0F',
  '\uFE0E',
  '\u{1F3FD}',
  '\u200D👩',
  '\u{1F3FD}\u200D🍳',
  '\u200D♀\uFE0F',
];
const bulletArbitrary = fc
  .tuple(fc.oneof(pictures, keycaps, flags), fc.constantFrom(...joins), fc.constantFrom('', '✨'))
  .map((parts) => parts.join(''));

describe('an ingredient behind any symbol', () => {
  it('an ingredient behind any bullet is read as without it, pasted, on a page or in a row', () => {
    const plain = { amount: '2', unit: 'cup', name: 'plain flour', note: 'sifted' };
    fc.assert(
      fc.property(bulletArbitrary, fc.constantFrom('', ' ', '\u00a0'), (bullet, space) => {
        const line = `${bullet}${space}2 cups plain flour, sifted`;
        expect(splitPastedLines(line)).toEqual([plain]);
        expect(splitIngredientLine(line)).toEqual(plain);
        expect(ingredientLinesFrom([line])).toEqual([{ text: '2 cups plain flour, sifted' }]);
      }),
      { numRuns: 500 },
    );
  });
});
