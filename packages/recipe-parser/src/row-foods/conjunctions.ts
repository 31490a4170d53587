/**
 * Splits a text at its conjunctions.
 *
 * - A comma or semicolon, "and", "n", "&", "+", "plus", "or" and a slash between words are conjunctions.
 * - "and/or" is "or". What is in brackets is not cut.
 * - After `mostParts` the rest is one part: no row of a recipe joins so many foods.
 */
export type Conjunction = '' | ',' | 'and' | 'or' | '/';

export interface JoinedText {
  readonly text: string;
  /** The conjunction before it; blank for the first. */
  readonly conjunction: Conjunction;
}

/**
 * @example splitAtConjunctions('salt, pepper and oil')
 * // [{ text: 'salt', conjunction: '' }, { text: 'pepper', conjunction: ',' }, { text: 'oil', conjunction: 'and' }]
 */
export function splitAtConjunctions(text: string): JoinedText[] {
  if (!mayJoin.test(text))
    return text.trim() === '' ? [] : [{ text: text.trim(), conjunction: '' }];
  const parts: JoinedText[] = [];
  let conjunction: Conjunction = '';
  let start = 0;
  const add = (end: number) => {
    const part = text.slice(start, end).trim();
    if (part !== '') parts.push({ text: part, conjunction: parts.length === 0 ? '' : conjunction });
  };
  for (const match of text.matchAll(conjunctionOrBracket)) {
    if (match[0].startsWith('(')) continue;
    if (parts.length === mostParts - 1) break;
    add(match.index);
    conjunction = conjunctionOf(match[0]);
    start = match.index + match[0].length;
  }
  add(text.length);
  return parts;
}

/** @example joinTexts(splitAtConjunctions('salt & pepper')) // 'salt and pepper' */
export function joinTexts(parts: readonly JoinedText[]): string {
  return parts.map(({ text, conjunction }) => `${written[conjunction]}${text}`).join('');
}

/**
 * The remarks of a note, which a comma or semicolon separates.
 *
 * @example splitAtCommas('diced, to serve') // ['diced', 'to serve']
 */
export function splitAtCommas(note: string): string[] {
  if (note.trim() === '') return [];
  const pieces = note.split(separator);
  const rest = pieces.splice(mostParts - 1).join(',');
  return [...pieces, rest].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function conjunctionOf(found: string): Conjunction {
  const mark = found.trim().toLowerCase();
  if (mark === ',' || mark === ';') return ',';
  if (mark === 'or' || mark === 'and/or') return 'or';
  return mark === '/' ? '/' : 'and';
}

const written: Readonly<Record<Conjunction, string>> = {
  '': '',
  ',': ', ',
  and: ' and ',
  or: ' or ',
  '/': '/',
};

/** Half as many again as the longest of 4,000 lines of recipes has. */
const mostParts = 16;

/** No comma of a number: "d'1,5 kg". */
const separator = /;|,(?!\d)|(?<!\d),/;

/** A quick check for every name; few match. */
const mayJoin = /[,;&+/]|\b(?:and|n|plus|or)\b/i;
const conjunctionOrBracket =
  /\([^()]*\)|[,;]|(?<![^\s,;])(?:and\/or|and|['’]?n['’]?|plus|or)(?!\S)|\s[&+]|[&+]\s|(?<=\p{L}{2})\s?\/\s?(?=\p{L}{2})/giu;
