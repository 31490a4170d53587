import { waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { inspirationRoutes, type Idea } from '@saltbush/contract/book/inspiration';
import { cardOf, recipeId } from '../../../testing/recipes';
import { answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { confirmedRow, fakePlan } from '../../../testing/plan/fake-plan-rows';
import { renderPage, screen } from '../../../testing/render';
import { homeReader } from '../../plan/shopping-list';
import { InspirationPage } from './inspiration-page';

// The food table takes a while to load for the first time.
beforeAll(() => Promise.all([import('./food-suggestions'), homeReader.load()]));
beforeEach(() => void fakePlan(priya._id));

const usesOf = (...names: string[]) =>
  names.map((name) => ({ name, atHand: name, isToUseUp: false, isGeneral: false }));

const ideaOf = (n: number, idea: Partial<Idea> = {}): Idea => ({
  recipe: cardOf(n),
  source: 'own',
  needed: 8,
  there: 8,
  uses: usesOf('spinach'),
  missing: [],
  ...idea,
});

const pageOf = (ideas: Idea[], total = ideas.length) => ({
  ideas,
  total,
  page: 1,
  limit: 12,
  hasMore: total > ideas.length,
});

const curry = ideaOf(1, {
  recipe: cardOf(1, { title: 'Curry' }),
  there: 6,
  missing: [{ name: 'coconut milk' }, { name: 'red onions', like: 'brown onion' }],
});

const answersWith = (ideas: Idea[], total?: number) => [
  answer(inspirationRoutes.find, pageOf(ideas, total)),
];

async function open(api = answersWith([curry])) {
  return renderPage(InspirationPage, { at: '/inspiration', api });
}

const field = () => screen.getByLabelText('Another food');

test('a page of ideas without foods asks nothing, and says how to begin', async () => {
  const { api } = await open();
  await screen.findByRole('heading', { name: 'Start with what is in the fridge' });
  expect(api.requests).toEqual([]);
});

test('a food that is typed brings ideas, with what is missing by name', async () => {
  const { person, api } = await open();
  await person.type(field(), 'spinach{Enter}');
  await screen.findByText('Uses spinach');
  screen.getByText('Needs coconut milk, red onions (you have brown onion)');
  expect(api.requestsTo(inspirationRoutes.find)[0]!.body).toMatchObject({
    foods: ['spinach'],
    useUp: [],
    page: 1,
    seed: 0,
  });
});

test('an idea is loved and saved like any other card', async () => {
  const toms = cardOf(2, { title: 'Dahl', owner: { _id: recipeId(99), username: 'Tom' } });
  const { person, api } = await open([
    ...answersWith([curry, ideaOf(2, { recipe: toms, source: 'public' })]),
    answer(savedRecipesRoutes.addFavourite, undefined),
    answer(savedRecipesRoutes.addToMyRecipes, undefined),
  ]);
  await person.type(field(), 'spinach{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Favourite: Curry' }));
  await screen.findByRole('button', { name: 'Favourite: Curry', pressed: true });
  expect(screen.queryByRole('button', { name: 'Save: Curry' })).toBeNull();
  screen.getByText('By Tom');
  await person.click(screen.getByRole('button', { name: 'Save: Dahl' }));
  await screen.findByRole('button', { name: 'Save: Dahl', pressed: true });
  await waitFor(() => expect(api.requestsTo(savedRecipesRoutes.addToMyRecipes)).toHaveLength(1));
  expect(api.requestsTo(savedRecipesRoutes.addFavourite)).toHaveLength(1);
});

test('a pasted list becomes foods for ideas, and they outlast the page', async () => {
  const { person, unmount } = await open();
  await person.click(field());
  await person.paste('- 2 onions\n- 500 g beef mince\n');
  await screen.findByRole('button', { name: 'beef mince', pressed: true });
  unmount();
  await open();
  await screen.findByRole('button', { name: 'onions', pressed: true });
});

test('a suggested food is taken by keys', async () => {
  const { person } = await open();
  await person.type(field(), 'brown oni');
  // Nothing has a place on the screen here, so the list takes itself for covered.
  await screen.findByRole('option', { name: 'brown onion', hidden: true });
  await person.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('button', { name: 'Remove brown onion' });
  expect(field()).toHaveProperty('value', '');
});

test('a food that is tapped brings ideas, and a second tap takes it back', async () => {
  const { person, api } = await open();
  await person.click(await screen.findByRole('button', { name: 'eggs' }));
  await screen.findByText('Uses eggs');
  expect(api.requestsTo(inspirationRoutes.find)[0]!.body).toMatchObject({ foods: ['eggs'] });
  await person.click(screen.getByRole('button', { name: 'eggs', pressed: true }));
  await screen.findByRole('heading', { name: 'Start with what is in the fridge' });
});

