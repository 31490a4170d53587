import { expect, test } from 'vitest';
import { hoursOfMeal, timeOfMeal, withMealTime } from './meal-times';

const mealTimes = [
  { meal: 'dinner', at: '18:30' },
  { meal: 'Midnight feast', at: '23:30' },
];
const clock = { mealTimes, timeZone: 'Australia/Sydney' };
const written = (date: string, meal: string) => {
  const hours = hoursOfMeal({ date, meal }, clock);
  return hours && [hours.start.toISOString(), hours.end.toISOString()];
};

test('a meal with a time takes an hour of its day, where its household lives', () => {
  expect(written('2026-11-27', 'Dinner')).toEqual([
    '2026-11-27T07:30:00.000Z',
    '2026-11-27T08:30:00.000Z',
  ]);
  expect(written('2026-11-27', 'midnight feast')?.[1]).toBe('2026-11-27T13:30:00.000Z');
});

test('a meal without a time is of its whole day', () => {
  expect(written('2026-11-27', 'lunch')).toBeUndefined();
  expect(hoursOfMeal({ date: '2026-11-27', meal: 'dinner' }, { ...clock, mealTimes: [] })).toBe(
    undefined,
  );
});

test('a meal has one time: another takes its place, and none takes it away', () => {
  const later = withMealTime(mealTimes, 'Dinner', '19:00');
  expect(timeOfMeal(later, 'dinner')).toBe('19:00');
  expect(later).toHaveLength(2);
  expect(withMealTime(later, 'dinner', undefined)).toEqual([mealTimes[1]]);
});
