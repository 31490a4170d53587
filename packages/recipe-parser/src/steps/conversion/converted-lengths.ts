/**
 * Inches, centimetres and sticks of butter in a step, in the measures its reader chose.
 *
 * - "a 9-inch tin" is 23 cm, and 23 cm are 9 inches to an American (`lengths.ts`).
 * - Left as written: what the author gives in both ("9 inch (23 cm)"), and sticks of anything but butter.
 * - A " is an inch only after a digit, in a text without quotation.
 */
import type { ReadingMeasures } from '../../ingredients/amounts/convert-ingredient';
import { wholeGrams } from '../../ingredients/amounts/cook-rounding';
import { centimetresOfInches, inchesOfCentimetres } from '../../units/lengths';
import { parseQuantity } from '../../units/parse-quantity';
import { formatQuantity, quantity, toNumber } from '../../units/quantity';
import { rationalFromNumber } from '../../units/rational';
import type { TextRange } from '../words/text-range';

export interface ConvertedPlace {
  readonly range: TextRange;
  /** What stands there instead. */
  readonly text: string;
}

/** @example convertedLengths('Grease a 9-inch tin.', 'metric') // [{ range: { start: 9, end: 15 }, text: '23 cm' }] */
export function convertedLengths(text: string, to: ReadingMeasures): ConvertedPlace[] {
  if (to === 'us') return lengthsIn(text, centimetres, centimetresToInches);
  const inchMarks = quotation.test(text) ? inches : inchesAndMarks;
  return [...lengthsIn(text, inchMarks, inchesToCentimetres), ...sticksIn(text)];
}

function lengthsIn(
  text: string,
  pattern: RegExp,
  convert: (number: string, unit: string) => string,
): ConvertedPlace[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, numbers = '', unit = ''] = match;
    const end = match.index + whole.length;
    const isInBoth = bothAhead.test(text.slice(Math.max(0, match.index - nearby), match.index));
    if (isInBoth || bothBehind.test(text.slice(end, end + nearby))) return [];
    const converted = numbers
      .replaceAll(joining, ' to ')
      .replaceAll(number, (each) => convert(each, unit));
    const label = unit.startsWith('c') || unit.startsWith('m') ? 'inch' : 'cm';
    return [
      withArticle(text, { range: { start: match.index, end }, text: `${converted} ${label}` }),
    ];
  });
}

/** "An 8 inch tin" is "a 20 cm tin". */
function withArticle(text: string, place: ConvertedPlace): ConvertedPlace {
  const { start, end } = place.range;
  const article = articleAhead.exec(text.slice(Math.max(0, start - 4), start));
  if (!article) return place;
  const [whole, a = ''] = article;
  const shown = `${a}${beginsWithVowel.test(place.text) ? 'n' : ''} ${place.text}`;
  return { range: { start: start - whole.trimStart().length, end }, text: shown };
}

const articleAhead = /(?:^|\s)(a)n?\s$/i;
const beginsWithVowel = /^(?:8|11|18)(?!\d)/;

function sticksIn(text: string): ConvertedPlace[] {
  return [...text.matchAll(sticks)].flatMap((match) => {
    const [whole, written = ''] = match;
    const amount = parseQuantity(written);
    if (!amount) return [];
    const mass = toNumber(amount) * gramsPerStick;
    const { unit, size, round } = wholeGrams(mass);
    const rounded = round(mass / size);
    const grams = formatQuantity(quantity(rounded, rounded), 'decimal');
    const range = { start: match.index, end: match.index + whole.length };
    return [{ range, text: `${grams} ${unit}` }];
  });
}

function inchesToCentimetres(written: string): string {
  const amount = parseQuantity(written);
  return amount ? String(centimetresOfInches(toNumber(amount))) : written;
}

function centimetresToInches(written: string, unit: string): string {
  const amount = parseQuantity(written);
  if (!amount) return written;
  const value = inchesOfCentimetres(toNumber(amount) / (unit.startsWith('m') ? 10 : 1));
  const exact = rationalFromNumber(value);
  return formatQuantity(quantity(exact, exact));
}

/** USDA SR28 01001, butter: 14.2 g a tablespoon, eight of them in a stick. */
const gramsPerStick = 113;

/** Characters to either side in which the same length may stand in the other unit. */
const nearby = 30;
const bothBehind =
  /^[\s-]?(?:[a-z]+\s)?[(/,]\s?(?:about )?[\d½¼¾.,x× –-]{1,12}\s?-?(?:cm|mm|centi|milli|inch|in\b|")/i;
const bothAhead = /\d\s?-?(?:cm|mm|centimet\w+|inch|inches|in|")\s?[(/]\s?$/i;
const quotation = /(?:^|[\s(])["“”]/;

const number = /\d+\s\d\/\d|\d+\/\d|\d+(?:\.\d+)?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]/g;
/** "1- to 2": the hyphen of the first goes. */
const joining = /\s?-\s(?:to|or)\s/g;
const oneNumber = String.raw`(?:\d{1,3}\s\d\/\d|\d\/\d|\d{1,3}(?:\.\d{1,2})?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])`;
const numbers = String.raw`(?<![\d.,/])(${oneNumber}(?:\s?-?\s?(?:[-–x×]|to|or|by)\s?${oneNumber}){0,2})`;
const inches = new RegExp(String.raw`${numbers}[\s-]?(inch(?:es)?\b|in\.(?=\s[a-z]))`, 'gi');
const inchesAndMarks = new RegExp(
  String.raw`${numbers}(?:[\s-]?(?=i))?(inch(?:es)?\b|in\.(?=\s[a-z])|(?:["”″](?=[\s,.;)x×-]|$)))`,
  'gi',
);
const centimetres = new RegExp(
  String.raw`${numbers}[\s-]?(cm\b|mm\b|centimet(?:re|er)s?\b|millimet(?:re|er)s?\b)`,
  'gi',
);
const sticks = new RegExp(
  String.raw`(?<![\d.,/])(${oneNumber})[\s-]?sticks?(?=\s(?:of\s)?(?:(?:cold|softened|soft|melted|unsalted|salted)\s){0,2}(?:butter|margarine)\b)`,
  'gi',
);
