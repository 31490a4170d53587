/** Numbers that are written in words. */
import { rational } from './rational';
import type { Rational } from './rational';

/** "Halbe Zitrone", and behind an article, "eine halbe Zitrone". */
export const foreignHalves =
  'halbe halber halbes halben halve demi demie media medio mezzo mezza'.split(' ');

/** Words that count; articles do too: "an egg" is one egg. */
export const numberWords: ReadonlyMap<string, Rational> = new Map([
  ...foreignNumbers(),
  ...germanNumbers(),
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
    "ein eine einen einer eines un une una uno un' een",
    'zwei deux dos due',
    'drei trois tres tre',
    'vier quatre cuatro quattro',
    'fünf cinq cinco cinque',
  ];
  const whole = words.flatMap((line, index) =>
    line.split(' ').map((word): [string, Rational] => [word, rational(index + 1)]),
  );
  return [...whole, ...foreignHalves.map((word): [string, Rational] => [word, rational(1, 2)])];
}

/** As people say them to a phone: from six on, "fünfundzwanzig", "zweihundertfünfzig"; and parts of one. */
function germanNumbers(): [string, Rational][] {
  const units = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
  const teens =
    'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
  const belowHundred: [string, number][] = [
    ...units.map((word, index): [string, number] => [word, index + 1]),
    ...teens.map((word, index): [string, number] => [word, index + 10]),
    ...tens.flatMap((ten, at): [string, number][] => [
      [ten, at * 10 + 20],
      ...units.map((unit, index): [string, number] => [`${unit}und${ten}`, at * 10 + 21 + index]),
    ]),
  ];
  const hundreds = ['', ...units].flatMap((unit, index): [string, number][] => {
    const hundred = Math.max(index, 1) * 100;
    return [
      [`${unit}hundert`, hundred],
      [`${unit}hundertfünfzig`, hundred + 50],
    ];
  });
  const whole = [...belowHundred, ...hundreds, ['zwo', 2], ['dutzend', 12]] as [string, number][];
  return [
    ...whole.flatMap(([word, value]): [string, Rational][] => [
      [word, rational(value)],
      // In Switzerland.
      [word.replace('ß', 'ss'), rational(value)],
    ]),
    ...[['anderthalb', 1], ...units.map((unit, index) => [`${unit}einhalb`, index + 1])].map(
      ([word, value]): [string, Rational] => [String(word), rational(Number(value) * 2 + 1, 2)],
    ),
    ['viertel', rational(1, 4)],
    ['dreiviertel', rational(3, 4)],
  ];
}

/** Words that are between the two ends of a range: "2 to 3", "2 bis 3", "2 à 3". */
export const rangeWords: ReadonlySet<string> = new Set(['to', 'or', 'bis', 'à', 'oder', 'ou']);
