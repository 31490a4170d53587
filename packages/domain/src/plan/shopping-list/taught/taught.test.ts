import { expect, test } from 'vitest';
import { applyOperation } from '../../sync/apply-operation';
import type { NamedChange } from '../../sync/operations';
import { rowKey, type Row } from '../../rows/rows';
import { findTaught, taughtOf } from './taught';

const own = '0197a000-0000-7000-8000-000000000001';

function rowsAfter(changes: readonly NamedChange[]) {
  const rows = new Map<string, Row>();
  for (const [at, { name, args }] of changes.entries()) {
    const operation = { id: `o${at}`, name, args, at, offset: 0, seen: at };
    const { changed } = applyOperation(rows, operation, { userId: 'ann', now: at });
    for (const row of changed) rows.set(rowKey(row.kind, row.id), { ...row, version: at + 1 });
  }
  return rows;
}

const food = (key: string, change: object): NamedChange => ({
  name: 'changeFood',
  args: { key, change },
});

const lessons: NamedChange[] = [
  { name: 'setAisle', args: { id: own, change: { name: 'Asian shelf' } } },
  { name: 'addItems', args: { items: [{ id: 'i1', text: 'gift wrap', order: 'a0' }] } },
  food('mince', { sameAs: 'beef-mince' }),
  food('milk', { aisle: 'Drinks' }),
  food('soy-sauce', { ownAisle: own }),
  food('item-i1', { aisle: 'Household & Personal Care' }),
  { name: 'setStaples', args: { keys: ['salt'], isStaple: true } },
  food('red-onion--spanish-onion', { isSplit: true }),
  food('plain-flour', { areMeasuresSplit: true }),
  { name: 'setBarcode', args: { code: '4006381333931', name: 'Vegemite' } },
];

test('all that was taught is listed in words', () => {
  expect(taughtOf(rowsAfter(lessons)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'same: mince is beef mince',
    'aisle: gift wrap in Household & Personal Care',
    'aisle: milk in Drinks',
    'aisle: soy sauce in Asian shelf',
    'staple: salt',
    'split: spanish onion',
    'measures: plain flour',
    'barcode: Vegemite (4006381333931)',
  ]);
});

test('each lesson is taken back by its own change, and by no other', () => {
  const all = taughtOf(rowsAfter(lessons));
  for (const { key, forget } of all) {
    const left = taughtOf(rowsAfter([...lessons, forget])).map((one) => one.key);
    expect(left).toEqual(all.map((one) => one.key).filter((one) => one !== key));
  }
});

test('a search finds lessons by their words and by their kind', () => {
  const all = taughtOf(rowsAfter(lessons));
  const found = (search: string) => findTaught(all, search).map(({ text }) => text);
  expect(found('mince')).toEqual(['mince is beef mince']);
  expect(found('ASIAN soy')).toEqual(['soy sauce in Asian shelf']);
  expect(found('always at home')).toEqual(['salt']);
  expect(found('')).toHaveLength(all.length);
});
