import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import steps from '../../../fixtures/temperatures.json';
import { measuresOptions } from '../../units/measures';
import type { Measures } from '../../units/measures';
import { inCelsius, inFahrenheit, temperaturesIn } from './temperatures';
import type { Degrees, TemperatureReading } from './temperatures';

interface Step {
  text: string;
  measures?: string;
  readings: string[];
  celsius: (number | string)[];
  fahrenheit: (number | string)[];
}

describe('temperatures in', () => {
  test.each((steps as Step[]).map((step) => [step.text, step] as const))(
    'the temperatures in "%s" are found',
    (text, step) => {
      const readings = temperaturesIn(text, step.measures as Measures | undefined);
      expect(readings.map((reading) => shortReading(text, reading))).toEqual(step.readings);
      expect(readings.map((reading) => shortDegrees(inCelsius(reading)))).toEqual(
        step.celsius.map(String),
      );
      expect(readings.map((reading) => shortDegrees(inFahrenheit(reading)))).toEqual(
        step.fahrenheit.map(String),
      );
    },
  );
});

test('the example of temperatures in the docstring holds', () => {
  expect(temperaturesIn('Bake at 180°C/160°C fan.')).toEqual([
    {
      range: { start: 8, end: 23 },
      celsius: { min: 180, max: 180 },
      fahrenheit: undefined,
      fanCelsius: { min: 160, max: 160 },
      fanFahrenheit: undefined,
      gasMark: undefined,
      isOven: true,
    },
  ]);
});

const words =
  '180 350 20 4 2000 160–180 ° °C ºf C F degrees gas mark fan oven bake / ( ) or , . turn Umluft g minutes moderate hot';
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 15 }).map((each) => each.join(' ')),
  fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 15 }).map((each) => each.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

test('any text gives temperatures in order inside it, each with at least one scale', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...measuresOptions), (text, measures) => {
      let end = 0;
      for (const reading of temperaturesIn(text, measures)) {
        const { range, celsius, fahrenheit, fanCelsius, fanFahrenheit, gasMark, inWords } = reading;
        expect(range.start).toBeGreaterThanOrEqual(end);
        expect(range.end).toBeGreaterThan(range.start);
        expect(range.end).toBeLessThanOrEqual(text.length);
        const stated = [celsius, fahrenheit, fanCelsius, fanFahrenheit, gasMark, inWords];
        expect(stated.some((scale) => scale !== undefined)).toBe(true);
        expect(inCelsius(reading).max).toBeGreaterThanOrEqual(inCelsius(reading).min);
        end = range.end;
      }
    }),
  );
});

test('the other scale of an oven, and back, is where one began', () => {
  const tens = fc.integer({ min: 10, max: 26 }).map((ten) => ten * 10);
  fc.assert(
    fc.property(tens, (degrees) => {
      const [celsius] = temperaturesIn(`Bake at ${degrees}°C`);
      const fahrenheit = celsius && inFahrenheit(celsius).min;
      const [back] = temperaturesIn(`Bake at ${fahrenheit}°F`);
      expect(Math.abs((back ? inCelsius(back).min : 0) - degrees)).toBeLessThanOrEqual(5);
    }),
  );
});

function shortReading(text: string, reading: TemperatureReading): string {
  const { range, celsius, fahrenheit, fanCelsius, fanFahrenheit, gasMark, inWords, isOven } =
    reading;
  const scales = [
    celsius && `${shortDegrees(celsius)} C`,
    fahrenheit && `${shortDegrees(fahrenheit)} F`,
    fanCelsius && `fan ${shortDegrees(fanCelsius)} C`,
    fanFahrenheit && `fan ${shortDegrees(fanFahrenheit)} F`,
    gasMark !== undefined && `gas ${gasMark}`,
    inWords && `words ${shortDegrees(inWords)}`,
    isOven && 'oven',
  ];
  return `${text.slice(range.start, range.end)}: ${scales.filter(Boolean).join(', ')}`;
}

function shortDegrees({ min, max }: Degrees): string {
  return min === max ? `${min}` : `${min}-${max}`;
}
