import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a recipe without any image shows a drawing of its dish, and one of unknown kind a pattern', async () => {
  // The simulated browser makes no addresses.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a-dish' }));
  const shown = (kind: Cover['kind']) =>
    render(
      <RecipeCover
        recipe={{ title: 'Nana’s best', cover: { ...cover, kind, imageUrl: undefined } }}
        sizes="10rem"
      />,
    ).container;
  const soup = shown('soup');
  await waitFor(() => expect(soup.querySelector('img')?.src).toBe('blob:a-dish'));
  const unknown = shown(undefined);
  expect(unknown.querySelector('img')).toBeNull();
  expect(unknown.querySelector('svg')).not.toBeNull();
});
