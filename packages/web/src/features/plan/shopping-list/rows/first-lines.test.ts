import { expect, it } from 'vitest';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { firstLines } from './first-lines';
import type { ShownAisle } from './in-columns';

const aisle = (name: string, count: number): ShownAisle => ({
  aisle: name as ShownAisle['aisle'],
  lines: Array.from({ length: count }, (_, n) => ({ key: `${name} ${n}` }) as ListLine),
  size: count,
});

it.each([
  [[], [], 0],
  [[4, 5], [4, 5], 0],
  [[18], [18], 0],
  [[18, 3], [18], 3],
  [[10, 10, 10], [10, 8], 12],
])('a list of aisles with %j lines shows %j first, and %i later', (counts, first, later) => {
  const result = firstLines(counts.map((count, n) => aisle(`aisle ${n}`, count)));
  expect(result.shown.map(({ lines }) => lines.length)).toEqual(first);
  expect(result.later).toBe(later);
});
