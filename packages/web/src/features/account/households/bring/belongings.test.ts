import { expect, test } from 'vitest';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../device/sync';
import { belongingsOf } from './belongings';

const meal = (id: string, date: string, isUndated?: true): Row => ({
  kind: 'meals',
  id,
  fields: {
    date,
    meal: 'dinner',
    order: 'a0',
    quantity: 1,
    note: id,
    ...(isUndated && { isUndated }),
  },
  stamps: {},
  isDeleted: false,
  version: 1,
});

test('a person whose week starts on Saturday brings those seven days, and what has no day yet', () => {
  const rows = [
    meal('Laksa', '2026-11-27'),
    meal('Pie', '2026-11-28'),
    meal('Soup', '2026-12-04'),
    meal('Damper', '2026-11-28', true),
  ];
  const view = {
    rows: new Map(rows.map((row) => [rowKey('meals', row.id), row])),
    recipes: new Map(),
  } as unknown as PlanView;
  const { meals } = belongingsOf(view, { start: '2026-11-28', today: '2026-11-29' }, 'priya');
  expect(meals.map(({ note, date, isUndated }) => [note, date, isUndated])).toEqual([
    ['Pie', '2026-11-28', undefined],
    ['Soup', '2026-12-04', undefined],
    ['Damper', '2026-11-28', true],
  ]);
});
