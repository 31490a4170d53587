import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { answer } from '../../../testing/fake-api';
import { fakeRecipesApi } from '../../../testing/fake-recipes-api';
import { cardOf } from '../../../testing/recipes';
import { renderPage } from '../../../testing/render';
import { MyRecipesPage } from './my-recipes-page';

const book = () =>
  fakeRecipesApi([
    cardOf(1, { title: 'Lamb curry', course: 'dinner', totalMinutes: 90, tags: ['Winter'] }),
    cardOf(2, { title: 'Lamb salad', course: 'lunch', totalMinutes: 20, tags: ['Quick'] }),
    cardOf(3, { title: 'Pavlova', course: 'dessert', isFavourite: true }),
  ]);

const open = (at: string, { answers } = book()) =>
  renderPage(MyRecipesPage, {
    at,
    api: [answer(householdsRoutes.list, { households: [], deleted: [] }), ...answers],
  });

const titles = () =>
  within(screen.getByRole('list', { name: 'My recipes' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

const search = () => screen.findByRole('searchbox', { name: 'Search my recipes' });

describe('typing', () => {
  test('the typed search finds, stands in the address, and Escape shows everything again', async () => {
    const { person, address } = await open('/my-recipes');
    await person.type(await search(), 'lam sal');
    await waitFor(() => expect(titles()).toEqual(['Lamb salad']));
    expect(screen.getByText('1 recipe')).toBeTruthy();
    expect(address()).toBe('/my-recipes?q=lam+sal');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(address()).toBe('/my-recipes');
  });

  test('a search that finds nothing offers to clear it or to look elsewhere', async () => {
    const { person } = await open('/my-recipes?q=zzz&course=dinner');
    await screen.findByRole('heading', { name: 'No recipe found' });
    const elsewhere = screen.getByRole('link', { name: 'Search Saltbush' });
    expect(elsewhere.getAttribute('href')).toBe('/browse?q=zzz&course=dinner');
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(await search()).toHaveProperty('value', '');
  });
});

describe('filters', () => {
  test('filters of recipes count at once, show as chips, and go one by one', async () => {
    const { person, address } = await open('/my-recipes?q=lamb');
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await person.click(panel.getByRole('button', { name: 'Lunch' }));
    await panel.findByRole('button', { name: 'Show 1 recipe' });
    expect(address()).toBe('/my-recipes?q=lamb&course=lunch');
    await person.click(panel.getByRole('button', { name: 'Close filters' }));
    // A dialog that closes gives the focus back a moment later.
    const opener = await screen.findByRole('button', { name: /^Filters/ });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await person.click(await screen.findByRole('button', { name: 'Remove filter: Lunch' }));
    await waitFor(() => expect(titles()).toEqual(['Lamb curry', 'Lamb salad']));
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  });

  test('quick filters of recipes are switched on and off, and All keeps the search', async () => {
    const { person, address } = await open('/my-recipes?q=lamb');
    const quick = within(await screen.findByRole('group', { name: 'Quick filters' }));
    const isOn = (name: string) =>
      quick.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    expect(isOn('All')).toBe(true);
    await person.click(quick.getByRole('button', { name: '30 min or less' }));
    await waitFor(() => expect(titles()).toEqual(['Lamb salad']));
    expect([isOn('All'), isOn('30 min or less')]).toEqual([false, true]);
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    await person.click(quick.getByRole('button', { name: 'Veggie' }));
    expect(address()).toBe('/my-recipes?q=lamb&maxMinutes=30&diets=vegetarian');
    await person.click(quick.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/my-recipes?q=lamb');
    await person.click(quick.getByRole('button', { name: 'Favourites' }));
    await person.click(quick.getByRole('button', { name: 'Favourites' }));
    expect(address()).toBe('/my-recipes?q=lamb');
  });

  test('tags that several recipes have are quick filters, pressed and released in their place', async () => {
    const tagged = ['Winter', 'Winter', 'Winter', 'School', 'School', 'Rare', 'Veggie', 'Veggie'];
    const many = fakeRecipesApi(
      tagged.map((tag, n) => cardOf(n + 1, { title: `${tag} ${n}`, tags: [tag] })),
    );
    const { person, address } = await open('/my-recipes', many);
    const quick = within(await screen.findByRole('group', { name: 'Quick filters' }));
    const school = await quick.findByRole('button', { name: 'School' });
    const names = quick.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['All', 'Favourites', '30 min or less', 'Veggie', 'Winter', 'School']);

    await person.click(school);
    await waitFor(() => expect(titles()).toEqual(['School 3', 'School 4']));
    expect(address()).toBe('/my-recipes?tags=School');
    expect(school.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    await person.click(school);
    expect(address()).toBe('/my-recipes');
  });

  test('filters of recipes offer the tags in use, and how many recipes have each', async () => {
    const { person, address } = await open('/my-recipes');
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await person.click(panel.getByRole('combobox', { name: 'Tags' }));
    await person.click(
      await screen.findByRole('option', { name: /^Quick ?, 1 recipe$/, hidden: true }),
    );
    await panel.findByRole('button', { name: 'Show 1 recipe' });
    expect(address()).toBe('/my-recipes?tags=Quick');
  });

  test('filters of recipes narrow to a community by its name', async () => {
    const household = {
      _id: '01960000-0000-7000-8000-0000000000aa',
      name: 'The Smiths',
      members: [],
      status: 'active' as const,
      settings: { enableMealPlanning: true, enableShoppingLists: true },
      timeZone: 'Australia/Sydney',
      firstWeekday: null,
      country: null,
      homeCountry: standInCountry,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    const shared = { recipes: [cardOf(8)], total: 1, page: 1, limit: 12, hasMore: false };
    await renderPage(MyRecipesPage, {
      at: `/my-recipes?from=${household._id}`,
      api: [
        answer(householdsRoutes.list, { households: [household], deleted: [] }),
        answer(recipeListsRoutes.listOfHousehold, ({ params }) => {
          expect(params.id).toBe(household._id);
          return shared;
        }),
      ],
    });
    await screen.findByRole('button', { name: 'Remove filter: The Smiths' });
    expect(titles()).toEqual(['Recipe 8']);
  });

  test('filters of recipes by energy and protein are chosen in the panel and removed by their chips', async () => {
    const { person, api, address } = await open('/my-recipes');
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const energy = within(panel.getByRole('group', { name: 'Energy of a serve, at most' }));
    await person.click(energy.getByRole('button', { name: '2,000 kJ (480 kcal)' }));
    const protein = within(panel.getByRole('group', { name: 'Protein of a serve, at least' }));
    await person.click(protein.getByRole('button', { name: '20 g' }));
    expect(address()).toBe('/my-recipes?maxEnergy=2000&minProtein=20');
    await waitFor(() =>
      expect(api.requestsTo(recipeListsRoutes.listMyRecipes).at(-1)!.query).toMatchObject({
        maxEnergy: 2000,
        minProtein: 20,
      }),
    );
    await person.click(panel.getByRole('button', { name: 'Close filters' }));
    const opener = await screen.findByRole('button', { name: /^Filters/ });
    expect(opener.textContent).toBe('Filters, 2 in use');
    await person.click(
      await screen.findByRole('button', { name: 'Remove filter: At most 2,000 kJ a serve' }),
    );
    await screen.findByRole('button', {
      name: 'Remove filter: At least 20 g protein a serve',
    });
    expect(address()).toBe('/my-recipes?minProtein=20');
  });
});

test.each([
  ['Least energy', 'energy'],
  ['Most protein', 'protein'],
])('recipes are sorted by nutrition on request: "%s"', async (label, sort) => {
  const { person, api } = await open('/my-recipes');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), label);
  await waitFor(() =>
    expect(api.requestsTo(recipeListsRoutes.listMyRecipes).at(-1)!.query.sort).toBe(sort),
  );
});

test('the order of recipes is asked of the server and stands in the address', async () => {
  const { person, api, address } = await open('/my-recipes');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'quickest');
  await waitFor(() => expect(address()).toBe('/my-recipes?sort=quickest'));
  await waitFor(() =>
    expect(api.requestsTo(recipeListsRoutes.listMyRecipes).at(-1)!.query.sort).toBe('quickest'),
  );
});

test('a reload of the list shows as many recipes as before', async () => {
  const many = Array.from({ length: 40 }, (_, n) => cardOf(n, { tags: ['A', 'B'] }));
  const { person, address, unmount } = await open('/my-recipes', fakeRecipesApi(many));
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(address()).toBe('/my-recipes?pages=2'));
  unmount();
  await open(address(), fakeRecipesApi(many));
  await screen.findByText('Recipe 23');
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Recipe 35');
});

test('recipes are shown as a compact list where the device was set so', async () => {
  const { person, unmount } = await open('/my-recipes');
  const layout = () => screen.getByRole('list', { name: 'My recipes' }).dataset['layout'];
  await person.click(await screen.findByRole('button', { name: 'Show as a list' }));
  expect(layout()).toBe('list');
  unmount();
  await open('/my-recipes');
  await screen.findByText('Pavlova');
  expect(layout()).toBe('list');
  await person.click(screen.getByRole('button', { name: 'Show as cards' }));
  expect(layout()).toBe('grid');
});
