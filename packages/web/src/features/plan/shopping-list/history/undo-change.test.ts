import { expect, test } from 'vitest';
import type { Row, RowMap } from '@saltbush/domain/plan/rows/rows';
import { undosOf, type PastChange } from './undo-change';

const row = (key: string, fields: object): [string, Row] => {
  const [kind, id] = key.split('/') as [Row['kind'], string];
  return [key, { kind, id, fields, stamps: {}, isDeleted: false, version: 1 }];
};

const change = (was: PastChange['was']): PastChange => ({
  version: 1,
  at: '2026-11-18T01:00:00.000Z',
  by: { _id: 'dan', name: 'Dan' },
  name: 'changeItem',
  args: {},
  was,
});

const rows: RowMap = new Map([row('items/milk', { text: 'oat milk' })]);

test('an undo sets a value back if it is still as that change left it', () => {
  expect(undosOf([change({ 'items/milk': { text: 'milk' } })], rows)).toEqual([
    [{ kind: 'items', id: 'milk', field: 'text', value: 'milk', ifStill: 'oat milk' }],
  ]);
});

test('an undo is not offered for a field that a later change has set', () => {
  const changes = [
    change({ 'items/milk': { text: 'soy milk' } }),
    change({ 'items/milk': { text: 'milk' } }),
  ];
  expect(undosOf(changes, rows).map((fields) => fields?.length)).toEqual([1, undefined]);
});

test('an undo removes what was added, and brings back what was removed', () => {
  const added = change({ 'items/milk': { deleted: true, text: null } });
  const removed = change({ 'items/eggs': { deleted: false } });
  expect(undosOf([added, removed], rows)).toEqual([
    [{ kind: 'items', id: 'milk', field: 'deleted', value: true, ifStill: false }],
    [{ kind: 'items', id: 'eggs', field: 'deleted', value: false, ifStill: true }],
  ]);
});

test('an undo is not offered for rows that this device does not have', () => {
  expect(undosOf([change({ 'items/bread': { text: 'rolls' } })], rows)).toEqual([undefined]);
  expect(undosOf([change({})], rows)).toEqual([undefined]);
});
