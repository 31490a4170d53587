import { expect, it } from 'vitest';
import { isRatingLine } from './rating-lines';

it.each([
  '4.87 / 5 (2863 notes)',
  '4,6/5',
  '3.9 von 5 (18 Bewertungen)',
  '4 out of 5, 211 reviews',
  '★★★★★ 4.9 / 5',
  '27 recensioni',
  '(9 votes)',
])('%j is a rating', (line) => {
  expect(isRatingLine(line)).toBe(true);
});

it.each([
  '1/2 cup sugar',
  '4/5 cup oats',
  '2 star anise',
  '5 sur 10 figues',
  '3 notes of vanilla',
  '10 g salt',
  '1/10 kg rice',
])('%j is no rating', (line) => {
  expect(isRatingLine(line)).toBe(false);
});
