/**
 * What a device shows of its rows, and what it makes of a change: the confirmed rows with the waiting operations run
 * on top of them, in their order.
 */
import { applyOperation } from './apply-operation';
import type { Author } from './apply-operation';
import type { DeviceState } from './device-rows';
import type { Operation, OperationArgs, OperationName } from './operations';
import { rowsOfOperation } from './rows-of-operation';
import { rowKey } from '../rows/rows';
import type { RowMap } from '../rows/rows';

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
