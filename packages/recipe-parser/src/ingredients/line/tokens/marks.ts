/** The marks of a line and what they do. */
export type TokenKind = 'word' | 'number' | 'open' | 'close' | 'comma' | 'slash' | 'dash';

/** What a mark between words does; every mark that is not listed does nothing. */
export const markKinds: ReadonlyMap<number, TokenKind> = new Map(
  Object.entries({
    '(': 'open',
    '[': 'open',
    '{': 'open',
    ')': 'close',
    ']': 'close',
    '}': 'close',
    ',': 'comma',
    ';': 'comma',
    ':': 'comma',
    '/': 'slash',
    '|': 'slash',
    '-': 'dash',
    '–': 'dash',
    '—': 'dash',
    '~': 'word',
    '#': 'word',
    '+': 'word',
    '×': 'word',
    '"': 'word',
    '”': 'word',
    '″': 'word',
  } as const).map(([mark, kind]) => [mark.charCodeAt(0), kind]),
);

/** Those of ASCII by their code. */
export const asciiMarks = Array.from({ length: 128 }, (_, code) => markKinds.get(code));

/** Quotation marks, which are inches behind a digit. */
export const inchMarks: ReadonlySet<number> = new Set(
  Array.from('"”″', (mark) => mark.charCodeAt(0)),
);
