import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { renderPage } from '../../../testing/render';
import { DeletedRecipesPage } from './deleted-recipes-page';

const inTwelveDays = () => new Date(Date.now() + 11.5 * 24 * 60 * 60 * 1000).toISOString();

const bin = (deleted: Set<number>) =>
  answer(recipeListsRoutes.listDeleted, () => ({
    recipes: [...deleted].map((n) => ({
      ...cardOf(n),
      deletedAt: '2026-11-20T08:00:00.000Z',
      goneAt: inTwelveDays(),
    })),
    total: deleted.size,
    page: 1,
    limit: 12,
    hasMore: false,
  }));
const open = (...api: Answer[]) =>
  renderPage(DeletedRecipesPage, { at: '/my-recipes/deleted', api });

test('the bin says how long each recipe can be brought back, and brings it back', async () => {
  const deleted = new Set([1, 2]);
  const { person } = await open(
    bin(deleted),
    answer(recipesRoutes.restore, ({ params }) => {
      deleted.delete(params.id === recipeId(1) ? 1 : 2);
      return laksa;
    }),
  );
  expect(await screen.findAllByText('12 days left')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Restore Recipe 1' }));
  await screen.findByText('Recipe is back');
  expect(screen.queryByText('Recipe 1', { selector: 'h2' })).toBeNull();
  const other = screen.getByRole('button', { name: 'Restore Recipe 2' });
  await waitFor(() => expect(document.activeElement).toBe(other));
});

test('a deleted recipe that is gone meanwhile stays a row, with the reason said', async () => {
  const { person } = await open(
    bin(new Set([1])),
    answer(recipesRoutes.restore, new AppError('NOT_FOUND')),
  );
  await person.click(await screen.findByRole('button', { name: 'Restore Recipe 1' }));
  await screen.findByText(new AppError('NOT_FOUND').message);
});

test('an empty bin says what it is for', async () => {
  await open(bin(new Set()));
  await screen.findByRole('heading', { name: 'No deleted recipes' });
});

test('a bin that cannot be loaded offers another try', async () => {
  await open(answer(recipeListsRoutes.listDeleted, new AppError('FORBIDDEN')));
  await screen.findByRole('button', { name: 'Try again' });
});
