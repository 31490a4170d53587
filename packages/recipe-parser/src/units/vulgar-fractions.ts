/** Numbers that are one character. */
import { rational, type Rational } from './rational';

/** One character that is a fraction: U+00BC to U+00BE and U+2150 to U+215E. */
export const vulgarFractions: ReadonlyMap<string, Rational> = new Map([
  ['½', rational(1, 2)],
  ['⅓', rational(1, 3)],
  ['⅔', rational(2, 3)],
  ['¼', rational(1, 4)],
  ['¾', rational(3, 4)],
  ['⅕', rational(1, 5)],
  ['⅖', rational(2, 5)],
  ['⅗', rational(3, 5)],
  ['⅘', rational(4, 5)],
  ['⅙', rational(1, 6)],
  ['⅚', rational(5, 6)],
  ['⅐', rational(1, 7)],
  ['⅛', rational(1, 8)],
  ['⅜', rational(3, 8)],
  ['⅝', rational(5, 8)],
  ['⅞', rational(7, 8)],
  ['⅑', rational(1, 9)],
  ['⅒', rational(1, 10)],
]);
