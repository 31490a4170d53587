import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { OperationArgs, OperationName, QueuedOperation } from './operations';
import { runOperations, type PlanState, type RunContext } from './run-operations';
import { rowKey } from '../rows/rows';
import type { StorageUse } from './storage';

const now = Date.parse('2026-11-18T01:00:00Z');
const context: RunContext = { userId: 'ann', now, refusalOf: () => undefined };
const empty: PlanState = { rows: new Map(), version: 0, lastSeq: 0 };
const week = '2026-11-16';

const operation = <Name extends OperationName>(
  seq: number,
  name: Name,
  args: OperationArgs[Name],
): QueuedOperation => ({ id: `o-${seq}`, seq, name, args, at: now - 1_000, offset: 0, seen: 0 });
const add = (seq: number, id: string, note = '') =>
  operation(seq, 'addItems', { items: [{ id, text: id, order: 'a0', note }] });
const rename = (seq: number, id: string, text: string) =>
  operation(seq, 'changeItem', { id, change: { text } });

const refusedOf = (storage: StorageUse, operations: QueuedOperation[], state = empty) =>
  runOperations(state, operations, { ...context, storage }).refused.map(({ seq, code }) => [
    seq,
    code,
  ]);

describe('an operation of an owner whose storage is full', () => {
  const filled = runOperations(empty, [add(1, 'milk'), add(2, 'bread')], context);
  const state = { ...filled, rows: new Map(filled.rows.map((r) => [rowKey(r.kind, r.id), r])) };
  const full = { used: 1e6, limit: 1e6 };
  const wayBeyond = { used: 2e6, limit: 1e6 };
  const item = { week, items: ['milk'] };
  it.each<[string, QueuedOperation, boolean, boolean]>([
    ['that adds an item is refused', add(3, 'eggs'), false, false],
    ['that makes a text longer is refused', rename(3, 'milk', 'whole milk'), false, false],
    ['that makes a text shorter passes, within a tenth', rename(3, 'milk', 'oat'), true, false],
    ['that ticks passes, within a tenth', operation(3, 'tick', { ...item, on: week }), true, false],
    ['that unticks passes, within a tenth', operation(3, 'untick', item), true, false],
    ['that removes always passes', operation(3, 'removeItem', { id: 'milk' }), true, true],
  ])(
    'an operation for a full storage is decided by its size: one %s',
    (_, one, fits, fitsBeyond) => {
      const expected = (passes: boolean) => (passes ? [] : [[3, 'STORAGE_FULL']]);
      expect(refusedOf(full, [one], state)).toEqual(expected(fits));
      expect(refusedOf(wayBeyond, [one], state)).toEqual(expected(fitsBeyond));
    },
  );

  it('an operation that brings back what was removed passes, within a tenth beyond the limit', () => {
    const restore = operation(4, 'restoreRows', { rows: [{ kind: 'items', id: 'milk' }] });
    const remove = operation(3, 'removeItem', { id: 'milk' });
    expect(refusedOf(full, [remove, restore], state)).toEqual([]);
    expect(refusedOf(wayBeyond, [remove, restore], state)).toEqual([[4, 'STORAGE_FULL']]);
  });
});

it('an operation that finds no storage is refused alone, and those around it run', () => {
  const operations = [add(1, 'milk'), add(2, 'eggs', 'x'.repeat(2_000)), add(3, 'jam')];
  const storage = { used: 0, limit: 2_800 };
  const ran = runOperations(empty, operations, { ...context, storage });
  expect(ran.refused).toEqual([{ id: 'o-2', seq: 2, code: 'STORAGE_FULL' }]);
  expect(ran.rows.map(({ id }) => id)).toEqual(['milk', 'jam']);
  expect(ran.lastSeq).toBe(3);
  expect(storage.used).toBe(0);
});

const random = fc.array(
  fc.record({
    what: fc.constantFrom('add', 'rename', 'remove', 'tick', 'restore'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    text: fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
  }),
  { minLength: 5, maxLength: 60 },
);

test('the refusal of operations for want of room leaves the rest as it is without them', () => {
  fc.assert(
    fc.property(random, fc.nat(20_000), (steps, limit) => {
      const operations = steps.map(({ what, id, text }, at) => {
        const seq = at + 1;
        if (what === 'add') return add(seq, id, text);
        if (what === 'rename') return rename(seq, id, text);
        if (what === 'remove') return operation(seq, 'removeItem', { id });
        if (what === 'tick') return operation(seq, 'tick', { week, items: [id], on: week });
        return operation(seq, 'restoreRows', { rows: [{ kind: 'items', id }] });
      });
      const storage = { used: 0, limit };
      const ran = runOperations(empty, operations, { ...context, storage });
      expect(ran.lastSeq).toBe(operations.length);
      const full = new Set(
        ran.refused.flatMap(({ id, code }) => (code === 'STORAGE_FULL' ? id : [])),
      );
      const rest = operations
        .filter(({ id }) => !full.has(id))
        .map((one, at) => ({ ...one, seq: at + 1 }));
      expect(runOperations(empty, rest, context).rows).toEqual(ran.rows);
    }),
  );
});
