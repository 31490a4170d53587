import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipeFromDraft, withNames } from './recipe-from-draft';

const draft: RecipeDraftOnWire = {
  title: 'Damper',
  tags: [],
  ingredients: [{ name: 'flour', amount: '3', unit: 'cup' }],
  ingredientLines: ['3 cups flour'],
  instructions: ['Mix.', 'Bake.'],
};

test('a draft becomes the recipe that its form would send', () => {
  const imageUrl = '/images/01960000-0000-7000-9000-000000000007/800.webp';
  const stepImages = [{ step: 1, imageUrl }];
  const found = { ...draft, serves: 6, yieldText: 'Serves 6', language: 'en-AU' };
  const recipe = recipeFromDraft(found, { origin: 'web-page', imageUrl, stepImages });
  expect(recipe).toMatchObject({
    title: 'Damper',
    serves: 6,
    measures: 'au',
    imageUrl,
    stepImages,
  });
  expect(recipe.yieldText).toBeUndefined();
  expect(recipe).not.toHaveProperty('language');
  expect(recipe).not.toHaveProperty('ingredientLines');
});

test('blank lines of a draft are left out, and its picture stays at its step', () => {
  const imageUrl = '/images/01960000-0000-7000-9000-000000000007/800.webp';
  const found = {
    ...draft,
    ingredients: [{ name: ' ', amount: '', unit: '' }, ...draft.ingredients],
    ingredientLines: ['', ...draft.ingredientLines],
    instructions: [' ', 'Mix.', 'Bake.'],
  };
  const recipe = recipeFromDraft(found, { stepImages: [{ step: 2, imageUrl }] });
  expect(recipe.ingredients.map(({ name }) => name)).toEqual(['flour']);
  expect(recipe.instructions).toEqual(['Mix.', 'Bake.']);
  expect(recipe.stepImages).toEqual([{ step: 1, imageUrl }]);
});

test('a draft without a title gets one, since nobody can be asked', () => {
  expect(recipeFromDraft({ ...draft, title: ' ' }, {}).title).toBe('Recipe without a title');
});

test('an ingredient without a food keeps its line', () => {
  const found = { ...draft, ingredients: [{ name: '', amount: '3', unit: 'cup' }] };
  expect(withNames(found).ingredients).toEqual([{ name: '3 cups flour', amount: '', unit: '' }]);
});

test('a draft that no recipe can be is refused in the words of the contract', () => {
  expect(() => recipeFromDraft({ ...draft, prepMinutes: -1 }, {})).toThrow(AppError);
});
