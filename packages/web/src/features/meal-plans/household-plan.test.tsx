import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdsRoutes, type Household } from '@saltbush/contract/households';
import { mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { addEntry, emptyMenu } from '@saltbush/domain/meal-plans/menu';
import { writeText } from '../../api/local-store';
import { viewModeKey } from '../../api/view-mode';
import { chooseViewMode, findViewMode } from '../../testing/choose-view-mode';
import { answer } from '../../testing/fake-api';
import { fakeHouseholdPlansApi, noteOf, planWeek } from '../../testing/fake-household-plans-api';
import { leaveOnDevice } from '../../testing/fake-meal-plans-api';
import { harpers, harpersId } from '../../testing/households';
import { priya } from '../../testing/people';
import { renderPage } from '../../testing/render';
import { stubLayout } from '../../testing/stub-layout';
import { MenuMakerPage } from './menu-maker-page';

stubLayout();

describe('the meal plan', () => {
  it('is one’s own at first, and that of a household on choice, also after a reload', async () => {
    const { answers } = fakeHouseholdPlansApi();
    const { person, unmount } = await renderPage(MenuMakerPage, {
      at: '/menu-maker',
      api: answers,
    });
    await screen.findByText('Picnic');
    await chooseViewMode(person, 'My plan', 'The Harpers');
    await screen.findByText('Barbecue');
    expect(screen.queryByText('Picnic')).toBeNull();
    expect(localStorage.getItem(viewModeKey)).toBe(harpersId);
    unmount();
    await renderPage(MenuMakerPage, { at: '/menu-maker', api: answers });
    await screen.findByText('Barbecue');
    await findViewMode('The Harpers');
  });

  it('of the default household wins over the stored choice', async () => {
    writeText(viewModeKey, 'personal');
    const user = { ...priya, defaultHousehold: harpersId };
    const { person } = await renderPage(MenuMakerPage, {
      at: '/menu-maker',
      api: fakeHouseholdPlansApi().answers,
      user,
    });
    await screen.findByText('Barbecue');
    await chooseViewMode(person, 'The Harpers', 'My plan');
    await screen.findByText('Picnic');
  });

  it('is chosen by the address, which another choice changes', async () => {
    const { person, api, address } = await renderPage(MenuMakerPage, {
      at: `/menu-maker?household=${harpersId}`,
      api: fakeHouseholdPlansApi().answers,
    });
    await screen.findByText('Barbecue');
    expect(api.requestsTo(mealPlansRoutes.current).map(({ query }) => query.householdId)).toEqual([
      harpersId,
    ]);
    await chooseViewMode(person, 'The Harpers', 'My plan');
    await screen.findByText('Picnic');
    await waitFor(() => expect(address()).toBe('/menu-maker'));
  });

  it.each(['FORBIDDEN', 'NOT_FOUND'] as const)(
    'is personal again when the household answers %s',
    async (code) => {
      const { answers } = fakeHouseholdPlansApi([]);
      const { current } = mealPlansRoutes;
      const own = answers.findLast(({ route }) => route === current)!;
      const { address } = await renderPage(MenuMakerPage, {
        at: `/menu-maker?household=${harpersId}`,
        api: [
          ...answers,
          answer(current, (asked) =>
            asked.query.householdId ? new AppError(code) : (own.reply(asked as never) as never),
          ),
        ],
      });
      await screen.findByText('You can’t open this community');
      await screen.findByText('Picnic');
      expect(localStorage.getItem(viewModeKey)).toBeNull();
      await waitFor(() => expect(address()).toBe('/menu-maker'));
    },
  );

  it('is saved apart from one’s own: nothing stored is lost or mixed', async () => {
    const unsent = addEntry(emptyMenu(planWeek), noteOf('Leftovers'), 'sunday');
    leaveOnDevice(unsent);
    const { answers, own, theirs } = fakeHouseholdPlansApi();
    const { person } = await renderPage(MenuMakerPage, {
      at: `/menu-maker?household=${harpersId}`,
      api: answers,
    });
    await screen.findByText('Barbecue');
    expect(screen.queryByText('Leftovers')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Options for Barbecue' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move to Friday' }));
    await waitFor(() => expect(theirs.menu()!.days.friday).toHaveLength(1));
    expect(own.menu()!.days.friday).toHaveLength(0);
    await chooseViewMode(person, 'The Harpers', 'My plan');
    await screen.findByText('Leftovers');
  });
});

test.each([
  ['without a household', []],
  ['with meal planning switched off', [off()]],
])('%s there is nothing to choose', async (_case, households) => {
  const { api } = await renderPage(MenuMakerPage, {
    at: `/menu-maker`,
    api: fakeHouseholdPlansApi(households).answers,
  });
  await screen.findByText('Picnic');
  await waitFor(() => expect(api.requestsTo(householdsRoutes.list)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /, change$/ })).toBeNull();
});

function off(): Household {
  return harpers('member', {
    settings: { enableMealPlanning: false, enableShoppingLists: true },
  });
}
