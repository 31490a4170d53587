/**
 * The rows of a plan owner on a device: what the server has confirmed, and operations that wait for it
 * (`shown-rows.ts` has what is shown). Rules:
 *
 * - An answer that is older than what the device has changes nothing.
 * - Operations leave the queue when the server is done with them and all its rows have arrived.
 */
import type { QueuedOperation } from './operations';
import { rowKey } from '../rows/rows';
import type { Row, RowMap } from '../rows/rows';

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
