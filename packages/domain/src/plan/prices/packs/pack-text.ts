/** The text of a retailer without what says nothing about the size of a pack, and what it says beside it. */

export interface PackText {
  /** In lower case, with "x" between factors and "." in decimals. */
  readonly text: string;
  readonly isApproximate: boolean;
  readonly isMinimum: boolean;
}

/** @example plainText('1,5 kg  approx.').text // '1.5 kg ' */
export function plainText(text: string): string {
  return text
    .slice(0, longestText)
    .toLowerCase()
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/[×*]/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ');
}

/** @param text a plain text */
export function withoutRemarks(text: string): PackText {
  const isApproximate = approximate.test(text);
  const isMinimum = minimum.test(text);
  let rest = text;
  for (const pattern of [approximate, minimum, ...remarks]) {
    rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  }
  return { text: rest.replace(/\s+/g, ' ').trim(), isApproximate, isMinimum };
}

const longestText = 200;

const approximate = /\b(?:approximately|approx|about|average|avg)\b\.?|~|\bc\. ?(?=\d)/;
const minimum = /\b(?:minimum|min|at least)\b\.?|(?<=\d ?(?:g|kg|ml|l))\+/;

const remarks: readonly RegExp[] = [
  // Drained weights.
  /[(/] ?drained[^)]{0,40}\)?|\bdrained(?: weight)? \d+(?:\.\d+)? ?k?g/,
  // Sizes of nappies, with the weight of the child.
  /\bsize \d+(?![\d.]| ?k?g) ?\(?(?:\d+-\d+ ?kg)?\)?/,
  // Shares, prices, doses, plies.
  /\d+(?:\.\d+)? ?%/,
  /\bhalf price\b|\$ ?\d+(?:\.\d+)?(?: each)?/,
  /\b\d+ (?:washes|wash|loads|serves|servings)\b/,
  /\b\d ?ply\b/,
  // Widths of film and sizes of bags.
  /\d+(?:\.\d+)? ?(?:cm|mm)? ?x ?\d+(?:\.\d+)? ?(?:cm|mm)\b|\d+(?:\.\d+)? ?(?:cm|mm) ?x(?= ?\d)|x ?\d+(?:\.\d+)? ?(?:cm|mm)\b/,
  // "½ pack", "half leg": the size follows.
  /\b(?:half|quarter) (?:pack|leg|side|shoulder|chicken)\b/,
  /\b(?:mix (?:&|and) match|any|buy)\b/,
];
