import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cooksRoutes, followedCooksRoutes, type Cook } from '@saltbush/contract/book/cooks';
import { recipeListsRoutes, type RecipeList } from '@saltbush/contract/book/recipe-lists';
import { AppError } from '@saltbush/contract/errors';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { cardOf, recipeId } from '../../../testing/recipes';
import { fill, renderPage, screen } from '../../../testing/render';
import { CookPage } from './cook-page';
import { CooksPage } from './cooks-page';

const tom = { _id: recipeId(70), username: 'Tom' };
const pavlova = cardOf(1, { title: 'Pavlova', owner: tom, ratingAverage: 4.5, ratingCount: 12 });
const listOf = (recipes: RecipeCard[]): RecipeList => ({
  recipes,
  total: recipes.length,
  page: 1,
  limit: 12,
  hasMore: false,
});
const closed = (route: Parameters<typeof answer>[0]) => answer(route, new AppError('FORBIDDEN'));

describe('browse for visitors', () => {
  const open = (api: Answer[], at = '/cooks') => renderPage(CooksPage, { at, api, user: null });
  const all = answer(recipeListsRoutes.listPublic, ({ query: { q } }) =>
    listOf(q === undefined || q === 'pav' ? [pavlova] : []),
  );

  test('a visitor opens a recipe and its cook, and finds no button that needs an account', async () => {
    await open([all]);
    const card = within(await screen.findByRole('listitem'));
    const recipe = card.getByRole('link', { name: 'Pavlova' });
    expect(recipe.getAttribute('href')).toBe(`/recipe/${pavlova._id}`);
    expect(card.getByRole('link', { name: 'By Tom' }).getAttribute('href')).toBe(
      `/cooks/${tom._id}`,
    );
    expect(card.getByText('4.5 of 5 stars')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  test('a visitor is invited to sign in, and goes on with the same search in Browse', async () => {
    await open([all], '/cooks?q=pav');
    const invitation = within(await screen.findByRole('complementary', { name: 'Save recipes' }));
    const back = `redirect=${encodeURIComponent('/browse?q=pav')}`;
    expect(invitation.getByRole('link', { name: 'Sign in to save' }).getAttribute('href')).toBe(
      `/login?${back}`,
    );
    expect(invitation.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      `/register?${back}`,
    );
  });

  test('a search is in the address, and one that finds nothing leads back to all', async () => {
    const page = await open([all]);
    await fill(page.person, await screen.findByRole('searchbox'), 'tripe');
    await page.person.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { name: 'No recipe found' });
    expect(page.address()).toBe('/cooks?q=tripe');
    await page.person.click(screen.getByRole('link', { name: 'Show all recipes' }));
    await screen.findByRole('link', { name: 'Pavlova' });
  });

  test('a visitor of an instance that is closed to them is asked to sign in', async () => {
    await open([closed(recipeListsRoutes.listPublic)]);
    await screen.findByRole('heading', { name: 'Sign in to browse' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
  });
});

describe('what followed cooks share', () => {
  const open = (recipes: RecipeCard[]) =>
    renderPage(CooksPage, {
      at: '/cooks',
      api: [answer(followedCooksRoutes.listRecipes, listOf(recipes))],
    });

  test('somebody who is signed in sees what the cooks share whom they follow, and can save it', async () => {
    await open([pavlova]);
    await screen.findByRole('heading', { level: 1, name: 'From cooks you follow' });
    expect(await screen.findByRole('button', { name: 'Save: Pavlova' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cooks you follow' }).getAttribute('href')).toBe(
      '/account/followed-cooks',
    );
  });

  test('somebody who follows nobody reads how to begin', async () => {
    await open([]);
    await screen.findByRole('heading', { name: 'Nothing from cooks you follow' });
    expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe(
      '/browse',
    );
  });
});

describe('the page of a cook', () => {
  const cook: Cook = { ...tom, recipeCount: 1, ratingCount: 0, isOwn: false, isFollowed: false };
  const recipes = (cards = [pavlova]) => answer(cooksRoutes.listRecipes, listOf(cards));
  const open = (api: Answer[], user: typeof priya | null = priya) =>
    renderPage(CookPage, { at: `/cooks/${tom._id}`, path: '/cooks/$id', api, user });

  test('a visitor sees a cook with their recipes, and signs in to follow', async () => {
    const rated = { ...cook, ratingAverage: 4.5, ratingCount: 12 };
    await open([answer(cooksRoutes.get, rated), recipes()], null);
    await screen.findByRole('heading', { level: 1, name: 'Tom' });
    expect(screen.getByText('1 recipe, 4.5 of 5 stars in 12 ratings')).toBeTruthy();
    await screen.findByRole('link', { name: 'Pavlova' });
    expect(screen.getByRole('link', { name: 'Sign in to follow' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/cooks/${tom._id}`)}`,
    );
    expect(screen.queryByText('By Tom')).toBeNull();
  });

  test('a cook is followed and not any more, and the end is taken back by Undo', async () => {
    let isFollowed = false;
    const follows = (to: boolean) => () => {
      isFollowed = to;
      return undefined;
    };
    const { person } = await open([
      answer(cooksRoutes.get, () => ({ ...cook, isFollowed })),
      recipes(),
      answer(followedCooksRoutes.follow, follows(true)),
      answer(followedCooksRoutes.unfollow, follows(false)),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByText('You follow Tom');
    await person.click(await screen.findByRole('button', { name: 'Unfollow' }));
    await screen.findByText('You no longer follow Tom');
    await screen.findByRole('button', { name: 'Follow' });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Unfollow' });
  });

  test('a refusal to follow is said, and the button stays as it was', async () => {
    const full = new AppError('NOT_POSSIBLE', 'You follow 500 cooks.');
    const { person } = await open([
      answer(cooksRoutes.get, cook),
      recipes(),
      answer(followedCooksRoutes.follow, full),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByText('You follow 500 cooks.');
    expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy();
  });

  test('a cook sees how many follow them, and no button to follow themselves', async () => {
    const own = { ...cook, isOwn: true, followerCount: 2 };
    await open([answer(cooksRoutes.get, own), recipes()]);
    await screen.findByText('1 recipe. 2 people follow you.');
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });

  test('a cook who lists nothing reads how to begin', async () => {
    const own = { ...cook, isOwn: true, recipeCount: 0, followerCount: 0 };
    await open([answer(cooksRoutes.get, own), recipes([])]);
    await screen.findByRole('heading', { name: 'You share no recipe with everyone yet' });
  });

  test('somebody without a page is not named', async () => {
    await open([answer(cooksRoutes.get, new AppError('NOT_FOUND'))], null);
    await screen.findByRole('heading', { name: 'This cook has no public recipes' });
    expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe(
      '/cooks',
    );
  });

  test('a visitor of a cook’s page is asked to sign in where browse is closed to visitors', async () => {
    await open([closed(cooksRoutes.get)], null);
    await screen.findByRole('heading', { name: 'Sign in to browse' });
    await waitFor(() => expect(screen.queryByText('Tom')).toBeNull());
  });
});
