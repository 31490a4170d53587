import { expect, test } from 'vitest';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { SubRecipeSharing } from './sub-recipe-sharing';

const bolognese = { _id: recipeId(5), title: 'Bolognese sauce' };
const soffritto = { _id: recipeId(6), title: 'Soffritto' };
const lasagne = {
  ...laksa,
  title: 'Lasagne',
  ingredients: [{ name: 'bolognese', amount: '1', unit: 'quantity', recipeId: bolognese._id }],
};
const withReef = { sharedWith: { communities: [recipeId(50)] } };

const open = (recipe: typeof laksa, ...api: Answer[]) =>
  renderPage(() => <SubRecipeSharing recipe={recipe} />, {
    api: [answer(shareLinksRoutes.list, { links: [] }), ...api],
  });

test('a recipe in a shared recipe is shared too in one press, and not before', async () => {
  let isShared = false;
  const { person, api } = await open(
    lasagne,
    answer(sharingRoutes.listUnsharedSubRecipes, () => ({
      recipes: isShared ? [] : [{ ...bolognese, change: withReef }],
    })),
    answer(sharingRoutes.updateBatch, () => {
      isShared = true;
      return { updated: 1, before: [{ recipeId: bolognese._id }] };
    }),
  );
  await screen.findByText('This recipe uses Bolognese sauce, which they can’t open.');
  expect(api.requestsTo(sharingRoutes.updateBatch)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Share it too' }));
  const done = await screen.findByText('Bolognese sauce is shared too.');
  expect(document.activeElement).toBe(done);
  expect(api.requestsTo(sharingRoutes.updateBatch)[0]!.body.updates).toEqual([
    { recipeId: bolognese._id, ...withReef },
  ]);
  expect(screen.queryByRole('button', { name: 'Share it too' })).toBeNull();
});

test('recipes that would be open to anyone say so before they are shared', async () => {
  const change = { sharingSettings: { mode: 'public' as const } };
  await open(
    lasagne,
    answer(sharingRoutes.listUnsharedSubRecipes, {
      recipes: [
        { ...bolognese, change },
        { ...soffritto, change },
      ],
    }),
  );
  await screen.findByText(
    'This recipe uses Bolognese sauce and Soffritto, which they can’t open. Sharing them lets anyone with their links see them, without an account.',
  );
  screen.getByRole('button', { name: 'Share them too' });
});

test('a recipe without recipes in it asks nothing of the server', async () => {
  const { api } = await open(laksa);
  expect(api.requests).toEqual([]);
});
