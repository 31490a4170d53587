/** The rows of a table: the first one that is not blank names the columns. */
import { say } from '@saltbush/domain/texts/say';
import { CsvReader } from '@saltbush/recipe-parser/file';
import type { Numbered, RowReader } from './numbered-row';

/** @param headingOf the names of the columns, from the cells of the first row; may refuse them */
export function tableRows(headingOf: (cells: readonly string[]) => string[]): RowReader {
  const reader = new CsvReader(true);
  let heading: string[] | undefined;
  let row = 0;
  function* numbered(rows: Iterable<string[]>): Generator<Numbered> {
    for (const cells of rows) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (heading) yield { raw: rowOf(cells, heading), row };
      else heading = headingOf(cells);
    }
  }
  return {
    read: (piece) => numbered(reader.read(piece)),
    end: () => numbered(reader.end()),
  };
}

function rowOf(cells: readonly string[], heading: readonly string[]): Numbered['raw'] {
  if (cells.length > heading.length) return say('It has more cells than the heading.');
  return Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
}
