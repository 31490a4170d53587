/**
 * The rows that one operation changes, while it runs. Rules for one field:
 *
 * - A value set by someone who saw the present one replaces it. Otherwise the later one stays; of two at the
 *   same time, that of the greater user id, and of one user the one that runs last.
 * - A value that is lost without its replacement's author having seen it is noted for the person who set it,
 *   if it was someone else and the two differ in meaning.
 * - `deleted` is a field like others.
 */
import { rowKey } from '../../rows/rows';
import type { Row, RowKind, RowMap, RowReference, Stamp } from '../../rows/rows';
import type { LostValue, Operation } from '../operations';
import { isSameMeaning } from '../same-meaning';

/** Who runs an operation, and the server's clock in milliseconds: no time is later. */
export interface Author {
  userId: string;
  now: number;
}

/** Values before an operation, by row key and field; null is no value, and a new row has `deleted: true`. */
export type ValuesBefore = Record<string, Record<string, unknown>>;

export interface Draft {
  readonly userId: string;
  /** Corrected, in milliseconds. */
  readonly time: number;
  /** The version that the operation's author saw. */
  readonly seen: number;
  readonly rows: RowMap;
  readonly changed: Map<string, Row>;
  readonly lost: Omit<LostValue, 'version'>[];
  readonly was: ValuesBefore;
}

/** @example const draft = startDraft(rows, operation, { userId, now }) */
export function startDraft(rows: RowMap, operation: Operation, { userId, now }: Author): Draft {
  const time = Math.min(operation.at + operation.offset, now);
  return { userId, time, seen: operation.seen, rows, changed: new Map(), lost: [], was: {} };
}

/** The row as the draft has it, also one that was removed. */
export function findRow(draft: Draft, { kind, id }: RowReference): Row | undefined {
  const key = rowKey(kind, id);
  return draft.changed.get(key) ?? draft.rows.get(key);
}

/**
 * Puts a row without any field that can lose into the draft.
 *
 * @param fixed fields that never change, such as the week of a line
 */
export function createRow(draft: Draft, { kind, id }: RowReference, fixed: object = {}): Row {
  const row = { kind, id, fields: fixed, stamps: {}, isDeleted: false, version: 0 };
  draft.changed.set(rowKey(kind, id), row);
  return row;
}

/**
 * Sets a field, or leaves it to a later value of someone else.
 *
 * @param field a field of the row's kind, or `deleted`
 * @param value null takes the value away
 * @param isForced whether it is set also when the present value is later
 * @returns whether it was set
 */
export function setField(
  draft: Draft,
  reference: RowReference,
  field: string,
  value: unknown,
  isForced = false,
): boolean {
  const row = findRow(draft, reference)!;
  const key = rowKey(row.kind, row.id);
  const before = valueOf(row, field);
  const stamp = row.stamps[field];
  const isUnseen = stamp !== undefined && !hasSeen(draft, row, stamp);
  const isSet = isForced || !isUnseen || isLater(draft, stamp);
  if (isUnseen) noteLost(draft, row, { field, stamp, before, value, isSet });
  if (!isSet) return false;
  const values = (draft.was[key] ??= {});
  if (!(field in values)) values[field] = before;
  // After a value that was seen, so that it counts as later everywhere.
  const at = stamp && !isUnseen ? Math.max(draft.time, stamp[0]) : draft.time;
  draft.changed.set(key, withValue(row, field, value, [at, draft.userId]));
  return true;
}

/** @example valueOf(row, 'note') // null, without a note */
export function valueOf(row: Row, field: string): unknown {
  if (field === 'deleted') return row.isDeleted;
  return (row.fields as Record<string, unknown>)[field] ?? null;
}

/** Whether the author of the operation had seen this change of the row, or made it before. */
export function hasSeen({ seen, userId, time }: Draft, row: Row, stamp: Stamp): boolean {
  const [at, by, version = row.version] = stamp;
  return version <= seen || (by === userId && at <= time);
}

export interface Conflict {
  field: string;
  /** Of the value before. */
  stamp: Stamp;
  before: unknown;
  /** The author's. */
  value: unknown;
  isSet: boolean;
}

/** Set by ticking and putting away, which have no say in whether a row is removed. */
export const isTickField = (field: string): boolean => tickFields.includes(field);

const tickFields = ['covered', 'coveredFrom', 'coveredTo', 'coveredLeft', 'isCleared', 'tickedOn'];

/** Notes the value that a conflict lost, for the person who set it. Who ticked first is no news to anyone. */
export function noteLost(draft: Draft, row: Row, conflict: Conflict): void {
  const { field, stamp, before, value, isSet } = conflict;
  if (isTickField(field) || stamp[1] === draft.userId || isSameMeaning(before, value)) return;
  const [lost, kept] = isSet ? [before, value] : [value, before];
  const [author, by] = isSet ? [stamp[1], draft.userId] : [draft.userId, stamp[1]];
  draft.lost.push({ kind: row.kind, id: row.id, field, lost, kept, by, author });
}

function isLater({ time, userId }: Draft, [at, by]: Stamp): boolean {
  return time > at || (time === at && userId >= by);
}

function withValue(row: Row, field: string, value: unknown, stamp: Stamp): Row {
  const stamps = { ...row.stamps, [field]: stamp };
  if (field === 'deleted') return { ...row, stamps, isDeleted: value === true };
  const fields: Record<string, unknown> = { ...row.fields, [field]: value };
  if (value == null) delete fields[field];
  return { ...row, stamps, fields: fields as Row<RowKind>['fields'] };
}
