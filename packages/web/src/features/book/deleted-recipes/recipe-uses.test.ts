import { expect, test } from 'vitest';
import { usesText } from './recipe-uses';

test.each([
  [[], 1, undefined],
  [['Lasagne'], 1, 'It was used in Lasagne, where its line stays as text'],
  [
    ['Lasagne', 'Pie', 'Moussaka', 'Ragù'],
    1,
    'It was used in Lasagne, Pie, Moussaka and others, where its line stays as text',
  ],
  [['Lasagne', 'Pie'], 2, 'They were used in Lasagne and Pie, where their lines stay as text'],
])('the recipes %j that used %d deleted ones are named as %j', (titles, count, text) => {
  expect(usesText(titles, count)).toBe(text);
});
