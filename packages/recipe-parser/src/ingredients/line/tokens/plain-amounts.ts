/**
 * Amounts that several words or a short word say, in those that the rest of the parser reads.
 *
 * - "1 taza y media", "un litro e mezzo": the half behind a measure is of its number.
 * - "100 cc de leche": so many are cubic centimetres, which are millilitres; "2 cc" are coffee spoons.
 * - "Spaghetti n. 5": the number of a shape of pasta is a remark, and no amount.
 */

/** @example withPlainAmounts('1 taza y media de arroz') // '1½ taza de arroz' */
export function withPlainAmounts(text: string): string {
  const whole = halfBehind.test(text) ? text.replace(halfBehind, addHalf) : text;
  return whole.replace(cubicCentimetres, '$1 ml').replace(shapeNumber, ' ($1)');
}

const halfBehind = /^(\d{1,2}|un[aeo]?) (\p{L}+) (?:y medi[oa]|e mezz[oa]|et demie?)(?=\s)/iu;
const addHalf = (_all: string, number: string, measure: string) =>
  `${/^\d/.test(number) ? number : '1'}½ ${measure}`;

/** No recipe asks for ten spoons. */
const cubicCentimetres = /(?<![\d.,])([1-9]\d{1,3}) ?(?:cc\.?|c\.c\.|cm3|cm³)(?![\p{L}\d])/giu;
const shapeNumber = /(?<=\p{L}) (n(?:\.|º|°|\.º|\.°)\s?\d{1,3})(?=$|[\s,;)])(?![^(]*\))/giu;
