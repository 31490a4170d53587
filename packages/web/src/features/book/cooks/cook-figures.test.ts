import { expect, test } from 'vitest';
import { cookFigures, followersText } from './cook-figures';

test('the figures of a cook say how many recipes there are, and how good if somebody rated one', () => {
  expect(cookFigures({ recipeCount: 1, ratingCount: 0 })).toBe('1 recipe');
  expect(cookFigures({ recipeCount: 12, ratingAverage: 4, ratingCount: 1 })).toBe(
    '12 recipes, 4 of 5 stars in 1 rating',
  );
  expect(cookFigures({ recipeCount: 2, ratingAverage: 4.46, ratingCount: 34 })).toBe(
    '2 recipes, 4.5 of 5 stars in 34 ratings',
  );
});

test('a cook reads how many follow them', () => {
  expect([0, 1, 2].map(followersText)).toEqual([
    '0 people follow you',
    '1 person follows you',
    '2 people follow you',
  ]);
});
