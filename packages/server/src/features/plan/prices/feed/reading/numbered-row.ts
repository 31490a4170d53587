/** What the readers of both formats find. */
import { AppError } from '@saltbush/contract/errors';
import type { RawRow } from './feed-row';

export interface Numbered {
  /** A row, or why it is none. */
  raw: RawRow | string;
  /** As a spreadsheet counts it. */
  row: number;
}

/** Reads a file piece by piece. Each method throws AppError VALIDATION_FAILED if it is no such file. */
export interface RowReader {
  read(piece: string): Iterable<Numbered>;
  end(): Iterable<Numbered>;
}

/** @example throw refused('This JSON is no list of products.') */
export function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', [{ field: 'file', message }]);
}
