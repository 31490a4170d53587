import { expect, it } from 'vitest';
import { isSentence, metricLines, statesAmount, shareWithAmount } from './line-shape';

it.each([
  '2 eggs',
  '½ cup sugar',
  '1/2 cup sugar',
  'about 3 carrots',
  'a pinch of salt',
  'Ein Bund Petersilie',
  'juice of a lemon',
  'flour 200 g',
  'jajka: 2 szt.',
  'cebula 1 sztuka',
  'een halve ui',
])('the line "%s" says how much', (line) => expect(statesAmount(line)).toBe(true));

it.each(['salt', '1x 2x 3x', 'Home', 'Sign up for more', `2 ${'long '.repeat(50)}`, ''])(
  'the line %j does not say how much',
  (line) => expect(statesAmount(line)).toBe(false),
);

it('a sentence is known by its length or its end', () => {
  expect(isSentence('Whisk the eggs with the sugar.')).toBe(true);
  expect(isSentence('a very long line '.repeat(6))).toBe(true);
  expect(isSentence('2 eggs.')).toBe(false);
  expect(isSentence('freshly ground black pepper')).toBe(false);
});

it('lines with an amount and metric lines are counted', () => {
  expect(shareWithAmount(['2 eggs', 'salt'])).toBe(0.5);
  expect(shareWithAmount([])).toBe(0);
  expect(metricLines(['250g flour', '1 l milk', '2 cups sugar', '8 oz butter'])).toBe(2);
});
