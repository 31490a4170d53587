/**
 * Oven temperatures as cookbooks convert them.
 *
 * - The table is the usual one of British and Australian cookbooks: gas marks with round Celsius and
 *   Fahrenheit, not the exact conversions.
 * - A fan-forced oven is set 20 °C lower.
 * - What is not an oven, or not in the table, is converted exactly: °C = (°F − 32) · 5/9, rounded to a
 *   whole degree (for an oven to 5).
 */
interface OvenRow {
  readonly gasMark: number;
  readonly celsius: number;
  readonly fahrenheit: number;
}

const ovenTable: readonly OvenRow[] = [
  { gasMark: 0.25, celsius: 110, fahrenheit: 225 },
  { gasMark: 0.5, celsius: 120, fahrenheit: 250 },
  { gasMark: 1, celsius: 140, fahrenheit: 275 },
  { gasMark: 2, celsius: 150, fahrenheit: 300 },
  { gasMark: 3, celsius: 160, fahrenheit: 325 },
  { gasMark: 4, celsius: 180, fahrenheit: 350 },
  { gasMark: 5, celsius: 190, fahrenheit: 375 },
  { gasMark: 6, celsius: 200, fahrenheit: 400 },
  { gasMark: 7, celsius: 220, fahrenheit: 425 },
  { gasMark: 8, celsius: 230, fahrenheit: 450 },
  { gasMark: 9, celsius: 240, fahrenheit: 475 },
  { gasMark: 10, celsius: 260, fahrenheit: 500 },
];

const fanDifferenceCelsius = 20;
const roundingOfOvens = 5;

/** @example celsiusOfGas(4) // 180 */
export function celsiusOfGas(gasMark: number): number {
  const nearest = ovenTable.toSorted(
    (a, b) => Math.abs(a.gasMark - gasMark) - Math.abs(b.gasMark - gasMark),
  )[0];
  return nearest?.celsius ?? 0;
}

/**
 * The gas mark of an oven in Celsius; undefined where none is near.
 *
 * @example gasOfCelsius(175) // 4
 * @example gasOfCelsius(90) // undefined
 */
export function gasOfCelsius(celsius: number): number | undefined {
  const near = ovenTable
    .filter((row) => Math.abs(row.celsius - celsius) <= nearGasMarkCelsius)
    .toSorted((a, b) => Math.abs(a.celsius - celsius) - Math.abs(b.celsius - celsius));
  return near[0]?.gasMark;
}

/** Half the step between most gas marks. */
const nearGasMarkCelsius = 5;

/** @example fanFromConventional(180) // 160 */
export function fanFromConventional(celsius: number): number {
  return celsius - fanDifferenceCelsius;
}

/** @example conventionalFromFan(160) // 180 */
export function conventionalFromFan(celsius: number): number {
  return celsius + fanDifferenceCelsius;
}

/** @example ovenCelsius(350, true) // 180 */
export function ovenCelsius(fahrenheit: number, isOven: boolean): number {
  const row = isOven ? ovenTable.find((each) => each.fahrenheit === fahrenheit) : undefined;
  return row?.celsius ?? rounded(((fahrenheit - 32) * 5) / 9, isOven);
}

/** @example ovenFahrenheit(74, false) // 165 */
export function ovenFahrenheit(celsius: number, isOven: boolean): number {
  const row = isOven ? ovenTable.find((each) => each.celsius === celsius) : undefined;
  return row?.fahrenheit ?? rounded((celsius * 9) / 5 + 32, isOven);
}

function rounded(degrees: number, isOven: boolean): number {
  const step = isOven ? roundingOfOvens : 1;
  return Math.round(degrees / step) * step;
}
