/**
 * A temperature in the scale of the measures its reader chose: Celsius, or Fahrenheit to an American.
 *
 * - Undefined where the author states that scale already.
 * - A fan stays a fan. Words stay, with degrees behind: "a moderate oven (180°C)".
 */
import type { ReadingMeasures } from '../../ingredients/amounts/convert-ingredient';
import { degreesText } from '../heat/other-scales';
import { ovenCelsius, ovenFahrenheit } from '../heat/oven-table';
import { inCelsius, inFahrenheit, type TemperatureReading } from '../heat/temperatures';

/**
 * @param text the author's own
 * @example convertedTemperature('350°F', reading of 'bake at 350°F', 'metric') // '180°C'
 */
export function convertedTemperature(
  text: string,
  reading: TemperatureReading,
  to: ReadingMeasures,
): string | undefined {
  const { celsius, fahrenheit, fanCelsius, fanFahrenheit, gasMark, inWords } = reading;
  const isAmerican = to === 'us';
  if (isAmerican ? (fahrenheit ?? fanFahrenheit) : (celsius ?? fanCelsius)) return undefined;
  const [fan, convert] = isAmerican
    ? [fanCelsius, (degrees: number) => ovenFahrenheit(degrees, true)]
    : [fanFahrenheit, (degrees: number) => ovenCelsius(degrees, true)];
  const scale = isAmerican ? '°F' : '°C';
  const isFanAlone = fan && !(isAmerican ? celsius : fahrenheit);
  const shown = isFanAlone
    ? `${degreesText({ min: convert(fan.min), max: convert(fan.max) })}${scale} fan`
    : `${degreesText(isAmerican ? inFahrenheit(reading) : inCelsius(reading))}${scale}`;
  const hasDegrees = celsius ?? fahrenheit ?? fan ?? gasMark;
  return inWords && hasDegrees === undefined ? `${text} (${shown})` : shown;
}
