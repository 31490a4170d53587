/** Questions about single UTF-16 code units: cheaper than a regular expression per character. */
export const space = 32;
export const point = 46;
export const comma = 44;
export const hyphen = 45;
export const percent = 37;
export const semicolon = 59;
export const openBracket = 40;
export const closeBracket = 41;
const apostrophe = 39;
const curlyApostrophe = 0x2019;
const registeredSign = 0xae;
export const slash = 47;
export const ampersand = 38;
export const fractionSlash = 0x2044;
export const divisionSlash = 0x2215;

/**
 * The code unit at a place, or -1 outside the text. The compiler of V8 gives up on a function that once asked
 * `charCodeAt` for a place behind the end, so that it is several times slower from then on.
 */
export function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : -1;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Spaces of any width, and line breaks. */
export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Latin letters with their accents, and everything of other scripts. */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code | caseBit) >= 97 && (code | caseBit) <= 122;
  return (
    (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7 && code !== 0x1680) ||
    (code >= 0x2c00 && code !== 0x3000 && code !== 0xfeff)
  );
}

/** Capital letters of ASCII have it not, small letters do. */
export const caseBit = 32;
export const smallA = 97;
export const smallZ = 122;

/** Figure dash, en dash, em dash, horizontal bar, minus and the hyphens that are not "-". */
export function isLongDash(code: number): boolean {
  return (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
}

/** "½" and its like: the only single characters that are fractions. */
export function isVulgarFraction(code: number): boolean {
  return (code >= 0xbc && code <= 0xbe) || (code >= 0x2150 && code <= 0x215e);
}

/** What words are made of, but for the marks that are only between their letters. */
export function isWordCharacter(code: number): boolean {
  return (
    isLetter(code) ||
    isDigit(code) ||
    isVulgarFraction(code) ||
    code === ampersand ||
    code === registeredSign ||
    isUnusualLetter(code)
  );
}

/** Superscripts, "™", Roman numerals, numbers in circles. */
function isUnusualLetter(code: number): boolean {
  if (code < 0x2070) return code === 0xaa || code === 0xba || code === 0xb5 || isSuperscript(code);
  return (
    code <= 0x214f ||
    (code >= 0x215f && code <= 0x218b) ||
    (code >= 0x2460 && code <= 0x24ff) ||
    (code >= 0x2776 && code <= 0x2793)
  );
}

function isSuperscript(code: number): boolean {
  return code === 0xb2 || code === 0xb3 || code === 0xb9;
}

/** Marks that belong to a word when letters are on both sides: "all-purpose", "Ken's", "3.5". */
export function isMarkInsideWord(code: number): boolean {
  return code === hyphen || isApostrophe(code) || code === point || code === fractionSlash;
}

export function isApostrophe(code: number): boolean {
  return code === apostrophe || code === curlyApostrophe;
}

/** Index of the first character at or after `start` that is no space. */
export function skipSpaces(text: string, start: number): number {
  let at = start;
  if (codeAt(text, at) === space) at++;
  while (isSpace(codeAt(text, at))) at++;
  return at;
}

/** Index after the letters that begin at `start`. */
export function lettersEnd(text: string, start: number): number {
  let at = start;
  while (isLetter(codeAt(text, at))) at++;
  return at;
}
