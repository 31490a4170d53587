/**
 * A temperature in the scales its author did not state, as short text for a cook.
 *
 * - An oven: Celsius, Celsius with a fan, Fahrenheit, gas mark (`oven-table.ts`), in this order.
 * - Anything else (sugar, meat, oil): Celsius or Fahrenheit, without fan and gas.
 */
import { fanFromConventional, gasOfCelsius } from './oven-table';
import { inCelsius, inFahrenheit } from './temperatures';
import type { Degrees, TemperatureReading } from './temperatures';

/**
 * @example otherScales(reading of 'bake at 180°C') // ['160°C fan', '350°F', 'gas 4']
 * @example otherScales(reading of 'until it reaches 74°C') // ['165°F']
 */
export function otherScales(reading: TemperatureReading): string[] {
  const { celsius, fanCelsius, fahrenheit, fanFahrenheit, gasMark, isOven } = reading;
  const conventional = inCelsius(reading);
  const { min, max } = conventional;
  const isFahrenheitKnown = fahrenheit !== undefined || fanFahrenheit !== undefined;
  return [
    celsius === undefined && `${degreesText(conventional)}°C`,
    isOven &&
      fanCelsius === undefined &&
      `${degreesText({ min: fanFromConventional(min), max: fanFromConventional(max) })}°C fan`,
    !isFahrenheitKnown && `${degreesText(inFahrenheit(reading))}°F`,
    isOven && gasMark === undefined && gasText(conventional),
  ].filter((text) => text !== false);
}

function gasText({ min, max }: Degrees): string | false {
  const [low, high] = [gasOfCelsius(min), gasOfCelsius(max)];
  if (low === undefined || high === undefined) return false;
  return `gas ${low === high ? markText(low) : `${markText(low)}–${markText(high)}`}`;
}

function markText(mark: number): string {
  if (mark === 0.25) return '¼';
  return mark === 0.5 ? '½' : String(mark);
}

/** @example degreesText({ min: 160, max: 180 }) // '160–180' */
export function degreesText({ min, max }: Degrees): string {
  return min === max ? String(min) : `${min}–${max}`;
}
