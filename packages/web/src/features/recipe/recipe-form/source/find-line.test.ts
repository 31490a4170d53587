import { expect, test } from 'vitest';
import { findLine } from './find-line';

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
