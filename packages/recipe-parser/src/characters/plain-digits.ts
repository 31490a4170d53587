/** Digits of all scripts as those that the parser reads: "٢", "२" and "２" are 2. */

/** @example withPlainDigits('１００g') // '100g' */
export function withPlainDigits(text: string): string {
  return hasOtherDigit.test(text) ? text.replace(otherDigits, plainDigit) : text;
}

/** Digits of a script stand in a row whose zero has a code that ends in 0 or in 6. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const row = code & ~15;
  return String(code - row - (/\p{Nd}/u.test(String.fromCharCode(row)) ? 0 : 6));
}

const hasOtherDigit = /[\u0660-\uff19]/;
const otherDigits = /(?=[\u0660-\uff19])\p{Nd}/gu;
