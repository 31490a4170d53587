/**
 * A device of the model: the real functions of `device-rows` and `shown-rows` over a disk that has only what a completed
 * transaction has written. Killing it leaves the disk, and sometimes the transactions that were about to end.
 */
import { applyOperation } from '../../src/plan/sync/apply-operation';
import { takeAnswer } from '../../src/plan/sync/device-rows';
import { makeOperation, shownRows } from '../../src/plan/sync/shown-rows';
import type { DeviceState } from '../../src/plan/sync/device-rows';
import type { Operation, QueuedOperation } from '../../src/plan/sync/operations';
import { rowKey } from '../../src/plan/rows/rows';
import type { RowMap } from '../../src/plan/rows/rows';
import { isEqual } from './model-server';
import type { Answer } from './model-server';
import type { Made } from './scene';

interface Disk {
  state: DeviceState;
  /** Of the last answer that was taken in. */
  floor: number;
  nextSeq: number;
  offset: number;
}

interface Transaction {
  run: (disk: Disk) => Disk;
  /** After it has completed, if the page still lives. */
  complete: () => void;
}

export interface ModelDevice {
  id: string;
  userId: string;
  /** What its clock is ahead of the server's, in milliseconds. */
  clockError: number;
  isOnline: boolean;
  disk: Disk;
  /** Begun and not completed, in order. */
  transactions: Transaction[];
  /** Changes on the screen that are not on the disk yet. */
  unwritten: Operation[];
  /** What the screen shows, brought up to date by each change. */
  screen: RowMap;
  /** Which page asked: answers to one that was killed reach nobody. */
  page: number;
  /** Operations that the person saw as saved. */
  acknowledged: Set<string>;
  /** Operations that have left its queue since this was last looked at. */
  left: QueuedOperation[];
}

/** @param error how much its clock is ahead, in milliseconds */
export function startDevice(id: string, userId: string, error: number): ModelDevice {
  const state: DeviceState = { confirmed: new Map(), queue: [], version: 0, epoch: null };
  return {
    id,
    userId,
    clockError: error,
    isOnline: true,
    disk: { state, floor: 0, nextSeq: 1, offset: 0 },
    transactions: [],
    unwritten: [],
    screen: new Map(),
    page: 0,
    acknowledged: new Set(),
    left: [],
  };
}

/** Someone changes something: at once on the screen, later on the disk. */
export function change(device: ModelDevice, id: string, made: Made, now: number): void {
  const { userId } = device;
  const { offset, state } = device.disk;
  const making = { id, ...made, at: now + device.clockError, offset };
  const waiting = [...state.queue, ...device.unwritten];
  const operation = makeOperation(device.screen, state.version, making, waiting);
  const { changed, refusal } = applyOperation(device.screen, operation, {
    userId,
    now: Number.POSITIVE_INFINITY,
  });
  if (refusal) return;
  const screen = new Map(device.screen);
  for (const row of changed) screen.set(rowKey(row.kind, row.id), row);
  device.screen = screen;
  device.unwritten.push(operation);
  device.transactions.push({
    run: (disk) => ({
      ...disk,
      nextSeq: disk.nextSeq + 1,
      state: {
        ...disk.state,
        queue: [...disk.state.queue, { ...operation, seq: disk.nextSeq }],
      },
    }),
    complete: () => {
      device.unwritten = device.unwritten.filter((other) => other !== operation);
      device.acknowledged.add(operation.id);
    },
  });
}

/** An answer arrives; it is on the disk, and on the screen, when its transaction has completed. */
export function receive(device: ModelDevice, answer: Answer, now: number): void {
  const offset = answer.now - (now + device.clockError);
  device.transactions.push({
    run: (disk) => {
      const state = takeAnswer(disk.state, answer);
      const isBack = !answer.isReset && state.version < disk.state.version;
      if (isBack) throw new Error(`${device.id} went back to an older version`);
      device.left.push(...disk.state.queue.filter((operation) => !state.queue.includes(operation)));
      const { floor } = state === disk.state ? disk : answer;
      return { ...disk, offset, state, floor };
    },
    complete: () => {
      device.screen = expectedScreen(device);
    },
  });
}

/** The oldest transaction ends. */
export function completeOne(device: ModelDevice): void {
  const transaction = device.transactions.shift();
  if (!transaction) return;
  device.disk = transaction.run(device.disk);
  transaction.complete();
}

/** @param surviving how many of the transactions that had begun reached the disk after all */
export function kill(device: ModelDevice, surviving: number): void {
  for (const { run } of device.transactions.splice(0, surviving)) device.disk = run(device.disk);
  device.transactions = [];
  device.unwritten = [];
  device.page += 1;
  device.screen = expectedScreen(device);
}

/** The confirmed rows on the disk with the queue, and what is being written, on top. */
function expectedScreen(device: ModelDevice): RowMap {
  const { state, nextSeq } = device.disk;
  const unwritten = device.unwritten.map((operation, index) => ({
    ...operation,
    seq: nextSeq + index,
  }));
  const queue = [...state.queue, ...unwritten];
  return shownRows({ ...state, queue }, device);
}

/** @throws Error when the screen is not the confirmed rows with all that waits on top */
export function checkScreen(device: ModelDevice): void {
  const expected = expectedScreen(device);
  const isSame = expected.size === device.screen.size;
  const differing = [...expected].find(([key, row]) => !isEqual(row, device.screen.get(key)));
  if (!isSame || differing) {
    throw new Error(`${device.id} shows something else: ${JSON.stringify(differing)}`);
  }
}
