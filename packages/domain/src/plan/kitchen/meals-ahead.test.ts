import { describe, expect, it, test } from 'vitest';
import { rowKey, type MealRow, type Row, type RowMap } from '../rows/rows';
import { mealsAhead } from './meals-ahead';

const today = '2026-11-25';
const tomorrow = '2026-11-26';
const rowsOf = (...meals: Partial<MealRow>[]): RowMap =>
  new Map(
    meals.map((fields, index): [string, Row] => {
      const id = String(index);
      const row = { kind: 'meals' as const, id, stamps: {}, isDeleted: false, version: 1 };
      return [rowKey('meals', id), { ...row, fields: { order: `a${index}`, ...fields } }];
    }),
  );
const rows = rowsOf(
  { date: today, meal: 'dinner', recipeId: 'laksa' },
  { date: today, meal: 'lunch', note: 'Soup' },
  { date: tomorrow, meal: 'breakfast', note: 'Porridge' },
  { date: tomorrow, meal: 'dinner', recipeId: 'laksa', leftoverOf: '0' },
);
const ahead = (
  now: string,
  given: RowMap = rows,
  mealTimes = [] as { meal: string; at: string }[],
) => mealsAhead(given, { today, now, mealTimes });

describe('the meals ahead', () => {
  test.each([
    ['09:00', today, 'lunch', ['dinner']],
    ['13:29', today, 'lunch', ['dinner']],
    ['13:30', today, 'dinner', []],
    ['19:29', today, 'dinner', []],
    ['19:30', tomorrow, 'breakfast', []],
  ])('the screen of %s shows as next the meal of %s: %s, then %j', (now, date, meal, later) => {
    const found = ahead(now);
    expect(found.next).toMatchObject({ date, meal });
    expect(found.later.map((one) => one.meal)).toEqual(later);
  });

  it('the meals of tomorrow are without the one that is next', () => {
    expect(ahead('18:00').tomorrow.map(({ meal }) => meal)).toEqual(['breakfast', 'dinner']);
    expect(ahead('23:00').tomorrow).toMatchObject([{ meal: 'dinner', isLeftovers: true }]);
  });

  it('the times that the household has said count, and are shown', () => {
    const found = ahead('20:00', rows, [{ meal: 'dinner', at: '20:30' }]);
    expect(found.next).toMatchObject({ meal: 'dinner', at: '20:30' });
  });

  it('a plan without meals has nothing ahead', () => {
    expect(ahead('09:00', rowsOf())).toEqual({ next: undefined, later: [], tomorrow: [] });
  });
});