test('each idea says how many of the foods at hand it uses', async () => {
  const { person } = await open(
    answersWith([
      ideaOf(1, { uses: usesOf('spinach', 'eggs') }),
      ideaOf(2, { uses: usesOf('spinach', 'eggs', 'leeks') }),
    ]),
  );
  await person.type(field(), 'spinach, egg, leek{Enter}');
  await screen.findByText('Uses 2 of your 3');
  screen.getByText('Uses all 3');
  expect(screen.getAllByText('You have everything')).toHaveLength(2);
});

test('foods that are offered later appear at once, with the focus on the first of them', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'More foods' }));
  const celery = screen.getByRole('button', { name: 'celery' });
  expect(celery).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'capsicum' }));
  expect(screen.queryByRole('button', { name: 'More foods' })).toBeNull();
});

test('a typed food that is removed gives the focus to the next one', async () => {
  const { person } = await open();
  await person.type(field(), 'quince, tahini{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Remove quince' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove tahini' }));
  expect(screen.queryByRole('button', { name: 'Remove quince' })).toBeNull();
});

test('a food to use up first is sent so, and said so', async () => {
  const { person, api } = await open();
  await person.type(field(), 'spinach, leek{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const first = within(await screen.findByRole('group', { name: 'Use up first' }));
  await person.click(first.getByRole('button', { name: 'spinach' }));
  await screen.findByRole('button', { name: 'Use up first: spinach', pressed: true });
  await waitFor(() =>
    expect(api.requestsTo(inspirationRoutes.find).at(-1)!.body).toMatchObject({
      foods: ['spinach', 'leeks'],
      useUp: ['spinach'],
    }),
  );
});

test('ideas are asked for what is noted at home, and portions of dishes are no food', async () => {
  const since = '2026-11-01';
  fakePlan(priya._id, {
    rows: [
      confirmedRow('homeItems', recipeId(71), {
        name: 'Eggs',
        place: 'fridge',
        since,
        foodKey: 'egg',
      }),
      confirmedRow('homeItems', recipeId(72), { name: 'Tahini', place: 'cupboard', since }),
      confirmedRow('homeItems', recipeId(73), {
        name: 'Dahl',
        place: 'freezer',
        since,
        recipeId: recipeId(2),
        quantity: 1,
      }),
    ],
  });
  const { api } = await open();
  await screen.findByRole('button', { name: 'eggs', pressed: true });
  screen.getByRole('button', { name: 'Remove Tahini' });
  await waitFor(() =>
    expect(api.requestsTo(inspirationRoutes.find).at(-1)!.body.foods).toEqual(['Eggs', 'Tahini']),
  );
});

test('foods that were cleared come back', async () => {
  const { person } = await open();
  await person.type(field(), 'quince{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('button', { name: 'Remove quince' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Remove quince' });
});

test('time is a limit for ideas, and can be taken away when nothing is found', async () => {
  const { person, api } = await open(answersWith([]));
  await person.type(field(), 'spinach{Enter}');
  await screen.findByRole('heading', { name: 'No recipe uses that' });
  await person.click(screen.getByRole('button', { name: '≤ 30 min' }));
  await person.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  const minutes = api.requestsTo(inspirationRoutes.find).map(({ body }) => body.maxMinutes);
  expect(minutes).toEqual([undefined, 30]);
  expect(screen.getByRole('button', { name: '≤ 30 min', pressed: false })).toBeTruthy();
});

test('other ideas are the next page, and after the last another order', async () => {
  const { person, api } = await open([
    answer(inspirationRoutes.find, ({ body }) => ({
      ...pageOf([ideaOf(body.page, { recipe: cardOf(body.page + 10 * body.seed) })], 2),
      hasMore: body.page === 1,
    })),
  ]);
  await person.type(field(), 'spinach{Enter}');
  for (const title of ['Recipe 1', 'Recipe 2', 'Recipe 11']) {
    await screen.findByRole('heading', { name: title });
    await person.click(screen.getByRole('button', { name: 'Show me others' }));
  }
  const asked = api.requestsTo(inspirationRoutes.find).map(({ body }) => [body.page, body.seed]);
  expect(asked.slice(0, 3)).toEqual([
    [1, 0],
    [2, 0],
    [1, 1],
  ]);
});

test('a failed search for ideas is said, with a way on', async () => {
  const { person } = await open([
    answer(inspirationRoutes.find, new AppError('VALIDATION_FAILED')),
  ]);
  await person.type(field(), 'spinach{Enter}');
  await screen.findByRole('alert');
  screen.getByRole('button', { name: 'Try again' });
});
