import { expect, it } from 'vitest';
import type { Aisle } from '@saltbush/recipe-parser/foods';
import { inColumns, type Section } from './sections';

const section = (aisle: Aisle, size: number, open = size): Section => ({
  aisle,
  size,
  lines: Array.from({ length: open }, () => ({}) as Section['lines'][number]),
});
const names = (columns: Section[][]) => columns.map((part) => part.map(({ aisle }) => aisle));

it('keeps the walking order and cuts where it comes out even', () => {
  const sections = [
    section('Fruit & Veg', 6),
    section('Deli', 1),
    section('Pantry', 5),
    section('Freezer', 2),
  ];
  expect(names(inColumns(sections, 1))).toEqual([['Fruit & Veg', 'Deli', 'Pantry', 'Freezer']]);
  expect(names(inColumns(sections, 2))).toEqual([
    ['Fruit & Veg', 'Deli'],
    ['Pantry', 'Freezer'],
  ]);
});

it('does not move an aisle when another is ticked off', () => {
  const sections = [section('Fruit & Veg', 6, 0), section('Deli', 1), section('Pantry', 7)];
  expect(names(inColumns(sections, 2))).toEqual([['Deli'], ['Pantry']]);
});

it('leaves columns without an aisle empty', () => {
  expect(names(inColumns([], 3))).toEqual([[], [], []]);
});
