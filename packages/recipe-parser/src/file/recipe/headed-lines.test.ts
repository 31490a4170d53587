import { expect, test } from 'vitest';
import { headedLines, withColon } from './headed-lines';

test.each([
  ['-- Sauce --', 'Sauce:'],
  ['**For the crust**', 'For the crust:'],
  ['[Dressing]', 'Dressing:'],
  ['# Dough', 'Dough:'],
  ['### Dough ###', 'Dough:'],
  ['= Filling =', 'Filling:'],
  ['== Filling:', 'Filling:'],
  ['*** TOPPING ***', 'TOPPING:'],
])('the line %s is a heading', (line, heading) => {
  expect(withColon(line)).toBe(heading);
});

test.each([
  '2 eggs',
  '- 2 eggs',
  '* flour',
  '-- 2 eggs --',
  '#10 tin of tomatoes',
  '(optional)',
  '1/2 cup milk',
  '[2 cups stock]',
  '--',
  '',
])('the line %s is no heading', (line) => {
  expect(withColon(line)).toBe(line);
});

test('lines with headings stay in their order', () => {
  expect(headedLines('[Sauce]\n2 eggs\n\n# End')).toEqual(['Sauce:', '2 eggs', '', 'End:']);
  expect(headedLines(undefined)).toEqual(['']);
});
