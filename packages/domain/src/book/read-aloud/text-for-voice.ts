/**
 * A text of a recipe as a voice reads it: voices read "2 tbsp" letter by letter, and leave out "½" and "–". In other languages
 * than English the text is left as it is.
 */
import type { ReadingLanguage } from './text-language';

/** @example textForVoice('Add 1½ tbsp oil. Bake at 180°C for 20–25 min.', 'en') // 'Add 1 and a half tablespoons oil. Bake at 180 degrees for 20 to 25 minutes.' */
export function textForVoice(text: string, language: ReadingLanguage): string {
  if (language !== 'en') return text;
  const withoutSigns = text
    .replace(/(\d)\s?([½⅓⅔¼¾⅛])/g, (_all, whole, sign) => `${whole} and ${fractions[sign]}`)
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => fractions[sign]!)
    .replace(/(\d)\s?[–-]\s?(?=\d)/g, '$1 to ')
    .replace(/\s?°\s?C\b|\s?ºC\b/g, ' degrees')
    .replace(/\s?°\s?F\b/g, ' degrees Fahrenheit');
  return withoutSigns.replace(
    unitBehindNumber,
    (...match: [string, string, string, number, string]) => {
      const [, number, unit, at, whole] = match;
      const name = units[unit.toLowerCase()]!;
      return `${number.trimEnd()} ${isOne(number, whole.slice(0, at)) ? name.slice(0, -1) : name}`;
    },
  );
}

/** "1 litre", "a half teaspoon", and "1 and a half tablespoons". */
const isOne = (number: string, before: string): boolean =>
  /^\d/.test(number) ? /^1 ?$/.test(number) : !/ and (?:an?|two|three) $/.test(before);

const unitBehindNumber =
  /((?:[\d.,]*\d|\b(?:half|thirds?|quarters?|eighth)) ?)(kg|g|mg|ml|l|tbsp|tsp|cm|mm|mins?|hrs?|secs?)\b(?!\w)/gi;

const fractions: Readonly<Record<string, string>> = {
  '½': 'a half',
  '⅓': 'a third',
  '⅔': 'two thirds',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅛': 'an eighth',
};

const units: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  g: 'grams',
  mg: 'milligrams',
  ml: 'millilitres',
  l: 'litres',
  tbsp: 'tablespoons',
  tsp: 'teaspoons',
  cm: 'centimetres',
  mm: 'millimetres',
  min: 'minutes',
  mins: 'minutes',
  hr: 'hours',
  hrs: 'hours',
  sec: 'seconds',
  secs: 'seconds',
};
