/**
 * A file of products in batches: CSV (comma, semicolon or tab) or JSON (a list of objects, or {"products": […]}). It is
 * read piece by piece, so that its size is no question of memory, in a limited process, since a file may hold anything.
 */
import { stat } from 'node:fs/promises';
import { feedLimits } from '@saltbush/contract/admin/product-feeds';
import { say } from '@saltbush/domain/texts/say';
import { readFeedRow, type BrokenRow, type FeedRow } from './feed-row';
import { rowsOfFile } from './file-rows';
import { jsonRows } from './json-rows';
import { refused } from './numbered-row';
import { tableRows } from './table-rows';

export interface FeedBatch {
  readonly rows: FeedRow[];
  readonly broken: BrokenRow[];
  /** Read so far, 0 to 1. */
  readonly progress: number;
}

/** @throws AppError VALIDATION_FAILED if it is no such file at all */
export async function* readFeed({ path }: { path: string }): AsyncGenerator<FeedBatch> {
  const { size } = await stat(path);
  let batch: { rows: FeedRow[]; broken: BrokenRow[] } = { rows: [], broken: [] };
  let count = 0;
  let read = 0;
  const readers = { table: () => tableRows(headingOf), json: () => jsonRows(['products']) };
  const rows = rowsOfFile(path, { ...readers, onRead: (bytes) => (read = bytes) });
  for await (const { raw, row } of rows) {
    count += 1;
    if (count > feedLimits.rows)
      throw refused(say('The file has more than {rows} rows.', { rows: feedLimits.rows }));
    const result = typeof raw === 'string' ? { row, reason: raw } : readFeedRow(raw, row);
    if ('reason' in result) batch.broken.push(result);
    else batch.rows.push(result);
    if (batch.rows.length + batch.broken.length < batchSize) continue;
    yield { ...batch, progress: Math.min(1, read / size) };
    batch = { rows: [], broken: [] };
  }
  if (count === 0) throw refused(say('There is no product in this file.'));
  yield { ...batch, progress: 1 };
}

const batchSize = 1000;

/** @throws AppError VALIDATION_FAILED if a column is missing */
function headingOf(cells: readonly string[]): string[] {
  const heading = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const missing = ['retailer', 'product_id', 'name'].filter((name) => !heading.includes(name));
  if (missing.length > 0) {
    throw refused(
      say('The first row must name the columns; {missing} is missing.', {
        missing: missing.join(', '),
      }),
    );
  }
  return heading;
}
