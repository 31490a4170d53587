import { expect, it } from 'vitest';
import type { Operation } from './operations';
import { isTicking } from './ticking';

const week = '2026-11-23';

it.each<[string, object, boolean]>([
  ['tick', { week, items: [], on: week }, true],
  ['untick', { week, items: [] }, true],
  ['changeLine', { week, key: 'milk', change: { notInShopOn: week } }, true],
  ['changeLine', { week, key: 'milk', change: { note: 'lite' } }, false],
  ['changeLine', { week, key: 'milk', change: { notInShopOn: week, note: 'lite' } }, false],
  ['changeLine', { week, key: 'milk', change: {} }, false],
  ['clearDone', { week, keys: [], items: [] }, false],
  ['tickNamedItems', { items: [], on: week }, true],
  ['removeNamedItems', { items: [] }, false],
  ['addItems', { items: [] }, false],
  ['setBack', { kind: 'items', id: 'a', field: 'tickedOn', value: null, ifStill: week }, false],
])('the operation %s with %j only ticks: %s', (name, args, isOne) => {
  expect(isTicking({ name, args } as Operation)).toBe(isOne);
});
