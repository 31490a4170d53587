import { expect, test } from 'vitest';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { changedRecipe } from './recipe-change';

const picture = imageUrl('0193a000-0000-7000-8000-000000000001', 800);

const before = {
  _id: '0193a000-0000-7000-8000-000000000002',
  revision: 1,
  title: 'Pie',
  serves: 4,
  measures: 'au',
  tags: [],
  ingredients: [],
  instructions: ['**Make the dough.** Rest it.', 'Bake.'],
  instructionSections: ['Dough', 'Oven'],
  stepImages: [{ step: 0, imageUrl: picture }],
} as unknown as RecipeOnWire;

test('a step that was read without its bold and is sent back so keeps its bold, heading and picture', () => {
  const steps = ['Bake.', 'Make the dough. Rest it.', 'Serve **hot**.'];
  expect(changedRecipe(before, { steps })).toMatchObject({
    instructions: ['Bake.', '**Make the dough.** Rest it.', 'Serve **hot**.'],
    instructionSections: ['Oven', 'Dough', ''],
    stepImages: [{ step: 1, imageUrl: picture }],
  });
});

test('a step that is sent with other marks is stored with those', () => {
  const steps = ['Make the *dough.* Rest it.'];
  expect(changedRecipe(before, { steps })).toMatchObject({
    instructions: steps,
    instructionSections: ['Dough'],
  });
});
