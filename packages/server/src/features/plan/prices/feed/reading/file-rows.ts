/** The rows of a file, piece by piece, so that its size is no question of memory. */
import { createReadStream } from 'node:fs';
import { say } from '@saltbush/domain/texts/say';
import { refused, type Numbered, type RowReader } from './numbered-row';

export interface FileReaders {
  table: () => RowReader;
  json: () => RowReader;
  /** Objects on a line each; absent: such a file is read as JSON. */
  jsonLines?: () => RowReader;
  /** With the bytes that are read so far. */
  onRead?: (bytes: number) => void;
}

/** @throws AppError VALIDATION_FAILED if it is no such file */
export async function* rowsOfFile(path: string, readers: FileReaders): AsyncGenerator<Numbered> {
  const pieces = piecesOf(path, readers.onRead);
  const { value: first, done } = await pieces.next();
  if (done) return;
  const rows = readerOf(first, readers);
  yield* rows.read(first);
  for await (const piece of pieces) yield* rows.read(piece);
  yield* rows.end();
}

/** The first piece says what it is: JSON begins with a bracket. */
function readerOf(first: string, { table, json, jsonLines }: FileReaders): RowReader {
  if (/^(?:PK\u0003|PAR1|%PDF)/.test(first)) throw refused(noText);
  if (!/^\uFEFF?\s*[[{]/.test(first)) return table();
  return jsonLines && isObjectOnLine(first) ? jsonLines() : json();
}

const noText = say(
  'Please save it as CSV or JSON first: this file is a workbook or another kind of file.',
);

/** A whole object that stands on the first line, without a list of rows in it. */
function isObjectOnLine(text: string): boolean {
  const line = text.replace(/^\uFEFF?\s*/, '').split('\n', 1)[0]!;
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !Object.values(value).some(isListOfObjects);
  } catch {
    return false;
  }
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);

async function* piecesOf(path: string, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const file = createReadStream(path, { encoding: 'utf8', highWaterMark: pieceBytes });
  for await (const piece of file as AsyncIterable<string>) {
    onRead?.(file.bytesRead);
    yield piece;
  }
}

const pieceBytes = 256 * 1024;
