/**
 * The rows of a plan owner on a device: what the server has confirmed, and operations that wait for it. Rules:
 *
 * - Shown are the confirmed rows with the waiting operations run on top of them, in their order.
 * - An answer that is older than what the device has changes nothing.
 * - Operations leave the queue when the server is done with them and all its rows have arrived.
 */
import { applyOperation } from './apply-operation';
import type { Author } from './apply-operation';
import type { Operation, OperationArgs, OperationName, QueuedOperation } from './operations';
import { rowsOfOperation } from './rows-of-operation';
import { rowKey } from './rows';
import type { Row, RowMap } from './rows';

export interface DeviceState {
  confirmed: RowMap;
  /** In the order of their numbers. */
  queue: readonly QueuedOperation[];
  /** Of the last row that has arrived. */
  version: number;
  /** Of the database that the rows come from; null before the first answer. */
  epoch: string | null;
}

/** What of the server's answer changes a device's rows. */
export interface RowsAnswer {
  epoch: string;
  version: number;
  /** The version from which the device asked. */
  since: number;
  isReset: boolean;
  hasMore: boolean;
  lastSeq: number;
  rows: readonly Row[];
}

/**
 * What the screen shows, removed rows included. An operation that the rows refuse is left out.
 *
 * A device does not compare times with its clock: the clock may have been put right since, and then a later
 * operation would seem earlier than the one before it. The server, which has one clock, does.
 *
 * @example shownRows(state, { userId }).get(rowKey('items', id))
 */
export function shownRows(
  { confirmed, queue }: DeviceState,
  { userId }: Pick<Author, 'userId'>,
): RowMap {
  const author = { userId, now: Number.POSITIVE_INFINITY };
  const shown = new Map(confirmed);
  for (const operation of queue) {
    for (const row of applyOperation(shown, operation, author).changed) {
      shown.set(rowKey(row.kind, row.id), row);
    }
  }
  return shown;
}

/**
 * The state after an answer of the server, to be stored in one transaction. The same state when the answer is
 * older than it. From another database, the remaining operations get numbers that continue those of the server.
 */
export function takeAnswer(state: DeviceState, answer: RowsAnswer): DeviceState {
  const isFirst = state.epoch === null;
  const isOther = !isFirst && answer.epoch !== state.epoch;
  const isLate = answer.version < state.version || answer.since > state.version;
  if (!answer.isReset && (isOther || isLate)) return state;
  const confirmed = new Map(answer.isReset ? [] : state.confirmed);
  for (const row of answer.rows) {
    const held = confirmed.get(rowKey(row.kind, row.id));
    if (!held || row.version >= held.version) confirmed.set(rowKey(row.kind, row.id), row);
  }
  // With more to come, some rows of these operations may not have arrived.
  const waiting = answer.hasMore
    ? state.queue
    : state.queue.filter(({ seq }) => seq > answer.lastSeq);
  const queue = isOther ? renumber(waiting, answer.lastSeq) : waiting;
  return { confirmed, queue, version: answer.version, epoch: answer.epoch };
}

function renumber(queue: readonly QueuedOperation[], lastSeq: number): QueuedOperation[] {
  let next = lastSeq;
  return queue.map((operation) =>
    operation.seq <= lastSeq ? operation : { ...operation, seq: (next += 1) },
  );
}

/** What a device knows when someone changes something. */
export interface Making<Name extends OperationName> {
  id: string;
  name: Name;
  args: OperationArgs[Name];
  /** The device's clock in milliseconds. */
  at: number;
  /** What to add to it to have the server's. */
  offset: number;
}

/**
 * An operation on the rows that are shown. It is later than all that its author sees of these rows, and than
 * what waits to change them, whatever the device's clock says.
 *
 * @param shown from `shownRows`
 * @param seen the version of the confirmed rows
 * @param waiting operations of this device that the server has not confirmed
 * @example makeOperation(shown, version, { id, name: 'removeItem', args: { id: itemId }, at, offset }, queue)
 */
export function makeOperation<Name extends OperationName>(
  shown: RowMap,
  seen: number,
  making: Making<Name>,
  waiting: readonly Operation[] = [],
): Operation<Name> {
  const keys = new Set(keysOf(making));
  const stamps = [...keys].flatMap((key) => Object.values(shown.get(key)?.stamps ?? {}));
  const before = waiting.filter((operation) => keysOf(operation).some((key) => keys.has(key)));
  const times = [...stamps.map(([at]) => at), ...before.map(({ at, offset }) => at + offset)];
  const at = times.reduce((latest, time) => Math.max(latest, time + 1 - making.offset), making.at);
  return { ...making, at, seen };
}

const keysOf = (operation: Pick<Operation, 'name' | 'args'>): string[] =>
  rowsOfOperation(operation).map(({ kind, id }) => rowKey(kind, id));
