/** Numbers that are not written in digits: vulgar fraction characters and number words. */
import { rational } from './rational';
import type { Rational } from './rational';

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

/** Words that count; articles do too: "an egg" is one egg. */
export const numberWords: ReadonlyMap<string, Rational> = new Map([
  ...foreignNumbers(),
  ['a', rational(1)],
  ['an', rational(1)],
  ['one', rational(1)],
  ['two', rational(2)],
  ['three', rational(3)],
  ['four', rational(4)],
  ['five', rational(5)],
  ['six', rational(6)],
  ['seven', rational(7)],
  ['eight', rational(8)],
  ['nine', rational(9)],
  ['ten', rational(10)],
  ['eleven', rational(11)],
  ['twelve', rational(12)],
  ['thirteen', rational(13)],
  ['fourteen', rational(14)],
  ['fifteen', rational(15)],
  ['sixteen', rational(16)],
  ['eighteen', rational(18)],
  ['twenty', rational(20)],
  ['thirty', rational(30)],
  ['forty', rational(40)],
  ['fifty', rational(50)],
  ['hundred', rational(100)],
  ['dozen', rational(12)],
  ['couple', rational(2)],
  ['half', rational(1, 2)],
  ['third', rational(1, 3)],
  ['thirds', rational(1, 3)],
  ['quarter', rational(1, 4)],
  ['quarters', rational(1, 4)],
  ['fourths', rational(1, 4)],
  ['eighth', rational(1, 8)],
]);

/** Articles and numbers to five in German, French, Spanish and Italian. */
function foreignNumbers(): [string, Rational][] {
  const words = [
    'ein eine einen un une una uno',
    'zwei deux dos due',
    'drei trois tres tre',
    'vier quatre cuatro quattro',
    'fünf cinq cinco cinque',
  ];
  const whole = words.flatMap((line, index) =>
    line.split(' ').map((word): [string, Rational] => [word, rational(index + 1)]),
  );
  const halves = ['halbe', 'halber', 'halbes', 'demi', 'demie', 'media', 'medio', 'mezzo', 'mezza'];
  return [...whole, ...halves.map((word): [string, Rational] => [word, rational(1, 2)])];
}

/** Words that are between the two ends of a range: "2 to 3", "2 bis 3", "2 à 3". */
export const rangeWords: ReadonlySet<string> = new Set(['to', 'or', 'bis', 'à', 'oder', 'ou']);
