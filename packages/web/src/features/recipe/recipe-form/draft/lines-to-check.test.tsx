import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { startSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { priya, token } from '../../../../testing/people';
import { laksa, recipeId } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { EditRecipePage } from '../edit-recipe-page';
import { findDraft } from './draft-storage';
import { storeLinesToCheck } from './lines-to-check';

const recipeWith = (n: number, ...names: string[]): RecipeOnWire => ({
  ...laksa,
  _id: recipeId(n),
  title: `Dish ${n}`,
  ingredients: names.map((name) => ({ name, amount: '', unit: '' })),
  sourceAttribution: { siteName: 'Bush Tucker', siteUrl: `https://bush.example/${n}` },
});
const first = recipeWith(1, 'frobnicated quux', 'salt');
const second = recipeWith(2, 'gribbled blorps');

const linesOf = ({ ingredients }: RecipeOnWire) => ({
  title: '',
  tags: [],
  ingredients,
  instructions: [],
  ingredientLines: ingredients.map(({ name }) => name),
});

async function openFirst(recipe = first, search = '?check=true') {
  startSession(token, priya);
  storeLinesToCheck(second, linesOf(second));
  storeLinesToCheck(first, linesOf(first));
  return renderPage(EditRecipePage, {
    at: `/recipes/${recipe._id}/edit${search}`,
    path: '/recipes/$id/edit',
    api: [
      answer(recipesRoutes.get, recipe),
      answer(recipesRoutes.update, { ...recipe, revision: recipe.revision + 1 }),
    ],
  });
}

test('a saved recipe with doubtful lines opens to be checked, and then the next one', async () => {
  const { person, address } = await openFirst();
  await screen.findByRole('heading', { name: 'Check the recipe' });
  expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(
    'https://bush.example/1',
  );
  expect(screen.queryByText('We restored your unsaved changes')).toBeNull();
  await person.click(screen.getByRole('button', { name: /Looks right/ }));
  await person.click(screen.getByRole('button', { name: 'Save recipe' }));
  await waitFor(() => expect(address()).toBe(`/recipes/${second._id}/edit?check=true`));
  expect(findDraft(first._id)).toBeUndefined();
  expect(findDraft(second._id)).toBeDefined();
});

test('the form of a recipe that is to be checked leads back to the import when it is cancelled', async () => {
  const { person, address } = await openFirst();
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/my-recipes/import'));
  expect(findDraft(first._id)).toBeDefined();
});

test('lines that were read of an earlier revision of a recipe are not to be checked any more', async () => {
  await openFirst({ ...first, revision: first.revision + 1 }, '');
  await screen.findByRole('heading', { name: 'Edit recipe' });
  expect(screen.queryByRole('button', { name: /Looks right/ })).toBeNull();
});

test('a recipe without a doubtful line is not to be checked', () => {
  startSession(token, priya);
  const plain = recipeWith(3, 'salt');
  storeLinesToCheck(plain, linesOf(plain));
  expect(findDraft(plain._id)).toBeUndefined();
});
