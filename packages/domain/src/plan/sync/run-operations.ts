/**
 * What the server does with the operations of a device, as one change of a plan owner's rows. Rules:
 *
 * - Operations run in the order of their numbers. One that ran before is skipped; after a gap it stops.
 * - Each row that an operation changes gets the next version. One that only lost a value takes a version too,
 *   so that the loss has a place in the order.
 * - A refused operation changes nothing, and the next one runs. So it is with one that its owner has no space for.
 */
import { applyOperation } from './apply-operation';
import type { Applied, ValuesBefore } from './apply-operation';
import { longestOperationDays } from './operations';
import type { LostValue, QueuedOperation, Refusal, RefusalCode } from './operations';
import { limitOf, groupKey, groupOf } from './row-groups';
import { rowKey } from '../rows/rows';
import type { Row, RowMap, Stamp } from '../rows/rows';
import { bytesOfRecord, usedAfter, type StorageUse } from './storage';

export interface PlanState {
  /** At least those of `rowsOfOperation` of each operation. */
  rows: RowMap;
  version: number;
  /** The last operation of this device that ran. */
  lastSeq: number;
}

export interface RunContext {
  userId: string;
  /** The server's clock in milliseconds. */
  now: number;
  /** What the rows alone cannot tell: permissions and recipes. */
  refusalOf: (operation: QueuedOperation) => RefusalCode | undefined;
  /** How many rows there are, by `groupKey`; a group that is not counted has no limit. */
  counts?: ReadonlyMap<string, number>;
  /** What the owner stores; without it, bytes have no limit. */
  storage?: StorageUse | undefined;
}

export interface Ran {
  /** The changed ones, in the order of their versions. */
  rows: readonly Row[];
  version: number;
  lastSeq: number;
  refused: Refusal[];
  lost: LostValue[];
  log: readonly LoggedOperation[];
  /** What the operations of the next device are run on. */
  after: { rows: RowMap; counts: ReadonlyMap<string, number>; storage: StorageUse | undefined };
}

/** An operation that ran, for history, undo, and devices whose answer was lost. */
export interface LoggedOperation {
  operation: QueuedOperation;
  /** The owner's version after it; that of the operation before when it changed nothing. */
  version: number;
  /** Corrected, in milliseconds: the time that its values have. */
  at: number;
  was: ValuesBefore;
  lost: readonly LostValue[];
  refusal?: RefusalCode;
}

/**
 * Runs a device's operations. What it was given stays as it is.
 *
 * @example
 * const { rows, version, lastSeq } = runOperations({ rows, version: 7, lastSeq: 2 }, [third, fourth], context)
 */
export function runOperations(
  state: PlanState,
  operations: readonly QueuedOperation[],
  context: RunContext,
): Ran {
  const run = {
    rows: new Map(state.rows),
    counts: new Map(context.counts),
    storage: context.storage && { ...context.storage },
    version: state.version,
    changed: new Map<string, Row>(),
    log: [] as LoggedOperation[],
  };
  let { lastSeq } = state;
  for (const operation of operations.toSorted((one, other) => one.seq - other.seq)) {
    if (operation.seq > lastSeq + 1) break;
    if (operation.seq <= lastSeq) continue;
    run.log.push(runOne(run, operation, context));
    lastSeq = operation.seq;
  }
  const refused = run.log.flatMap(({ operation: { id, seq }, refusal: code }) =>
    code ? [{ id, seq, code }] : [],
  );
  const lost = run.log.flatMap((logged) => logged.lost);
  const rows = [...run.changed.values()].toSorted((one, other) => one.version - other.version);
  const after = { rows: run.rows, counts: run.counts, storage: run.storage };
  return { rows, version: run.version, lastSeq, refused, lost, log: run.log, after };
}

interface Run {
  rows: Map<string, Row>;
  counts: Map<string, number>;
  storage: StorageUse | undefined;
  version: number;
  changed: Map<string, Row>;
  log: LoggedOperation[];
}

function runOne(run: Run, operation: QueuedOperation, context: RunContext): LoggedOperation {
  const at = Math.min(operation.at + operation.offset, context.now);
  const applied = tryOperation(run, operation, context, at);
  if (applied.refusal) {
    if (run.storage) run.storage.used += bytesOfRecord();
    return { operation, at, version: run.version, was: {}, lost: [], refusal: applied.refusal };
  }
  const first = run.version + 1;
  for (const row of applied.changed) putRow(run, row);
  if (applied.changed.length === 0 && applied.lost.length > 0) run.version += 1;
  const lost = applied.lost.map((value) => ({ ...value, version: Math.max(first, run.version) }));
  return { operation, at, version: run.version, was: applied.was, lost };
}

function tryOperation(
  run: Run,
  operation: QueuedOperation,
  { userId, now, refusalOf }: RunContext,
  at: number,
): Applied {
  const refuse = (refusal: RefusalCode): Applied => ({ changed: [], lost: [], was: {}, refusal });
  if (now - at > longestOperationDays * dayMs) return refuse('TOO_OLD');
  const refusal = refusalOf(operation);
  if (refusal) return refuse(refusal);
  const applied = applyOperation(run.rows, operation, { userId, now });
  if (applied.refusal) return applied;
  if (!fitsLimits(run, applied.changed)) return refuse('FULL');
  return takeStorage(run, operation, applied) ? applied : refuse('STORAGE_FULL');
}

/** Counts what it takes; false when there is no space for it. */
function takeStorage(run: Run, operation: QueuedOperation, applied: Applied): boolean {
  if (!run.storage) return true;
  const used = usedAfter(run.storage, operation, applied, run.rows);
  if (used !== undefined) run.storage.used = used;
  return used !== undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether no group that these rows enter would have more than its limit. */
function fitsLimits(run: Run, changed: readonly Row[]): boolean {
  const added = new Map<string, number>();
  for (const row of changed) {
    const group = groupOf(row);
    if (!group || isSameGroup(run.rows.get(rowKey(row.kind, row.id)), row)) continue;
    const key = groupKey(group);
    added.set(key, (added.get(key) ?? 0) + 1);
    const count = run.counts.get(key);
    if (count !== undefined && count + added.get(key)! > limitOf(group)) return false;
  }
  return true;
}

function putRow(run: Run, row: Row): void {
  const key = rowKey(row.kind, row.id);
  const before = run.rows.get(key);
  if (!isSameGroup(before, row)) {
    countInGroup(run, before, -1);
    countInGroup(run, row, 1);
  }
  run.version += 1;
  const numbered = { ...row, version: run.version, stamps: numberStamps(row, before, run.version) };
  run.rows.set(key, numbered);
  run.changed.set(key, numbered);
}

function isSameGroup(before: Row | undefined, row: Row): boolean {
  const [one, other] = [before && groupOf(before), groupOf(row)];
  return one !== undefined && other !== undefined && groupKey(one) === groupKey(other);
}

function countInGroup(run: Run, row: Row | undefined, difference: 1 | -1): void {
  const group = row && groupOf(row);
  const count = group && run.counts.get(groupKey(group));
  if (count !== undefined) run.counts.set(groupKey(group!), count + difference);
}

/** Gives the version to the stamps that are new. */
function numberStamps(row: Row, before: Row | undefined, version: number): Row['stamps'] {
  const stamps = Object.entries(row.stamps).map(([field, stamp]): [string, Stamp] => {
    const isNew = stamp !== before?.stamps[field];
    return [field, isNew ? [stamp[0], stamp[1], version] : stamp];
  });
  return Object.fromEntries(stamps);
}
