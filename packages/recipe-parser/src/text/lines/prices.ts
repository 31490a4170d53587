/** Prices, which a page that sells food writes beside its ingredients. */

const signs = '[$€£¥₩₹₺₴₽]';
/** Behind the figure; a word that goes on is another ("2 krydderier"). */
const names =
  '(?:kr|zł|Kč|Ft|lei|лв|руб|грн|ден|дин|円|元|원|CHF|EUR|USD|GBP|SEK|NOK|DKK|ISK|AUD|CAD|NZD)(?!\\p{L})';

const price = new RegExp(
  `(?:${signs}|CHF|Fr\\.)\\s?\\d|\\d\\s?(?:${signs}|${names})|\\d,[-–]`,
  'u',
);

/**
 * @example statesPrice('Price of the week 129 kr/kg') // true
 * @example statesPrice('2 kr') // true
 * @example statesPrice('2 krans rosmarin') // false
 */
export function statesPrice(text: string): boolean {
  return price.test(text);
}

/** "1 onion ($0.80)". */
const endingPrice = /\s\([^()]{0,20}(?:[$€£]\s?\d|\d\s?[€£])[^()]{0,20}\)$/;

/** @example withoutEndingPrice('1 onion ($0.80)') // '1 onion' */
export function withoutEndingPrice(line: string): string {
  return line.replace(endingPrice, '');
}
