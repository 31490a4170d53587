import { expect, test } from 'vitest';
import { findLine, findLines } from './find-line';

const text = [
  'Zucchini fritters',
  '2 zucchini, grated',
  '½ cup plain flour',
  'a good handful of that green stuff',
  'Squeeze the zucchini dry in a tea towel.',
  'Mix with the rest and fry for 3 minutes a side.',
];

test.each<[string, string | undefined]>([
  ['2 zucchini, grated', '2 zucchini, grated'],
  ['½ cup flour', '½ cup plain flour'],
  ['a handful that green stuff, good', 'a good handful of that green stuff'],
  ['Squeeze the zucchini dry.', 'Squeeze the zucchini dry in a tea towel.'],
  ['golden syrup', undefined],
  ['', undefined],
])('the line "%s" is found in its source as %s', (wanted, found) => {
  const place = findLine(text, wanted);
  expect(place === undefined ? undefined : text[place]).toBe(found);
});

test('two doubtful lines of the same words have a place each', () => {
  const doubts = [1, 2].map((number) => ({ number, text: 'a bit of that', id: `${number}` }));
  const { numbered } = findLines(['a bit of that', 'salt', 'a bit of that'], {
    line: 'salt',
    doubts,
  });
  expect([...numbered].map(([at, { number }]) => [at, number])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});
