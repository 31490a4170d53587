/**
 * Inches and centimetres as cookbooks convert them.
 *
 * - A tin is sold in round centimetres: an 8 inch tin is 20 cm, a 9 inch one 23 cm.
 * - Sizes of the table are those of the conversion tables in British and Australian cookbooks; a size between them is
 *   converted exactly (1 inch = 2.54 cm) and rounded to half a centimetre, or back to a quarter of an inch.
 */
/** Exact by the international agreement of 1959. */
export const centimetresPerInch = 2.54;

/** @example centimetresOfInches(9) // 23 */
export function centimetresOfInches(inches: number): number {
  const usual = tableOfLengths.find(([inTable]) => inTable === inches);
  const exact = inches * centimetresPerInch;
  return usual?.[1] ?? Math.max(smallestCentimetres, Math.round(exact * 2) / 2);
}

/** @example inchesOfCentimetres(20) // 8 */
export function inchesOfCentimetres(centimetres: number): number {
  const usual = tableOfLengths.find(([, inTable]) => inTable === centimetres);
  const exact = centimetres / centimetresPerInch;
  return usual?.[0] ?? Math.max(smallestInches, Math.round(exact * 4) / 4);
}

/** Inches, centimetres. */
const tableOfLengths: readonly (readonly [number, number])[] = [
  [0.125, 0.3],
  [0.25, 0.5],
  [0.5, 1],
  [0.75, 2],
  [1, 2.5],
  [1.25, 3],
  [1.5, 4],
  [1.75, 4.5],
  [2, 5],
  [2.5, 6],
  [3, 7.5],
  [3.5, 9],
  [4, 10],
  [5, 13],
  [6, 15],
  [7, 18],
  [8, 20],
  [9, 23],
  [10, 25],
  [11, 28],
  [12, 30],
  [13, 33],
  [14, 35],
  [15, 38],
];
const smallestCentimetres = 0.3;
const smallestInches = 0.125;
