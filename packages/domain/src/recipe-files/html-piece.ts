/**
 * One recipe of an HTML export as pieces: what each marked element says, in the order of the file.
 *
 * The HTML itself is read elsewhere; here only names and texts arrive.
 */
import { fieldsOf, type Fields } from './fields';

export interface HtmlPiece {
  /** What marks the element: its `itemprop`, its id, or its classes, each a piece of its own. */
  name: string;
  /** Its `content`, or its address (of a link or a picture), or its text with a line for each block. */
  value: string;
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
