import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { addEntry, emptyMenu, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { writeText } from '../../../api/stored/local-store';
import { viewModeKey } from '../../../api/view-mode';
import { chooseViewMode, findViewMode } from '../../../testing/choose-view-mode';
import { answer } from '../../../testing/fake-api';
import { fakePlan, plannedRecipe } from '../../../testing/plan/fake-plan-rows';
import { pageOf } from '../../../testing/fake-recipes-api';
import { dan, harpers, harpersId } from '../../../testing/households';
import { mealRows } from '../../../testing/plan/meal-rows';
import { priya } from '../../../testing/people';
import { cardOf, idOf } from '../../../testing/plan/plan-cards';
import { chooseOption } from '../../../testing/plan/choose-option';
import { renderPage, type RenderOptions } from '../../../testing/render';
import { stubLayout, stubWideWindow } from '../../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

const week = mondayOf(todayIn(new Date(), standInTimeZone));
const soup = cardOf(1, 'Pumpkin Soup');
const roast = { ...cardOf(2, 'Sunday Roast'), owner: dan };

const noteOf = (n: number, note: string): MenuEntry => ({
  id: idOf(n),
  note,
  meal: 'dinner',
  quantity: 1,
});
const mondayWith = (...entries: MenuEntry[]) =>
  entries.reduce((menu, entry) => addEntry(menu, entry, 'monday'), emptyMenu(week));

/** One's own plan has a picnic, that of the Harpers a barbecue and whatever is given. */
async function open(
  options: RenderOptions = {},
  { households = [harpers('member')], theirs: more = [] as MenuEntry[] } = {},
) {
  const own = fakePlan(priya._id, { rows: mealRows(mondayWith(noteOf(11, 'Picnic'))) });
  const theirs = fakePlan(harpersId, {
    rows: mealRows(mondayWith(noteOf(12, 'Barbecue'), ...more)),
    recipes: [plannedRecipe(roast)],
  });
  const page = await renderPage(MenuMakerPage, {
    at: '/menu-maker',
    api: [
      answer(householdsRoutes.list, { households, deleted: [] }),
      answer(recipeListsRoutes.listMyRecipes, ({ query }) => pageOf([soup], query)),
      answer(recipeListsRoutes.listOfHousehold, ({ query }) => pageOf([roast, soup], query)),
    ],
    ...options,
  });
  return { ...page, own, theirs };
}

const fridayOf = (plan: ReturnType<typeof fakePlan>) => menuOfRows(plan.rows(), week).days.friday;

describe('the meal plan', () => {
  it("the meal plan is one’s own at first, and a household's on choice, also after a reload", async () => {
    const { person, unmount } = await open();
    await screen.findByText('Picnic');
    await chooseViewMode(person, 'My plan', 'The Harpers');
    await screen.findByText('Barbecue');
    expect(screen.queryByText('Picnic')).toBeNull();
    expect(localStorage.getItem(viewModeKey)).toBe(harpersId);
    unmount();
    await open();
    await screen.findByText('Barbecue');
    await findViewMode('The Harpers');
  });

  it('the meal plan of the default household wins over the stored choice', async () => {
    writeText(viewModeKey, 'personal');
    const { person } = await open({ user: { ...priya, defaultHousehold: harpersId } });
    await screen.findByText('Barbecue');
    await chooseViewMode(person, 'The Harpers', 'My plan');
    await screen.findByText('Picnic');
  });

  it('the meal plan is chosen by the address, which another choice changes', async () => {
    const { person, address } = await open({ at: `/menu-maker?household=${harpersId}` });
    await screen.findByText('Barbecue');
    await chooseViewMode(person, 'The Harpers', 'My plan');
    await screen.findByText('Picnic');
    await waitFor(() => expect(address()).toBe('/menu-maker'));
  });

  it('the meal plan of a household is separate from one’s own', async () => {
    const { person, own, theirs } = await open({ at: `/menu-maker?household=${harpersId}` });
    const options = await screen.findByRole('button', { name: 'Options for Barbecue' });
    await chooseOption(person, options, 'Move to…', 'Fri 20 November');
    await waitFor(() => expect(fridayOf(theirs)).toHaveLength(1));
    expect(own.operations).toEqual([]);
  });

  it('the meal plan of a household shows what another member plans', async () => {
    const { theirs } = await open({ at: `/menu-maker?household=${harpersId}` });
    await screen.findByText('Barbecue');
    const roastOnFriday = { id: idOf(20), recipeId: roast._id, meal: 'dinner', quantity: 1 };
    act(() =>
      theirs.receive({ rows: mealRows(addEntry(emptyMenu(week), roastOnFriday, 'friday')) }),
    );
    await within(screen.getByRole('region', { name: /^Friday/ })).findByText('Sunday Roast');
  });

  it('the meal plan of a household keeps a recipe that this person can’t read, without showing it', async () => {
    const secret = { id: idOf(30), recipeId: idOf(31), meal: 'dinner', quantity: 1 };
    const at = `/menu-maker?household=${harpersId}`;
    const { person, theirs } = await open({ at }, { theirs: [secret] });
    await screen.findByText('Barbecue');
    const monday = within(screen.getByRole('region', { name: /^Monday/ }));
    expect(monday.getAllByRole('listitem')).toHaveLength(1);
    const options = screen.getByRole('button', { name: 'Options for Barbecue' });
    await chooseOption(person, options, 'Move to…', 'Fri 20 November');
    await waitFor(() => expect(fridayOf(theirs)).toHaveLength(1));
    expect(menuOfRows(theirs.rows(), week).days.monday).toEqual([secret]);
  });
});

describe('the picker', () => {
  stubWideWindow();

  const recipes = async () =>
    within(await screen.findByRole('list', { name: 'Your recipes' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('the picker of a household’s plan has what is shared with the household, each once', async () => {
    await open({ at: `/menu-maker?household=${harpersId}` });
    await screen.findByRole('link', { name: 'Sunday Roast' });
    expect(await recipes()).toHaveLength(2);
  });

  it('the picker of one’s own plan has one’s own recipes', async () => {
    const { api } = await open();
    await screen.findByRole('link', { name: 'Pumpkin Soup' });
    expect(await recipes()).toHaveLength(1);
    expect(api.requestsTo(recipeListsRoutes.listOfHousehold)).toEqual([]);
  });

  it("the picker of a household's plan finds a recipe that is shared", async () => {
    const { person } = await open({ at: `/menu-maker?household=${harpersId}` });
    await person.type(await screen.findByRole('searchbox', { name: 'Search your recipes' }), 'roa');
    await waitFor(async () => expect(await recipes()).toHaveLength(1));
    await screen.findByRole('link', { name: 'Sunday Roast' });
  });
});

test.each([
  ['without a household', []],
  ['with meal planning switched off', [off()]],
])('there is no plan to choose %s', async (_case, households) => {
  const { api, person } = await open({}, { households });
  await screen.findByText('Picnic');
  await waitFor(() => expect(api.requestsTo(householdsRoutes.list)).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: /^This week.*change$/ }));
  await screen.findByRole('menuitem', { name: 'Print' });
  expect(screen.queryByText('Whose plan')).toBeNull();
});

function off(): Household {
  return harpers('member', {
    settings: { enableMealPlanning: false, enableShoppingLists: true },
  });
}
