/**
 * A file of prices that somebody else made: CSV or TSV with headings, JSON (a list, or an object with one), or JSON Lines.
 * It is read piece by piece in a limited process, since a file may hold anything. Nothing is stored.
 */
import { priceFileLimits } from '@saltbush/contract/plan/prices/price-files';
import {
  columnMeanings,
  columnsOf,
  plainHeading,
  type ColumnMeaning,
  type PriceColumns,
} from '@saltbush/domain/plan/prices/files/price-columns';
import {
  readPriceRow,
  type PriceOfFile,
  type PriceRowContext,
} from '@saltbush/domain/plan/prices/files/read-price-row';
import { numberForm } from '@saltbush/domain/account/countries/forms';
import { say } from '@saltbush/domain/texts/say';
import { rowsOfFile } from '../../feed/reading/file-rows';
import { jsonRows } from '../../feed/reading/json-rows';
import { refused } from '../../feed/reading/numbered-row';
import { tableRows } from '../../feed/reading/table-rows';
import { jsonLineRows } from './json-line-rows';
import { SkippedRows, type SkippedRow } from './skipped-rows';

export interface PriceFileToRead {
  path: string;
  context: PriceRowContext;
}

export interface ReadPriceFile {
  columns: { meaning: ColumnMeaning; headings: string[] }[];
  unused: string[];
  prices: (PriceOfFile & { row: number })[];
  skipped: SkippedRow[];
}

/** @throws AppError VALIDATION_FAILED if no price of it can be taken, and why */
export async function readPriceFile({ path, context }: PriceFileToRead): Promise<ReadPriceFile> {
  const prices = new Map<string, PriceOfFile & { row: number }>();
  const skipped = new SkippedRows();
  const found = new FoundColumns();
  let count = 0;
  for await (const { raw, row } of rowsOfFile(path, readers)) {
    count += 1;
    if (count > priceFileLimits.rows) throw refused(tooMany());
    if (prices.size >= priceFileLimits.prices) {
      skipped.add(beyond(), row);
      continue;
    }
    const cells = typeof raw === 'string' ? raw : flat(raw);
    const columns = typeof cells === 'string' ? undefined : found.of(Object.keys(cells));
    if (typeof cells === 'string' || !columns) {
      skipped.add(typeof cells === 'string' ? cells : say('no name or no price'), row);
      continue;
    }
    const price = readPriceRow(cells, columns, context);
    if ('reason' in price) skipped.add(price.reason, row, price.currency);
    else if (prices.has(keyOf(price))) skipped.add(say('in the file twice'), row);
    else prices.set(keyOf(price), { ...price, row });
  }
  if (prices.size === 0)
    throw refused(count === 0 ? say('This file is empty.') : skipped.refusal(context.currency));
  return { ...found.report(), prices: [...prices.values()], skipped: skipped.list() };
}

const lists = ['items', 'prices', 'products', 'results', 'data'];
const readers = {
  table: () => tableRows(headingOf),
  json: () => jsonRows(lists),
  jsonLines: jsonLineRows,
};
const numbers = numberForm();
const tooMany = () =>
  say('This file has more than {most} rows. Please split it.', {
    most: numbers(priceFileLimits.rows),
  });
const beyond = () =>
  say('beyond the {most} prices that one file may have', {
    most: numbers(priceFileLimits.prices),
  });
const noColumns = say(
  'No column of this file says that it has prices of products. Its first row needs headings such as Item, Price and Store.',
);

function headingOf(cells: readonly string[]): string[] {
  const headings = cells.map(plainHeading);
  if (!columnsOf(headings)) throw refused(noColumns);
  return headings;
}

/** The same price of the same product on the same day, at the same retailer. */
const keyOf = ({ name, ean, packText, retailer, cents, date }: PriceOfFile): string =>
  [ean ?? name.toLowerCase(), packText, retailer, cents, date].join('\n');

/** An object in a row as columns: `{ location: { osm_name } }` is `location_osm_name`. */
function flat(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const [heading, value] of Object.entries(raw).slice(0, mostCells)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const parts = isObject ? Object.entries(value).slice(0, mostCells) : [['', value] as const];
    for (const [part, cell] of parts) {
      const name = plainHeading(
        `${heading.slice(0, longestHeading)} ${part.slice(0, longestHeading)}`,
      );
      if (name !== '' && cells[name] === undefined) cells[name] = cell;
    }
  }
  return cells;
}

const mostCells = 200;
const longestHeading = 100;

/** What columns mean; rows of JSON may have different ones. */
class FoundColumns {
  readonly #known = new Map<string, PriceColumns | undefined>();
  readonly #headings = new Set<string>();
  readonly #meanings = new Map<ColumnMeaning, Set<string>>();

  of(headings: readonly string[]): PriceColumns | undefined {
    const key = headings.join('\n');
    if (this.#known.has(key)) return this.#known.get(key);
    const columns = columnsOf(headings);
    // What is remembered of a file that has other columns in each row is limited.
    if (this.#known.size < mostKinds) {
      this.#known.set(key, columns);
      this.#note(headings, columns);
    }
    return columns;
  }

  report(): Pick<ReadPriceFile, 'columns' | 'unused'> {
    const columns = columnMeanings.flatMap((meaning) => {
      const headings = [...(this.#meanings.get(meaning) ?? [])];
      return headings.length > 0 ? [{ meaning, headings }] : [];
    });
    const used = new Set(columns.flatMap(({ headings }) => headings));
    const unused = [...this.#headings].filter((heading) => !used.has(heading));
    return { columns, unused: unused.slice(0, priceFileLimits.columns) };
  }

  #note(headings: readonly string[], columns: PriceColumns | undefined): void {
    for (const heading of headings) if (heading !== '') this.#headings.add(heading);
    for (const [meaning, of] of columns?.headings ?? []) {
      this.#meanings.set(meaning, new Set([...(this.#meanings.get(meaning) ?? []), ...of]));
    }
  }
}

const mostKinds = 100;
