import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extractRecipe } from './extract-recipe';

const html = readFileSync(
  new URL('../../../../../recipe-parser/fixtures/pages/json-ld.html', import.meta.url),
  'utf8',
);

it('an extracted recipe has plain fields, headings of steps as lines of their own', () => {
  expect(extractRecipe({ page: 'damper', url: 'https://bushoven.com.au/damper', html })).toEqual({
    page: 'damper',
    title: 'Pumpkin damper',
    ingredients: [
      '3 cups self-raising flour',
      '1 cup mashed pumpkin',
      '50 g butter, chilled',
      '½ tsp salt',
      '2 tbsp golden syrup',
      '20 g butter',
    ],
    instructions: [
      'Dough',
      'Rub the chilled butter into flour and salt.',
      'Stir in the pumpkin.',
      'To serve',
      'Bake for 40 minutes and spread with syrup and butter.',
    ],
    serves: 8,
    yieldText: '8 thick slices',
    totalTimeMinutes: 55,
    prepTimeMinutes: 15,
    cookTimeMinutes: 40,
    imageUrl: 'https://bushoven.com.au/pictures/damper.jpg',
    siteName: 'Bush Oven',
    author: 'Mia Kerr',
    description: 'Bread for a camp fire & a hungry crowd.',
    tags: ['Bread', 'camping', 'pumpkin'],
  });
});

it('a page without a recipe gives no extracted recipe', () => {
  expect(extractRecipe({ page: 'blank', html: '<p>Hello.</p>' })).toBeUndefined();
});
