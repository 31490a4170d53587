import { expect, test } from 'vitest';
import { readHomeItems } from './read-home-items';

const today = '2026-11-29';
const read = (text: string) =>
  readHomeItems(text, today).map(({ name, place, foodKey }) => [name, place, foodKey]);

test('a typed food goes where it is kept, without its amount', () => {
  expect(read('6 eggs')).toEqual([['eggs', 'fridge', 'egg']]);
  expect(read('plain flour')).toEqual([['plain flour', 'cupboard', 'plain-flour']]);
});

test('a list is several things at home', () => {
  expect(read('milk, carrots\nbutter').map(([name]) => name)).toEqual([
    'milk',
    'carrots',
    'butter',
  ]);
  expect(read('milk and butter')).toHaveLength(2);
});

test('a place that is said comes before the usual one', () => {
  expect(read('spinach in the freezer')).toEqual([['spinach', 'freezer', 'spinach']]);
  expect(read('Bread in the pantry.')[0]![1]).toBe('cupboard');
  expect(read('Spinat im Gefrierfach')[0]!.slice(0, 2)).toEqual(['Spinat', 'freezer']);
  expect(read('Brot in der Speisekammer')[0]!.slice(0, 2)).toEqual(['Brot', 'cupboard']);
});

test('a food that no table knows is noted by its name', () => {
  expect(read('Nanna’s relish')[0]![0]).toBe('Nanna’s relish');
});
