import { expect, it } from 'vitest';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { findOpenLine } from './find-open-line';

const line = (key: string, ...ids: string[]) =>
  ({ key, items: ids.map((id) => ({ id })) }) as unknown as ListLine;

it.each([
  ['its key is the open one', [line('milk'), line('egg')], 'egg', 'egg'],
  [
    'its item was opened before its food was read',
    [line('egg'), line('milk', '7c1')],
    'item-7c1',
    'milk',
  ],
  ['its item is one of several of a food', [line('milk', 'a', 'b'), line('egg')], 'item-b', 'milk'],
  ['its food is not read yet', [line('milk', 'a'), line('item-b', 'b')], 'item-b', 'item-b'],
])('the details of a line stay open when %s', (_, lines, openKey, expected) => {
  expect(findOpenLine(lines, openKey)?.key).toBe(expected);
});

it.each([['item-gone'], ['tea'], [undefined]])('no line is open for the key %j', (openKey) => {
  expect(findOpenLine([line('milk', 'a')], openKey)).toBeUndefined();
});
