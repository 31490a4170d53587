import { describe, expect, test } from 'vitest';
import { aisles } from '@saltbush/recipe-parser/foods/facts';
import { homePlaces, type HomeItemRow } from '../rows/home-item-rows';
import { isToUseUpFirst, keepsUntil, liesTooLong, placeOfAisle } from './storage-time';

const today = '2026-11-29';

describe('how long food keeps', () => {
  test.each<[string, Pick<HomeItemRow, 'place' | 'since'> & Partial<HomeItemRow>, string]>([
    [
      'raw meat in the fridge',
      { place: 'fridge', since: today, aisle: 'Meat & Seafood' },
      '2026-12-04',
    ],
    ['a food of no known kind in the cupboard', { place: 'cupboard', since: today }, '2027-11-29'],
    [
      'cooked portions in the freezer',
      { place: 'freezer', since: today, recipeId: 'r' },
      '2027-02-27',
    ],
    [
      'cooked portions in the fridge',
      { place: 'fridge', since: today, recipeId: 'r' },
      '2026-12-03',
    ],
    [
      'food with a day of its own',
      { place: 'fridge', since: today, until: '2027-03-01' },
      '2027-03-01',
    ],
  ])('%s keeps until the day of its table, or its own', (_, item, until) => {
    expect(keepsUntil(item)).toBe(until);
  });

  test('food of every aisle keeps at least as long in the freezer as in the fridge', () => {
    for (const aisle of aisles) {
      const [fridge, freezer] = (['fridge', 'freezer'] as const).map((place) =>
        keepsUntil({ place, since: today, aisle }),
      );
      expect(fridge! <= freezer!, aisle).toBe(true);
    }
  });
});

describe('what lies too long', () => {
  const mince = { place: 'fridge', since: '2026-11-23', aisle: 'Meat & Seafood' } as const;

  test('food is asked about on the day after it usually keeps, not before', () => {
    expect(liesTooLong(mince, '2026-11-28')).toBe(false);
    expect(liesTooLong(mince, today)).toBe(true);
  });

  test('food that is still there is not asked about again', () => {
    expect(liesTooLong({ ...mince, isStillThere: true }, today)).toBe(false);
  });
});

test('food is used up first when somebody says so, or sets a day within three days', () => {
  expect(isToUseUpFirst({ isToUseUp: true }, today)).toBe(true);
  expect(isToUseUpFirst({ until: '2026-12-02' }, today)).toBe(true);
  expect(isToUseUpFirst({ until: '2026-12-03' }, today)).toBe(false);
  expect(isToUseUpFirst({}, today)).toBe(false);
});

test('food of every aisle has a place at home', () => {
  expect(aisles.map(placeOfAisle).every((place) => homePlaces.includes(place))).toBe(true);
  expect(placeOfAisle('Freezer')).toBe('freezer');
  expect(placeOfAisle('Deli')).toBe('fridge');
  expect(placeOfAisle(undefined)).toBe('cupboard');
});
