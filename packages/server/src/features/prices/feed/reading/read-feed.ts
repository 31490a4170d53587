/**
 * A file of products in batches: CSV (comma, semicolon or tab) or JSON (a list of objects, or {"products": […]}). Runs in
 * a limited process, since a file may hold anything.
 */
import { readFile } from 'node:fs/promises';
import { AppError } from '@saltbush/contract/errors';
import { feedLimits } from '@saltbush/contract/product-feeds';
import { csvRows } from '@saltbush/recipe-parser/file';
import { readFeedRow, type BrokenRow, type FeedRow, type RawRow } from './feed-row';

export interface FeedBatch {
  readonly rows: FeedRow[];
  readonly broken: BrokenRow[];
  /** Read so far, 0 to 1. */
  readonly progress: number;
}

/** @throws AppError VALIDATION_FAILED if it is no such file at all */
export async function* readFeed({ path }: { path: string }): AsyncGenerator<FeedBatch> {
  const text = await readFile(path, 'utf8');
  const isJson = /^\uFEFF?\s*[[{]/.test(text);
  let batch: { rows: FeedRow[]; broken: BrokenRow[] } = { rows: [], broken: [] };
  let count = 0;
  for (const { raw, row, progress } of isJson ? jsonRows(text) : tableRows(text)) {
    count += 1;
    if (count > feedLimits.rows) throw refused(`The file has more than ${feedLimits.rows} rows.`);
    const read = typeof raw === 'string' ? { row, reason: raw } : readFeedRow(raw, row);
    if ('reason' in read) batch.broken.push(read);
    else batch.rows.push(read);
    if (batch.rows.length + batch.broken.length < batchSize) continue;
    yield { ...batch, progress };
    batch = { rows: [], broken: [] };
  }
  if (count === 0) throw refused('There is no product in this file.');
  yield { ...batch, progress: 1 };
}

interface Numbered {
  /** A row, or why it is none. */
  raw: RawRow | string;
  row: number;
  progress: number;
}

const batchSize = 1000;

function* tableRows(text: string): Generator<Numbered> {
  let heading: string[] | undefined;
  let row = 0;
  let read = 0;
  for (const cells of csvRows(text, true)) {
    row += 1;
    read += cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!heading) {
      heading = cells.map((cell) =>
        cell
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      );
      checkHeading(heading);
      continue;
    }
    const raw = Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
    const isLong = cells.length > heading.length;
    yield {
      raw: isLong ? 'It has more cells than the heading.' : raw,
      row,
      progress: Math.min(1, read / text.length),
    };
  }
}

function checkHeading(heading: readonly string[]): void {
  const missing = ['retailer', 'product_id', 'name'].filter((name) => !heading.includes(name));
  if (missing.length > 0) {
    throw refused(`The first row must name the columns; ${missing.join(', ')} is missing.`);
  }
}

function* jsonRows(text: string): Generator<Numbered> {
  const list = productsOf(text);
  for (const [index, each] of list.entries()) {
    const isRow = typeof each === 'object' && each !== null && !Array.isArray(each);
    yield {
      raw: isRow ? (each as RawRow) : 'It is no object.',
      row: index + 1,
      progress: (index + 1) / list.length,
    };
  }
}

function productsOf(text: string): unknown[] {
  try {
    const parsed = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    const list = Array.isArray(parsed) ? parsed : (parsed as { products?: unknown }).products;
    if (Array.isArray(list)) return list as unknown[];
  } catch {
    // Answered below: what is broken JSON is no list either.
  }
  throw refused('This JSON is no list of products.');
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', [{ field: 'file', message }]);
}
