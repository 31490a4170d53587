/**
 * Whether an operation fits into what a plan owner may store, in bytes. Rules:
 *
 * - What makes a row longer, or adds one, fits within the limit.
 * - What makes none longer, and a tick, may go beyond it by a tenth: each operation is recorded, and whoever has no
 *   space must be able to shop, to undo and to shorten.
 * - What only removes always fits: there are no more removals than rows.
 *
 * What the rows take is counted by the database (`storage_use`). Here it is estimated, never as less, so that one
 * operation can be refused before the others run.
 */
import type { Applied } from './apply-operation';
import type { Operation } from './operations';
import { rowKey, type Row, type RowMap } from '../rows/rows';

/** In bytes. */
export interface StorageUse {
  used: number;
  limit: number;
}

/**
 * @param rows before the operation
 * @returns bytes that are used after it; undefined when it does not fit
 * @example usedAfter({ used: 900, limit: 1_000 }, addItems, applied, rows) // undefined
 */
export function usedAfter(
  { used, limit }: StorageUse,
  operation: Pick<Operation, 'name' | 'args'>,
  applied: Applied,
  rows: RowMap,
): number | undefined {
  const { changed, was, lost } = applied;
  const before = ({ kind, id }: Row) => rows.get(rowKey(kind, id));
  const rowBytes = changed.map((row) => bytesOfRow(row) - bytesOfRow(before(row)));
  const after = used + sum(rowBytes) + bytesOfRecord({ args: operation.args, was, lost });
  const longer = sum(changed.map((row) => lengthOf(row) - lengthOf(before(row))));
  if (changed.length > 0 && changed.every(({ isDeleted }) => isDeleted)) return after;
  const isSmall = longer <= 0 || ticks.includes(operation.name);
  return after <= (isSmall ? limit * beyondLimit : limit) ? after : undefined;
}

/** @param recorded of a refused operation nothing but that it was refused */
export const bytesOfRecord = (recorded: object = {}): number => columnBytes + bytesOf(recorded);

const beyondLimit = 1.1;
const ticks: readonly Operation['name'][] = ['tick', 'untick', 'clearDone', 'tickNamedItems'];
/** What a row takes beside its values. */
const columnBytes = 300;

const bytesOfRow = (row: Row | undefined): number =>
  row ? columnBytes + bytesOf([row.fields, row.stamps]) : 0;

const lengthOf = (row: Row | undefined): number => (row ? JSON.stringify(row.fields).length : 0);

/** A quarter more than the text: PostgreSQL writes spaces into JSON, and stamps get their version later. */
function bytesOf(value: object): number {
  const text = JSON.stringify(value);
  const plain = text.replaceAll(/[^ -~]/g, '').length;
  return Math.ceil((plain + 3 * (text.length - plain)) * 1.25);
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
