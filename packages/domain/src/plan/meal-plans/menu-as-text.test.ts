import { expect, it } from 'vitest';
import { addEntry, emptyMenu } from './menu';
import { menuAsText } from './menu-as-text';

const entry = (note: string, meal = 'dinner') => ({ id: note, note, meal, quantity: 1 });

it('a menu as text has a line for each day that has something, the dinner first', () => {
  const monday = addEntry(emptyMenu('2026-11-30'), entry('Picnic', 'lunch'), 'monday');
  const both = addEntry(monday, entry('Soup'), 'monday');
  const menu = addEntry(both, entry('Eating out'), 'wednesday');
  expect(menuAsText({ menu, undated: [] }, ({ note = '' }) => note.toUpperCase())).toBe(
    'Mon 30: SOUP; lunch: PICNIC\nWed 2: EATING OUT',
  );
});

it('a menu of an empty week is a blank text', () => {
  expect(menuAsText({ menu: emptyMenu('2026-11-30'), undated: [] }, () => 'x')).toBe('');
});

it('a menu as text ends with the meals that have no day', () => {
  const menu = addEntry(emptyMenu('2026-11-30'), entry('Soup'), 'monday');
  const undated = [entry('Picnic', 'lunch'), entry('Laksa')];
  expect(menuAsText({ menu, undated }, ({ note = '' }) => note)).toBe(
    'Mon 30: Soup\nNo day yet: Laksa; lunch: Picnic',
  );
});
