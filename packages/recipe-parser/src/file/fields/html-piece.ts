/**
 * One recipe of an HTML export as pieces: the name and the text of each marked element, in the order
 * of the file. The caller parses the HTML.
 */
import { fieldsOf, type Fields } from './fields';

export interface HtmlPiece {
  /** The `itemprop`, the id, or one of the classes of the element; each gives a piece. */
  name: string;
  /** Its `content`, or its address (of a link or an image), or its text with a line for each block. */
  value: string;
}

/** The name of the piece with the text of a link, if it has more than its address. */
export const nameOfLinkText = (name: string): string => `${name} (text)`;

/** The text of a link. */
export function linkText(fields: Fields, ...names: string[]): string | undefined {
  return fields.text(...names.map(nameOfLinkText));
}

/** The kind of file, by the element that holds one recipe. */
export type HtmlFormat = 'Recipe Keeper' | 'Copy Me That';

/** Pieces of the same name become a list. */
export function fieldsOfPieces(pieces: readonly HtmlPiece[]): Fields {
  const byName = new Map<string, string[]>();
  for (const { name, value } of pieces) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  return fieldsOf(
    Object.fromEntries(
      [...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
  );
}
