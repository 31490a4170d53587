import { describe, expect, it } from 'vitest';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { acknowledge } from './acknowledge';
import type { PlanMeta, SyncAnswerOnDevice } from './database';
import { storedFormatOf } from './plan-meta';

const operation = (seq: number): QueuedOperation => ({
  id: `op-${seq}`,
  seq,
  name: 'removeItem',
  args: { id: 'item' },
  at: 0,
  offset: 0,
  seen: 0,
});
const meta: PlanMeta = {
  owner: 'priya',
  version: 10,
  epoch: 'one',
  nextSeq: 8,
  numbering: 0,
  offset: 0,
  format: storedFormatOf('priya'),
};
const answer = (change: Partial<SyncAnswerOnDevice>): SyncAnswerOnDevice => ({
  epoch: 'one',
  version: 12,
  isReset: false,
  basis: { floor: 3, access: 'all' },
  lastSeq: 6,
  rows: [],
  recipes: [],
  itemNeeds: {},
  foods: {},
  refused: [],
  lostValues: [],
  people: {},
  since: 10,
  acknowledgedBefore: 4,
  numbering: 0,
  offset: 500,
  at: 1_000_000_000,
  ...change,
});
const queue = [operation(5), operation(6), operation(7)];
const seqs = (operations: readonly QueuedOperation[]) => operations.map(({ seq }) => seq);

it('an acknowledgement removes what the server is done with, and stores what it applied', () => {
  const refused = [{ id: 'op-5', seq: 5, code: 'FULL' as const }];
  const change = acknowledge(answer({ refused }), meta, queue, []);
  expect(seqs(change.leaving)).toEqual([5, 6]);
  expect(seqs(change.acknowledged)).toEqual([6]);
  expect(change.meta).toMatchObject({ version: 12, nextSeq: 8, offset: 500 });
  expect(change.meta.basis).toEqual({ floor: 3, access: 'all' });
});

it('an acknowledgement brings no rows of an answer that another tab’s has overtaken', () => {
  const change = acknowledge(answer({ version: 9 }), meta, queue, []);
  expect(change.isOutdated).toBe(true);
  expect(seqs(change.leaving)).toEqual([5, 6]);
  expect(change.meta).toBe(meta);
});

it('an acknowledgement brings no rows of a call from rows that were dropped meanwhile', () => {
  const dropped = { ...meta, version: 0 };
  expect(acknowledge(answer({}), dropped, queue, []).meta).toBe(dropped);
});

it('an acknowledgement brings a reset of a server that lost rows, but not of a slow call', () => {
  const reset = { isReset: true, version: 9 };
  expect(acknowledge(answer(reset), meta, queue, []).meta.version).toBe(9);
  expect(acknowledge(answer({ ...reset, since: 8 }), meta, queue, []).meta).toBe(meta);
});

it('an acknowledgement never gives a number again because a slow answer knows of fewer', () => {
  const overtaken = acknowledge(answer({ lastSeq: 5 }), meta, [], []);
  expect(overtaken.renumbered).toEqual([]);
  expect(overtaken.meta.nextSeq).toBe(8);
});

describe('a server that lost what it had acknowledged', () => {
  const sent = [
    { ...operation(3), sentAt: 999_999_000 },
    { ...operation(4), sentAt: 999_999_000 },
    { ...operation(1), id: 'old', sentAt: 999_999_000 - 8 * 24 * 60 * 60 * 1000 },
  ];

  it('a server that lost operations gets the acknowledged ones of a week and the queue, renumbered', () => {
    const change = acknowledge(answer({ epoch: 'two', lastSeq: 2 }), meta, queue, sent);
    expect(change.renumbered.map(({ id, seq }) => `${seq} ${id}`)).toEqual([
      '3 op-3',
      '4 op-4',
      '5 op-5',
      '6 op-6',
      '7 op-7',
    ]);
    expect(change.meta).toMatchObject({ epoch: 'two', nextSeq: 8, numbering: 1 });
  });

  it("a server that lost operations has run the call's, and what it refused is repeated after the rest", () => {
    const refused = [{ id: 'op-6', seq: 6, code: 'INVALID' as const }];
    const change = acknowledge(answer({ epoch: 'two', lastSeq: 6, refused }), meta, queue, sent);
    expect(change.renumbered.map(({ seq, args }) => ({ seq, args }))).toHaveLength(4);
    const [third, fourth, repeated, waiting] = change.renumbered;
    expect([third?.id, fourth?.id, waiting?.id]).toEqual(['op-3', 'op-4', 'op-7']);
    expect(repeated?.id).not.toBe('op-6');
    expect(change.renumbered.map(({ seq }) => seq)).toEqual([7, 8, 9, 10]);
    expect(seqs(change.acknowledged)).toEqual([5]);
  });

  it('a server that lost operations and forgot the device only gets the queue', () => {
    const change = acknowledge(answer({ lastSeq: 0 }), meta, queue, sent);
    expect(seqs(change.renumbered)).toEqual([1, 2, 3]);
    expect(change.meta.nextSeq).toBe(4);
  });

  it('a server that lost operations answers earlier calls in vain', () => {
    const later = { ...meta, epoch: 'two', numbering: 1 };
    const change = acknowledge(answer({ lastSeq: 60, acknowledgedBefore: 59 }), later, queue, []);
    expect(change).toMatchObject({ leaving: [], renumbered: [], isOutdated: true, meta: later });
  });
});
