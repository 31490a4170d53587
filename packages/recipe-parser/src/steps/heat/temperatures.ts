/**
 * Temperatures in a step, each with every scale it is stated in.
 *
 * - "180°C", "180 C", "350 degrees F", "gas mark 4", "fan 160"; a letter alone is a scale only as a
 *   capital after two or three digits ("2 C flour" is cups).
 * - What is written together is one reading: "180°C/160°C fan", "180C (350F/gas 4)". The same scale
 *   twice is two readings, but for a range: "160–180°C".
 * - Degrees without a scale are Fahrenheit in an American recipe, and elsewhere when they are too many
 *   for an oven in Celsius. A turn by 90 degrees is no temperature.
 * - The words of old books ("a moderate oven") are a temperature too (`oven-words.ts`).
 * - It is the oven's when the text indicates it ("preheat the oven", "bake at"), with gas or with a fan.
 */
import type { Measures } from '../../units/measures';
import { findDegrees } from './find-degrees';
import type { Degrees, FoundDegrees } from './find-degrees';
import { celsiusOfGas, conventionalFromFan, ovenCelsius, ovenFahrenheit } from './oven-table';
import type { TextRange } from '../words/text-range';

export type { Degrees } from './find-degrees';

export interface TemperatureReading {
  /** All of it: "180°C/160°C fan". */
  readonly range: TextRange;
  readonly celsius: Degrees | undefined;
  readonly fahrenheit: Degrees | undefined;
  /** Celsius of a fan-forced oven. */
  readonly fanCelsius: Degrees | undefined;
  readonly fanFahrenheit: Degrees | undefined;
  /** ¼ to 10. */
  readonly gasMark: number | undefined;
  /** Celsius of words: "a moderate oven". */
  readonly inWords: Degrees | undefined;
  readonly isOven: boolean;
}

/**
 * @param measures whose recipe it is: Americans write Fahrenheit as "350 degrees"
 * @returns in the order of the text, without overlaps
 * @example
 * temperaturesIn('Bake at 180°C/160°C fan.')
 * // [{ range: { start: 8, end: 23 }, celsius: { min: 180, max: 180 },
 * //    fanCelsius: { min: 160, max: 160 }, isOven: true, … }]
 */
export function temperaturesIn(text: string, measures: Measures = 'au'): TemperatureReading[] {
  const readings: TemperatureReading[] = [];
  for (const found of findDegrees(text, measures)) {
    const before = readings.at(-1);
    const isTogether =
      before !== undefined &&
      before[found.scale] === undefined &&
      together.test(text.slice(before.range.end, found.range.start).replace(/\s+/g, ' '));
    if (isTogether) readings.splice(-1, 1, withScale(before, found));
    else readings.push(withScale(emptyReading(text, found, before?.isOven), found));
  }
  return readings.map((reading) => ({ ...reading, range: closed(text, reading.range) }));
}

/**
 * Celsius of an oven without a fan, or of whatever is measured: as stated, else by the oven table,
 * else by the formula, in whole degrees.
 *
 * @example inCelsius(reading of '350°F oven') // { min: 180, max: 180 }
 * @example inCelsius(reading of 'gas mark 4') // { min: 180, max: 180 }
 */
export function inCelsius(reading: TemperatureReading): Degrees {
  const { celsius, fahrenheit, fanCelsius, fanFahrenheit, gasMark, inWords, isOven } = reading;
  if (celsius) return celsius;
  if (gasMark !== undefined) return both(celsiusOfGas(gasMark));
  if (fahrenheit) return convert(fahrenheit, (degrees) => ovenCelsius(degrees, isOven));
  if (fanCelsius) return convert(fanCelsius, conventionalFromFan);
  if (!fanFahrenheit) return inWords ?? both(0);
  return convert(fanFahrenheit, (degrees) => conventionalFromFan(ovenCelsius(degrees, isOven)));
}

/**
 * The same in Fahrenheit.
 *
 * @example inFahrenheit(reading of '180°C oven') // { min: 350, max: 350 }
 */
export function inFahrenheit(reading: TemperatureReading): Degrees {
  if (reading.fahrenheit) return reading.fahrenheit;
  return convert(inCelsius(reading), (degrees) => ovenFahrenheit(degrees, reading.isOven));
}

/** With the bracket that closes one within: "180C (350F/gas 4)". */
function closed(text: string, { start, end }: TextRange): TextRange {
  const inside = text.slice(start, end);
  const isOpen = inside.lastIndexOf('(') > inside.lastIndexOf(')');
  return { start, end: isOpen && text.charAt(end) === ')' ? end + 1 : end };
}

function both(degrees: number): Degrees {
  return { min: degrees, max: degrees };
}

function convert({ min, max }: Degrees, by: (degrees: number) => number): Degrees {
  return { min: by(min), max: by(max) };
}

function emptyReading(
  text: string,
  { range }: FoundDegrees,
  isAfterOven: boolean | undefined,
): TemperatureReading {
  return {
    range,
    celsius: undefined,
    fahrenheit: undefined,
    fanCelsius: undefined,
    fanFahrenheit: undefined,
    gasMark: undefined,
    inWords: undefined,
    isOven: isOfOven(text, range, isAfterOven ?? false),
  };
}

function withScale(reading: TemperatureReading, found: FoundDegrees): TemperatureReading {
  const range = { start: reading.range.start, end: Math.max(reading.range.end, found.range.end) };
  const isOven = reading.isOven || ovenScales.has(found.scale);
  const value = found.scale === 'gasMark' ? found.degrees.min : found.degrees;
  return { ...reading, range, isOven, [found.scale]: value };
}

/** What follows the oven's temperature is the oven's too: "bake at 230°C, reduce the heat to 190°C". */
function isOfOven(text: string, { start }: TextRange, isAfterOven: boolean): boolean {
  const before =
    text
      .slice(Math.max(0, start - longestSentence), start)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  return (isAfterOven || ovenWords.test(before)) && !otherWords.test(before);
}

/** In characters; what is farther before a temperature has no information of it. */
const longestSentence = 500;

const ovenScales: ReadonlySet<string> = new Set([
  'gasMark',
  'fanCelsius',
  'fanFahrenheit',
  'inWords',
]);
const together = /^\s?(?:[/|,;=]|or|oder|ou|o)?\s?[([]?\s?(?:or|about)?\s?$/i;
const ovenWords =
  /\b(?:oven|bak(?:e|es|ed|ing)|roast|preheat|broil|grill|air fryer|ofen|backofen|four|horno|forno|backen)\b/i;
const otherWords = /\b(?:internal|thermometer|syrup|oil|water|milk|reaches|registers|core)\b/i;
