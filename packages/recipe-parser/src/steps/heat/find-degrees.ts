/**
 * Single temperatures in a text, each in one scale; see `temperatures.ts` for the rules.
 */
import type { Measures } from '../../units/measures';
import { vulgarFractions } from '../../units/vulgar-fractions';
import { rationalToNumber } from '../../units/rational';
import { findOvenWords } from './oven-words';
import { withoutOverlaps } from '../words/text-range';
import type { TextRange } from '../words/text-range';

/** Lowest and highest; equal for a single temperature. */
export interface Degrees {
  readonly min: number;
  readonly max: number;
}

export type Scale =
  'celsius' | 'fahrenheit' | 'fanCelsius' | 'fanFahrenheit' | 'gasMark' | 'inWords';

export interface FoundDegrees {
  readonly range: TextRange;
  readonly scale: Scale;
  readonly degrees: Degrees;
}

/** @returns in the order of the text, without overlaps */
export function findDegrees(text: string, measures: Measures): FoundDegrees[] {
  const gas = [...text.matchAll(gasPattern)].flatMap((match) => readGas(match) ?? []);
  const degrees = [...text.matchAll(degreesPattern)].flatMap(
    (match) => readDegrees(text, match, measures) ?? [],
  );
  const words = findOvenWords(text).map(({ range, celsius }): FoundDegrees => {
    return { range, scale: 'inWords', degrees: { min: celsius, max: celsius } };
  });
  return withoutOverlaps([...gas, ...degrees, ...words]);
}

function readGas(match: RegExpExecArray): FoundDegrees | undefined {
  const [whole, written = ''] = match;
  const fraction = vulgarFractions.get(written);
  const [numerator, denominator = 1] = written.split('/').map(Number);
  const mark = fraction ? rationalToNumber(fraction) : (numerator ?? 0) / denominator;
  if (!(mark > 0 && mark <= highestGasMark)) return undefined;
  const range = { start: match.index, end: match.index + whole.length };
  return { range, scale: 'gasMark', degrees: { min: mark, max: mark } };
}

function readDegrees(
  text: string,
  match: RegExpExecArray,
  measures: Measures,
): FoundDegrees | undefined {
  const { low = '', high, mark = '', letter = '' } = match.groups ?? {};
  const min = Number(low);
  const max = high === undefined ? min : Number(high);
  const before = text.slice(Math.max(0, match.index - furthestWords), match.index);
  const end = match.index + match[0].length;
  const fanBefore = fanAhead.exec(before);
  const fanBehind = fanFollowing.exec(text.slice(end));
  const isFan = fanBefore !== null || fanBehind !== null;
  const isBare = mark === '' && letter === '';
  if (isBare && !(isFan || ovenAhead.test(before))) return undefined;
  if (isBare && (max < lowestBareDegrees || amountFollowing.test(text.slice(end))))
    return undefined;
  const isGlued = /\d[cf]$/i.test(match[0]);
  if (mark === '' && letter !== '' && !isClearScale(letter, min, isGlued)) return undefined;
  if (letter === '' && (turning.test(before) || difference.test(before))) return undefined;
  const isFahrenheit = letter === '' ? isLikelyFahrenheit(max, measures) : /^[f℉]/i.test(letter);
  if (max < min) return undefined;
  const range = {
    start: match.index - (fanBefore?.[0].length ?? 0),
    end: end + (fanBehind?.[0].length ?? 0),
  };
  const scale = isFahrenheit ? 'fahrenheit' : 'celsius';
  return { range, scale: isFan ? fanScales[scale] : scale, degrees: { min, max } };
}

/**
 * Without a degree sign a capital, a word or a letter glued to three digits ("205c") is a scale; two
 * cups are not 2 °C.
 */
function isClearScale(letter: string, degrees: number, isGlued: boolean): boolean {
  if (isGlued && degrees >= lowestBareDegrees) return true;
  if (letter.length > 1 || letter === '℃' || letter === '℉') return true;
  if (letter === 'C') return degrees >= lowestBareCelsius;
  return letter === 'F' && degrees >= lowestBareFahrenheit;
}

function isLikelyFahrenheit(degrees: number, measures: Measures): boolean {
  return measures === 'us' || degrees > hottestOvenCelsius;
}

/** Words that explain a number are this many characters before it at most. */
const furthestWords = 100;
const highestGasMark = 10;
const lowestBareDegrees = 100;
const lowestBareCelsius = 30;
const lowestBareFahrenheit = 90;
const hottestOvenCelsius = 270;

const fanScales = { celsius: 'fanCelsius', fahrenheit: 'fanFahrenheit' } as const;

const fan =
  '(?:fan(?:[- ](?:forced|assisted|oven|bake))?|convection|umluft|heißluft|chaleur tournante|con ventilador|ventilador|ventilato)';
/** "180", "160–180", "170°F and 190°F": a second number is one only when a scale follows it. */
const degreesPattern = new RegExp(
  [
    /(?<![\d.,⁄]|\d\/)(?<low>\d{2,3})/,
    /(?:\s?[°º˚]?\s?[CF]?\s?(?:[-–]|to|bis|à|and)\s?(?<high>\d{2,3})(?=\s?(?:[°º˚℃℉]|deg|gra|[cf]\b|cel|fah)))?/,
    /(?:\s?(?<mark>[°º˚]|degrees?\b|deg\b\.?|grad\b|degrés|grados|gradi))?/,
    /(?:\s?(?<letter>[cf]|celsius|centigrade|fahrenheit|℃|℉)(?!\p{L}))?(?!\d|[.,]\d)/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'giu',
);
const gasPattern = /\b(?:gas|regulo)(?:\s?mark|stufe)?\s?(10|\d\/\d|\d|[½¼¾])(?![\d/])/gi;
const fanAhead = new RegExp(`\\b${fan}(?: oven)?[\\s:(]{1,3}$`, 'iu');
const fanFollowing = new RegExp(`^\\s?\\(?(?:for )?${fan}\\b\\)?`, 'iu');
const ovenAhead = /\b(?:oven|ofen|four|horno|forno)(?: to| at| on| auf| à| a)\s$/i;
const amountFollowing = /^\s?(?:g|kg|ml|l|oz|lb|minutes?|mins?|hours?|%|cups?|x)\b/i;
/** "Lower it by 20°." */
const difference = /\bby (?:about |around )?$/i;
const turning = /\b(?:turn|rotat|twist|angle|tilt|fold)\w*[^.°º˚]{0,25}$/i;
