/**
 * A file of products in batches: CSV (comma, semicolon or tab) or JSON (a list of objects, or {"products": […]}). It is
 * read piece by piece, so that its size is no question of memory, in a limited process, since a file may hold anything.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { feedLimits } from '@saltbush/contract/admin/product-feeds';
import { readFeedRow, type BrokenRow, type FeedRow } from './feed-row';
import { jsonRows } from './json-rows';
import { refused, type Numbered } from './numbered-row';
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
  const pieces = piecesOf(path, (bytes) => (read = bytes));
  for await (const { raw, row } of rowsOf(pieces)) {
    count += 1;
    if (count > feedLimits.rows) throw refused(`The file has more than ${feedLimits.rows} rows.`);
    const result = typeof raw === 'string' ? { row, reason: raw } : readFeedRow(raw, row);
    if ('reason' in result) batch.broken.push(result);
    else batch.rows.push(result);
    if (batch.rows.length + batch.broken.length < batchSize) continue;
    yield { ...batch, progress: Math.min(1, read / size) };
    batch = { rows: [], broken: [] };
  }
  if (count === 0) throw refused('There is no product in this file.');
  yield { ...batch, progress: 1 };
}

const batchSize = 1000;

/** @param onRead with the bytes that are read so far */
async function* piecesOf(path: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: pieceBytes });
  for await (const piece of file as AsyncIterable<string>) {
    onRead(file.bytesRead);
    yield piece;
  }
}

const pieceBytes = 256 * 1024;

/** The first piece says what it is: JSON begins with a bracket. */
async function* rowsOf(pieces: AsyncGenerator<string>): AsyncGenerator<Numbered> {
  const { value: first, done } = await pieces.next();
  if (done) return;
  const isJson = /^\uFEFF?\s*[[{]/.test(first);
  const rows = isJson ? jsonRows() : tableRows();
  yield* rows.read(first);
  for await (const piece of pieces) yield* rows.read(piece);
  yield* rows.end();
}
