import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RecipeCover as Cover } from '@saltbush/domain/recipe/recipes/cover/cover';
import { RecipeCover } from './recipe-cover';

const cover: Cover = { kind: 'soup', foods: ['pumpkin'], colour: 'olive', imageUrl: '/soup.webp' };
const imageOf = (recipe: { imageUrl?: string; cover?: Cover }) =>
  render(<RecipeCover recipe={{ title: 'Pumpkin soup', ...recipe }} sizes="10rem" />)
    .container.querySelector('img')
    ?.getAttribute('src');

test('a recipe shows its own image, else that of the library which shows its dish', () => {
  expect(imageOf({ imageUrl: '/own.webp', cover })).toBe('/own.webp');
  expect(imageOf({ cover })).toBe('/soup.webp');
  expect(imageOf({})).toBeUndefined();
});
