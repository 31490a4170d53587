/** JSON Lines: an object on each line. A line that is none is named, and the others are read. */
import type { RawRow } from '../../feed/reading/feed-row';
import type { Numbered, RowReader } from '../../feed/reading/numbered-row';

export function jsonLineRows(): RowReader {
  let rest = '';
  let row = 0;
  function* lines(text: string): Generator<Numbered> {
    row += 1;
    const line = text.replace(/^\uFEFF/, '').trim();
    if (line !== '') yield { raw: objectOf(line), row };
  }
  return {
    *read(piece) {
      const [first, ...others] = piece.split('\n');
      // What no line break ends within this is no row; its end is read, so that the next row has its number.
      rest = rest.length > longestLine ? rest : rest + first!;
      for (const line of others) {
        yield* lines(rest);
        rest = line;
      }
    },
    *end() {
      yield* lines(rest);
    },
  };
}

const longestLine = 256 * 1024;

function objectOf(line: string): Numbered['raw'] {
  try {
    const value: unknown = line.length > longestLine ? undefined : JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as RawRow;
  } catch {
    // Said below.
  }
  return 'no object on the line';
}
