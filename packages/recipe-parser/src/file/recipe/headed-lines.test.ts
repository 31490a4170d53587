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
])('%s is a heading', (line, heading) => {
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
])('%s is none', (line) => {
  expect(withColon(line)).toBe(line);
});

test('lines keep their order', () => {
  expect(headedLines('[Sauce]\n2 eggs\n\n# End')).toEqual(['Sauce:', '2 eggs', '', 'End:']);
  expect(headedLines(undefined)).toEqual(['']);
});
