/** Cooking a recipe with a recipe in it: the steps of that one are shown in their place, for as much as is needed. */
import { within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { subRecipesRoutes } from '@saltbush/contract/recipe/sub-recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { SubRecipeList, SubRecipeSteps } from '../../recipe/sub-recipes';
import { CookingPage } from './cooking-page';

// They take longer to load here than a test waits for anything.
beforeAll(() =>
  Promise.all([
    import('@saltbush/recipe-parser/steps'),
    SubRecipeList.load(),
    SubRecipeSteps.load(),
  ]),
);
beforeEach(() => sessionStorage.clear());

const bolognese: RecipeOnWire = {
  ...laksa,
  _id: recipeId(5),
  title: 'Bolognese',
  ingredients: [{ name: 'beef mince', amount: '500', unit: 'g' }],
  instructions: ['Brown the beef mince.', 'Simmer for an hour.'],
  instructionSections: undefined,
};
const lasagne: RecipeOnWire = {
  ...laksa,
  title: 'Lasagne',
  serves: 4,
  ingredients: [
    { name: 'lasagne sheets', amount: '250', unit: 'g' },
    { name: 'bolognese', amount: '2', unit: 'quantity', recipeId: bolognese._id },
  ],
  instructions: ['Layer the lasagne sheets with the bolognese.', 'Bake until golden.'],
  instructionSections: undefined,
};

const found = answer(subRecipesRoutes.read, ({ body }) => ({
  lines: body.lines.map(() => ({
    state: 'open' as const,
    title: 'Bolognese',
    times: 2,
    isEstimate: false,
  })),
}));
const open = (...api: Answer[]) =>
  renderPage(CookingPage, {
    at: `/recipes/${lasagne._id}/cook`,
    path: '/recipes/$id/cook',
    api: [
      answer(recipesRoutes.get, ({ params }) =>
        params.id === bolognese._id ? bolognese : lasagne,
      ),
      answer(cookingRoutes.begin, undefined),
      ...api,
    ],
  });
const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('the steps of a recipe in a recipe open under its line, scaled by what the line asks for', async () => {
  const { person } = await open(found);
  const show = await screen.findByRole('button', { name: 'Show steps of bolognese' });
  expect(show.getAttribute('aria-expanded')).toBe('false');
  await person.click(show);
  expect(await linesOf('Ingredients of Bolognese')).toEqual(['1000 gbeef mince']);
  expect(await linesOf('Steps of Bolognese')).toEqual([
    expect.stringContaining('beef mince'),
    expect.stringContaining('Simmer for an hour'),
  ]);
  await person.click(screen.getByRole('button', { name: 'Hide steps of bolognese' }));
  expect(screen.queryByRole('list', { name: 'Steps of Bolognese' })).toBeNull();
});

test('a step that uses a recipe opens the steps of that one, and another step does not', async () => {
  const { person } = await open(found);
  await person.click(await screen.findByRole('button', { name: /^Next/ }));
  const inStep = await screen.findByRole('region', { name: 'Recipes in this step' });
  await person.click(within(inStep).getByRole('button', { name: 'Show steps of bolognese' }));
  expect(await linesOf('Ingredients of Bolognese')).toEqual(['1000 gbeef mince']);
  await person.click(screen.getByRole('button', { name: /^Next/ }));
  await screen.findByRole('heading', { name: 'Step 2 of 2' });
  expect(screen.queryByRole('region', { name: 'Recipes in this step' })).toBeNull();
});

test('how much of a recipe is needed is known without an answer of the server', async () => {
  const { person } = await open(answer(subRecipesRoutes.read, new AppError('SERVER_UNREACHABLE')));
  await person.click(await screen.findByRole('button', { name: 'Show steps of bolognese' }));
  expect(await linesOf('Ingredients of Bolognese')).toEqual(['1000 gbeef mince']);
});
