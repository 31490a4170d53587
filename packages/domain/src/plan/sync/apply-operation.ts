/**
 * One operation on the rows of a plan owner: a device runs it at once, the server again in its order. It has no
 * clock: the author's `now` is the latest time that the operation can have.
 */
import { mutatorOf } from './mutators/all-mutators';
import { startDraft } from './mutators/draft';
import type { Author, ValuesBefore } from './mutators/draft';
import type { LostValue, Operation, RefusalCode } from './operations';
import type { Row, RowMap } from '../rows/rows';

export type { Author, ValuesBefore };

export interface Applied {
  /** New versions of rows, and new rows; numbered by `runOperations`. */
  changed: readonly Row[];
  lost: readonly Omit<LostValue, 'version'>[];
  was: ValuesBefore;
  /** Then nothing has changed. */
  refusal?: RefusalCode;
}

/**
 * Runs an operation, wholly or not at all. The rows that it was given stay as they are.
 *
 * @param rows at least those of `rowsOfOperation`
 * @example
 * applyOperation(rows, { ...operation, name: 'removeItem', args: { id } }, { userId, now }).changed
 * // [{ kind: 'items', id, isDeleted: true, … }]
 */
export function applyOperation(rows: RowMap, operation: Operation, author: Author): Applied {
  const draft = startDraft(rows, operation, author);
  const refusal = mutatorOf(operation.name).apply(draft, operation.args);
  if (refusal) return { changed: [], lost: [], was: {}, refusal };
  return { changed: [...draft.changed.values()], lost: draft.lost, was: draft.was };
}
