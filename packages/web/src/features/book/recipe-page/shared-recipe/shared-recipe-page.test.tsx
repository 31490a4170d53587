import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '@saltbush/contract/account/session';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { priya } from '../../../../testing/people';
import { answer, type Answer } from '../../../../testing/fake-api';
import { laksa, recipeId } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { SharedRecipePage } from './shared-recipe-page';
import { fetchMethodRules } from '../../../recipe/recipe-content';

beforeAll(fetchMethodRules);

const toms: RecipeOnWire = { ...laksa, owner: { _id: recipeId(70), username: 'Tom' } };
const open = (query: string, api: Answer[], user: User | null) =>
  renderPage(SharedRecipePage, {
    at: `/shared-recipe/${laksa._id}${query}`,
    path: '/shared-recipe/$id',
    api,
    user,
  });
const linked = (recipe = toms) => answer(shareLinksRoutes.open, recipe);
const refused = (code: 'NOT_FOUND' | 'NOT_SIGNED_IN') =>
  answer(recipesRoutes.get, new AppError(code));
const title = () => screen.findByRole('heading', { level: 1, name: 'Laksa' });

describe('a visitor with a link', () => {
  test('a visitor with a link reads the recipe, scaled, and saves it on the way through login', async () => {
    const { person, api } = await open('?token=abc', [linked()], null);
    await title();
    expect(api.requestsTo(shareLinksRoutes.open)[0]!.params).toEqual({ shareToken: 'abc' });
    expect(screen.getByText('By Tom')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'More serves' }));
    expect(screen.getByRole('list', { name: 'Ingredients' }).textContent).toBe('300 grice noodles');
    const here = encodeURIComponent(`/shared-recipe/${laksa._id}?token=abc`);
    expect(screen.getByRole('link', { name: 'Save to my recipes' }).getAttribute('href')).toBe(
      `/login?redirect=${here}&autoSave=true`,
    );
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      `/register?redirect=${here}`,
    );
  });

  test('a visitor with a link is not offered what only the signed-in have', async () => {
    const timed = { ...toms, instructions: ['Simmer for 10 minutes.'], instructionSections: [] };
    await open('?token=abc', [linked(timed)], null);
    await screen.findByText(/Simmer for 10 minutes/);
    expect(screen.queryByRole('button', { name: /start timer/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ratings and reviews' })).toBeNull();
  });
});

describe('without a working link', () => {
  test('a visitor without a working link reads what is public', async () => {
    const open_ = { ...toms, sharingSettings: { mode: 'public' as const, approvedUsers: [] } };
    await open('', [answer(recipesRoutes.get, open_)], null);
    await title();
    expect(screen.getByRole('region', { name: 'Ratings and reviews' })).toBeTruthy();
  });

  test('a visitor without a working link is asked to sign in, and comes back here', async () => {
    await open('', [refused('NOT_SIGNED_IN')], null);
    await screen.findByRole('heading', { name: /This recipe is private/ });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/shared-recipe/${laksa._id}`)}`,
    );
  });

  test('a signed-in person without a working link reads that the recipe is not for them', async () => {
    await open('', [refused('NOT_FOUND')], priya);
    await screen.findByRole('heading', {
      name: 'This recipe is private or the link no longer works',
    });
    expect(screen.getByRole('link', { name: 'Go to my recipes' })).toBeTruthy();
  });

  test('a link that has ended is said to have ended, where the recipe is not for the reader', async () => {
    const ended = answer(shareLinksRoutes.open, new AppError('LINK_ENDED'));
    await open('?token=abc', [ended, refused('NOT_FOUND')], priya);
    await screen.findByRole('heading', { name: 'This link has ended' });
  });

  test('a link that was turned off does not hide a recipe one may read', async () => {
    const off = answer(shareLinksRoutes.open, new AppError('NOT_FOUND'));
    await open('?token=abc', [off, answer(recipesRoutes.get, toms)], priya);
    await title();
  });

  test('a lost connection does not look like a refused link', async () => {
    await open('', [answer(recipesRoutes.get, new AppError('FORBIDDEN'))], null);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('someone signed in, with a link', () => {
  test('a signed-in person with a link saves the recipe by it, and removes it again', async () => {
    const { person, api } = await open(
      '?token=abc',
      [
        linked(),
        answer(savedRecipesRoutes.addToMyRecipes, undefined),
        answer(savedRecipesRoutes.removeFromMyRecipes, undefined),
      ],
      priya,
    );
    await person.click(await screen.findByRole('button', { name: 'Save to my recipes' }));
    await screen.findByText('Recipe saved!');
    expect(api.requestsTo(savedRecipesRoutes.addToMyRecipes)[0]!.body).toEqual({
      shareToken: 'abc',
    });
    await person.click(screen.getByRole('button', { name: 'Saved: remove from my recipes' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Saved: remove from my recipes' });
    await expect
      .poll(() =>
        api.requestsTo(savedRecipesRoutes.addToMyRecipes).map(({ body }) => body.shareToken),
      )
      .toEqual(['abc', 'abc']);
  });

  test('a signed-in person with a link makes a copy of their own', async () => {
    const copy = { ...laksa, _id: recipeId(80) };
    const { person, api, address } = await open(
      '?token=abc',
      [linked(), answer(sharingRoutes.copy, copy)],
      priya,
    );
    await person.click(await screen.findByRole('button', { name: 'Make my own copy' }));
    await screen.findByText('This copy is yours');
    expect(address()).toBe(`/recipes/${copy._id}`);
    expect(api.requestsTo(sharingRoutes.copy)[0]!.body).toEqual({ shareToken: 'abc' });
  });

  test('a signed-in person with a link is led to their own recipe', async () => {
    await open('?token=abc', [linked(laksa)], priya);
    expect(
      (await screen.findByRole('link', { name: 'Open your recipe' })).getAttribute('href'),
    ).toBe(`/recipes/${laksa._id}`);
    expect(screen.queryByRole('button', { name: 'Save to my recipes' })).toBeNull();
  });
});
