/**
 * Character references of HTML, decoded without a library.
 *
 * - Numbers, decimal and hexadecimal, whatever they name; the Windows-1252 numbers 128 to 159 mean
 *   what browsers make of them.
 * - Names: all of HTML 4 that stand for Latin letters and punctuation, and the fractions that recipes use.
 * - A name that is not known stays as it is: "salt &pepper;" is unchanged.
 *
 * Source of the names and of the 128 to 159 rule: HTML Living Standard, "Named character references"
 * and "Numeric character reference end state".
 */
import { fromWindows1252 } from './windows-1252';

/** @example decodeHtmlEntities('&frac12; cup &amp; more') // "½ cup & more" */
export function decodeHtmlEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,31}));?/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (hex !== undefined) return fromNumber(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromNumber(Number(decimal));
      // Without its semicolon a name is more likely part of an address: "?a=1&times=2".
      return name !== undefined && whole.endsWith(';') ? fromName(name, whole) : whole;
    },
  );
}

function fromNumber(code: number): string {
  const meant = fromWindows1252[code - 128] ?? code;
  const isCharacter = meant > 0 && meant <= 0x10ffff && !(meant >= 0xd800 && meant <= 0xdfff);
  return isCharacter ? String.fromCodePoint(meant) : '\ufffd';
}

function fromName(name: string, whole: string): string {
  return byName.get(name) ?? byName.get(name.toLowerCase()) ?? whole;
}

/** Names of the characters 160 to 255, in their order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const others: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  NewLine: '\n',
  Tab: '\t',
  lpar: '(',
  rpar: ')',
  comma: ',',
  period: '.',
  colon: ':',
  semi: ';',
  excl: '!',
  quest: '?',
  num: '#',
  percnt: '%',
  ast: '*',
  plus: '+',
  equals: '=',
  sol: '/',
  lsqb: '[',
  rsqb: ']',
  lowbar: '_',
  verbar: '|',
  commat: '@',
  dollar: '$',
  frac13: '⅓',
  frac23: '⅔',
  frac15: '⅕',
  frac25: '⅖',
  frac35: '⅗',
  frac45: '⅘',
  frac16: '⅙',
  frac56: '⅚',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  half: '½',
  frasl: '⁄',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '\u200c',
  zwj: '\u200d',
  ndash: '–',
  mdash: '—',
  horbar: '―',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  dagger: '†',
  Dagger: '‡',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  minus: '−',
  lowast: '∗',
  radic: '√',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  hearts: '♥',
  check: '✓',
  star: '☆',
  starf: '★',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  fnof: 'ƒ',
  circ: 'ˆ',
  tilde: '˜',
  Zcaron: 'Ž',
  zcaron: 'ž',
  Ccaron: 'Č',
  ccaron: 'č',
  Rcaron: 'Ř',
  rcaron: 'ř',
  Ecaron: 'Ě',
  ecaron: 'ě',
  Lstrok: 'Ł',
  lstrok: 'ł',
  Aogon: 'Ą',
  aogon: 'ą',
  Eogon: 'Ę',
  eogon: 'ę',
  Sacute: 'Ś',
  sacute: 'ś',
  Cacute: 'Ć',
  cacute: 'ć',
  Nacute: 'Ń',
  nacute: 'ń',
  Zdot: 'Ż',
  zdot: 'ż',
  Zacute: 'Ź',
  zacute: 'ź',
  inodot: 'ı',
  gbreve: 'ğ',
  scedil: 'ş',
  odblac: 'ő',
  udblac: 'ű',
};

const byName = new Map<string, string>([
  ...latin1
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries(others),
]);
