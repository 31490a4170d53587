/** The rows of a table: the first one names the columns. */
import { CsvReader } from '@saltbush/recipe-parser/file';
import { refused, type Numbered, type RowReader } from './numbered-row';

export function tableRows(): RowReader {
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
  if (cells.length > heading.length) return 'It has more cells than the heading.';
  return Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
}

function headingOf(cells: readonly string[]): string[] {
  const heading = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const missing = ['retailer', 'product_id', 'name'].filter((name) => !heading.includes(name));
  if (missing.length > 0) {
    throw refused(`The first row must name the columns; ${missing.join(', ')} is missing.`);
  }
  return heading;
}
