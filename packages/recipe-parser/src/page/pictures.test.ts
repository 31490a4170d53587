/** The pictures of a page: the main one, further ones of the dish, and those of its steps. */
import { describe, expect, test } from 'vitest';
import { readPage } from './read-page';

const at = 'https://tarts.example/recipes/custard';
const recipe = {
  '@type': 'Recipe',
  name: 'Custard tart',
  image: ['/custard.jpg', '/custard-1x1.jpg', 'https://cdn.example/slice.jpg', '/cut/tart.jpg'],
  recipeIngredient: ['1 sheet shortcrust pastry', '3 eggs', '2 cups milk'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Line the tin.', image: '/step-tin.jpg' },
    { '@type': 'HowToStep', text: 'Whisk the eggs and milk.', image: { url: '/custard.jpg' } },
    {
      '@type': 'HowToStep',
      text: 'Bake until set.',
      image: ['/step-oven.jpg', '/step-oven-2x.jpg'],
    },
  ],
};
const page = (data: object, body = '') =>
  `<html><head><title>Custard tart</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Custard tart</h1>${body}</body></html>`;

describe('the pictures of a page', () => {
  test('a page keeps further pictures of the dish, and crops of the main one are none', () => {
    const draft = readPage(page(recipe), at);
    expect(draft?.imageUrl).toBe('https://tarts.example/custard.jpg');
    expect(draft?.otherImageUrls).toEqual(['https://tarts.example/custard-1x1.jpg']);
    expect(draft?.moreImageUrls).toEqual([
      'https://cdn.example/slice.jpg',
      'https://tarts.example/cut/tart.jpg',
    ]);
  });

  test('a step has its picture, unless it is the main one', () => {
    const draft = readPage(page(recipe), at);
    expect(draft?.steps.map(({ imageUrl }) => imageUrl)).toEqual([
      'https://tarts.example/step-tin.jpg',
      undefined,
      'https://tarts.example/step-oven.jpg',
    ]);
  });

  test('a step that the page divides otherwise keeps its picture where the words are the same', () => {
    const shown =
      '<h2>Ingredients</h2><ul><li>1 sheet shortcrust pastry</li><li>3 eggs</li><li>2 cups milk</li></ul><h2>Method</h2><ol><li>Line the tin.</li><li>Rest it in the fridge for an hour.</li><li>Whisk the eggs and milk.</li><li>Bake until set.</li></ol>';
    const draft = readPage(page(recipe, shown), at);
    expect(draft?.steps.map(({ text, imageUrl }) => [text, imageUrl !== undefined])).toEqual([
      ['Line the tin.', true],
      ['Rest it in the fridge for an hour.', false],
      ['Whisk the eggs and milk.', false],
      ['Bake until set.', true],
    ]);
  });

  test('addresses that no browser shows are no pictures', () => {
    const image = ['/custard.jpg', 'data:image/png;base64,AAAA', 'ftp://a.example/b.jpg'];
    const steps = [{ '@type': 'HowToStep', text: 'Bake.', image: 'javascript:alert(1)' }];
    const draft = readPage(page({ ...recipe, image, recipeInstructions: steps }), at);
    expect(draft?.moreImageUrls).toBeUndefined();
    expect(draft?.steps).toEqual([{ text: 'Bake.', section: undefined }]);
  });

  test('a page with hundreds of pictures gives a bounded number', () => {
    const image = Array.from({ length: 500 }, (_, at) => `/picture${at}.jpg`);
    const recipeInstructions = Array.from({ length: 200 }, (_, at) => ({
      '@type': 'HowToStep',
      text: `Stir it ${at} times.`,
      image: `/step${at}.jpg`,
    }));
    const draft = readPage(page({ ...recipe, image, recipeInstructions }), at);
    expect(draft?.moreImageUrls?.length).toBeLessThanOrEqual(20);
    expect(draft?.steps.filter((step) => step.imageUrl !== undefined)).toHaveLength(40);
  });
});
