import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import {
  entryInputSchema,
  mealPlanChangeSchema,
  mealPlanInputSchema,
  mealPlansRoutes,
} from './meal-plans';

const recipe = '01960000-0000-7000-8000-0000000000aa';
const accepts = (schema: z.ZodMiniType, input: unknown) => z.safeParse(schema, input).success;

describe('an entry', () => {
  it("a plan entry needs only the specification's fields", () => {
    expect(z.parse(entryInputSchema, { recipe, quantity: 2 })).toEqual({
      recipe,
      quantity: 2,
      meal: 'dinner',
    });
    expect(z.parse(entryInputSchema, { note: ' eating  out ' }).note).toBe('eating out');
  });

  test.each([
    ['nothing', {}],
    ['a blank note', { note: '  ' }],
    ['no helping', { recipe, quantity: 0 }],
    ['less than none', { recipe, quantity: -1 }],
    ['an army', { recipe, quantity: 21 }],
    ['no number', { recipe, quantity: Number.NaN }],
    ['no id', { recipe: '42' }],
    ['a blank meal', { recipe, meal: ' ' }],
    ['an essay', { note: 'x'.repeat(301) }],
  ])('a plan entry cannot be %s', (_what, entry) => {
    expect(accepts(entryInputSchema, entry)).toBe(false);
  });
});

describe('a plan', () => {
  it('a plan starts on a Monday of a real year', () => {
    expect(accepts(mealPlanInputSchema, { startDate: '2026-11-23' })).toBe(true);
    for (const startDate of ['2026-11-24', '2026-02-30', '1026-11-26', '9999-12-27', 'today', '']) {
      expect(accepts(mealPlanInputSchema, { startDate })).toBe(false);
    }
  });

  it('a plan may leave days out, and holds only so much', () => {
    const day = (count: number) => ({ days: { monday: Array(count).fill({ recipe }) } });
    expect(z.parse(mealPlanChangeSchema, day(1)).days.tuesday).toEqual([]);
    expect(accepts(mealPlanChangeSchema, day(30))).toBe(true);
    expect(accepts(mealPlanChangeSchema, day(31))).toBe(false);
    expect(accepts(mealPlanChangeSchema, {})).toBe(false);
  });
});

test('a question for plans is about a year at most', () => {
  const { query } = mealPlansRoutes.list;
  expect(accepts(query, {})).toBe(true);
  expect(accepts(query, { from: '2026-01-01' })).toBe(true);
  expect(accepts(query, { from: '2026-01-01', to: '2027-01-02' })).toBe(true);
  expect(accepts(query, { from: '2026-01-01', to: '2027-01-03' })).toBe(false);
  expect(accepts(query, { from: '2026-01-02', to: '2026-01-01' })).toBe(false);
});
