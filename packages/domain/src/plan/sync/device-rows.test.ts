import { describe, expect, it } from 'vitest';
import { takeAnswer } from './device-rows';
import type { DeviceState, RowsAnswer } from './device-rows';
import type { QueuedOperation } from './operations';
import { rowKey } from '../rows/rows';
import { makeOperation, shownRows } from './shown-rows';
import type { ItemRow, Row } from '../rows/rows';

const author = { userId: 'ann' };
const milk: Row<'items'> = {
  kind: 'items',
  id: 'milk',
  fields: { text: 'milk', order: 'a0' },
  stamps: { text: [100, 'ben', 4], order: [100, 'ben', 4] },
  isDeleted: false,
  version: 4,
};
const rename = (seq: number, text: string): QueuedOperation => ({
  id: `rename-${seq}`,
  seq,
  name: 'changeItem',
  args: { id: 'milk', change: { text } },
  at: 200 + seq,
  offset: 0,
  seen: 4,
});
const state: DeviceState = {
  confirmed: new Map([['items/milk', milk]]),
  queue: [rename(5, 'oat milk'), rename(6, 'soy milk')],
  version: 4,
  epoch: 'first',
};
const answer: RowsAnswer = {
  epoch: 'first',
  version: 5,
  since: 4,
  isReset: false,
  hasMore: false,
  lastSeq: 5,
  rows: [{ ...milk, version: 5, fields: { text: 'oat milk', order: 'a0' } } as Row],
};
const textOf = (of: DeviceState) =>
  (shownRows(of, author).get(rowKey('items', 'milk'))?.fields as ItemRow | undefined)?.text;
const seqsOf = (of: DeviceState) => of.queue.map(({ seq }) => seq);

describe('what is shown', () => {
  it('the shown rows of a device are the confirmed rows with the queue on top', () => {
    expect(textOf(state)).toBe('soy milk');
    expect(textOf({ ...state, queue: [] })).toBe('milk');
    expect(state.confirmed.get('items/milk')).toBe(milk);
  });
});

describe('an answer', () => {
  it('an answer to a device brings rows, and takes what is done off the queue', () => {
    const after = takeAnswer(state, answer);
    expect(after).toMatchObject({ version: 5, epoch: 'first' });
    expect(seqsOf(after)).toEqual([6]);
    expect(textOf({ ...after, queue: [] })).toBe('oat milk');
    expect(takeAnswer(after, answer)).toEqual(after);
  });

  it.each([
    ['older than the rows', { version: 3 }],
    ['to a question from later rows', { since: 5, version: 6 }],
    ['of another database, without a reset', { epoch: 'other' }],
  ])('an answer to a device is dropped when it is %s', (_, more) => {
    expect(takeAnswer(state, { ...answer, ...more })).toBe(state);
  });

  it('an answer to a device leaves the queue until all its rows have come', () => {
    expect(seqsOf(takeAnswer(state, { ...answer, hasMore: true }))).toEqual([5, 6]);
  });

  it('an answer of another database replaces the rows, and the queue goes on from its last number', () => {
    const reset = { ...answer, epoch: 'other', isReset: true, version: 1, lastSeq: 2, rows: [] };
    const after = takeAnswer(state, reset);
    expect([...after.confirmed]).toEqual([]);
    expect(after).toMatchObject({ version: 1, epoch: 'other' });
    expect(seqsOf(after)).toEqual([3, 4]);
  });

  it('an answer to a device that was away for long replaces the rows and leaves the numbers', () => {
    const reset = { ...answer, isReset: true, version: 1_000, lastSeq: 4, rows: [] };
    const after = takeAnswer(state, reset);
    expect([...after.confirmed]).toEqual([]);
    expect(seqsOf(after)).toEqual([5, 6]);
  });

  it('an answer is taken by a device that has no database yet', () => {
    const fresh: DeviceState = { confirmed: new Map(), queue: [], version: 0, epoch: null };
    expect(textOf(takeAnswer(fresh, { ...answer, since: 0 }))).toBe('oat milk');
  });
});

describe('a new operation', () => {
  const making = {
    id: 'x',
    name: 'changeItem',
    args: { id: 'milk', change: { text: 'goat milk' } },
    offset: 50,
  } as const;

  it('a new operation has the time of the clock', () => {
    expect(makeOperation(shownRows(state, author), 4, { ...making, at: 900 })).toMatchObject({
      at: 900,
      seen: 4,
    });
  });

  it('a new operation is later than all that its author sees, when the clock was put back', () => {
    const made = makeOperation(shownRows(state, author), 4, { ...making, at: 10 });
    expect(made.at + made.offset).toBe(207);
    expect(textOf({ ...state, queue: [...state.queue, { ...made, seq: 7 }] })).toBe('goat milk');
  });

  it('a new operation is later than what waits to change the same row, shown or not', () => {
    const line = { week: '2026-11-23', keys: [], items: ['milk'] };
    const clear: QueuedOperation = { ...rename(7, ''), name: 'clearDone', args: line, at: 5_000 };
    const made = makeOperation(shownRows(state, author), 4, { ...making, at: 900 }, [clear]);
    expect(made.at + made.offset).toBe(5_001);
    const other = { ...clear, args: { ...line, items: ['eggs'] } };
    expect(makeOperation(shownRows(state, author), 4, { ...making, at: 900 }, [other]).at).toBe(
      900,
    );
  });
});
