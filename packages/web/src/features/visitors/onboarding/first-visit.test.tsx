/** Who sees the wizard and the tour, and when (Spec 4). The rules as a table: domain/visitors/onboarding. */
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { User } from '@saltbush/contract/account/session';
import { answer, type Answer } from '../../../testing/fake-api';
import { harpers, harpersId } from '../../../testing/households';
import { priya } from '../../../testing/people';
import { cardOf, laksa } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { FirstVisit } from './first-visit';
import { dismissOnboarding } from './stored-onboarding';

const newcomer: User = { ...priya, hasCompletedOnboarding: false };
const ownRecipes = (...recipes: RecipeCard[]) =>
  answer(recipeListsRoutes.listMyRecipes, {
    recipes,
    total: recipes.length,
    page: 1,
    limit: 2,
    hasMore: false,
  });
const completes = answer(profileRoutes.updateProfile, ({ body }) => ({ ...newcomer, ...body }));

const Page = () => (
  <>
    <input aria-label="Search" />
    <FirstVisit />
  </>
);
const open = (at: string, user: User, ...api: Answer[]) => renderPage(Page, { at, user, api });
const wizard = () => screen.queryByRole('dialog', { name: 'Welcome to Saltbush' });
const tour = () => screen.queryByRole('dialog', { name: 'Welcome tour' });
const findWizard = () => screen.findByRole('dialog', { name: 'Welcome to Saltbush' });
const notSeen = () => localStorage.removeItem('hasSeenTour');

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1';
const banner = () => screen.findByRole('complementary', { name: 'Install Saltbush' });

describe('the offer to install', () => {
  test('the offer to install comes to who closed the wizard once they have two recipes', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    dismissOnboarding();
    await open('/my-recipes', newcomer, ownRecipes(cardOf(1), cardOf(2)));
    await banner();
    expect(wizard()).toBeNull();
  });

  test('the offer to install waits for the tour', async () => {
    notSeen();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    const { person } = await open('/browse', newcomer, ownRecipes(cardOf(1), cardOf(2)));
    await screen.findByRole('dialog', { name: 'Welcome tour' });
    expect(screen.queryByRole('complementary')).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(tour()).toBeNull());
  });
});

describe('the wizard', () => {
  test('the wizard comes up for someone without a recipe', async () => {
    const { api } = await open('/menu-maker', newcomer, ownRecipes());
    await findWizard();
    expect(api.requestsTo(recipeListsRoutes.listMyRecipes)[0]?.query).toMatchObject({
      from: 'own',
    });
  });

  test('the wizard comes up for the owner of a single recipe that is shared', async () => {
    const shared = { ...laksa, sharedWith: { communities: [], saltbush: true } };
    await open('/', newcomer, ownRecipes(cardOf(1)), answer(recipesRoutes.get, shared));
    await findWizard();
  });

  test('the wizard stays away from the owner of a private recipe, who gets the tour', async () => {
    notSeen();
    const { address } = await open(
      '/my-recipes',
      newcomer,
      ownRecipes(cardOf(1)),
      answer(recipesRoutes.get, laksa),
    );
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(wizard()).toBeNull();
  });

  test('the wizard stays away if the recipes cannot be read', async () => {
    notSeen();
    const refused = answer(recipeListsRoutes.listMyRecipes, new AppError('FORBIDDEN'));
    const { address } = await open('/my-recipes', newcomer, refused);
    // The tour comes only when it is clear that the wizard does not.
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(wizard()).toBeNull();
  });

  test('the wizard asks for no recipes of someone who has completed it', async () => {
    notSeen();
    const { api, address } = await open('/my-recipes', priya, ownRecipes());
    await waitFor(() => expect(address()).toBe('/browse'));
    expect(api.requests).toEqual([]);
  });

  test('a closed wizard is gone for the session, and the tour may start on the next page load', async () => {
    notSeen();
    const first = await open('/browse', newcomer, ownRecipes());
    await findWizard();
    expect(tour()).toBeNull();
    await first.person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(wizard()).toBeNull());
    first.unmount();

    const again = await open('/browse', newcomer, ownRecipes());
    await screen.findByRole('dialog', { name: 'Welcome tour' });
    expect(wizard()).toBeNull();
    expect(again.api.requests).toEqual([]);
  });

  test('the wizard waits until the person has written what they are writing', async () => {
    const { person } = await open('/menu-maker', newcomer, ownRecipes());
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await person.click(screen.getByRole('textbox', { name: 'Search' }));
    // It has looked, and will look again in a second.
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_000));
    expect(wizard()).toBeNull();
    await person.tab();
    await findWizard();
  });

  test('the wizard goes on at its step after a reload, and leads to my recipes when it is completed', async () => {
    const userId = newcomer._id;
    const ownRecipe = { recipeId: laksa._id, title: '', serves: 4, ingredients: [] };
    const stored = JSON.stringify({ userId, step: 9, selected: [], ownRecipe });
    sessionStorage.setItem('saltbush.onboarding', stored);
    const { person, api, address } = await open('/menu-maker', newcomer, completes);
    await findWizard();
    await person.click(screen.getByRole('button', { name: 'Let’s go!' }));
    await waitFor(() => expect(address()).toBe('/my-recipes'));
    expect(api.requestsTo(profileRoutes.updateProfile)[0]?.body).toEqual({
      hasCompletedOnboarding: true,
      isNewCommunityMember: false,
    });
    expect(sessionStorage.getItem('saltbush.onboarding')).toBeNull();
  });
});

describe('somebody who came by an invitation', () => {
  const invited: User = { ...newcomer, isNewCommunityMember: true };
  const joined = () => screen.findByRole('dialog', { name: 'You’ve joined The Harpers' });
  const inHousehold = answer(householdsRoutes.list, {
    households: [harpers('member')],
    deleted: [],
  });

  test('somebody who came by an invitation goes to the plan, without wizard and tour', async () => {
    notSeen();
    const { person, api, address } = await open(
      '/browse',
      invited,
      ownRecipes(),
      inHousehold,
      completes,
    );
    await joined();
    await person.click(screen.getByRole('button', { name: 'Go to our plan' }));
    await waitFor(() => expect(address()).toBe(`/menu-maker?household=${harpersId}`));
    expect(api.requestsTo(profileRoutes.updateProfile)[0]?.body).toEqual({
      hasCompletedOnboarding: true,
      isNewCommunityMember: false,
    });
    expect(localStorage.getItem('hasSeenTour')).toBe('true');
    expect(wizard()).toBeNull();
  });

  test('somebody who came by an invitation is shown around by the wizard', async () => {
    const { person } = await open('/browse', invited, ownRecipes(), inHousehold);
    await joined();
    await person.click(screen.getByRole('button', { name: 'Show me around' }));
    await findWizard();
  });

  test('somebody whose community is gone meanwhile meets the wizard', async () => {
    const none = answer(householdsRoutes.list, { households: [], deleted: [] });
    await open('/browse', invited, ownRecipes(), none);
    await findWizard();
  });
});
