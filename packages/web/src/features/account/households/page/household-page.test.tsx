import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { writeText } from '../../../../api/stored/local-store';
import { getSession } from '../../../../api/session';
import { viewModeKey } from '../../../../api/view-mode';
import { answer, type Answer } from '../../../../testing/fake-api';
import { dan, harpers, harpersId, memberOf } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { stubLayout } from '../../../../testing/stub-layout';
import { HouseholdPage } from './household-page';

stubLayout();

const sharedRecipes = answer(recipeListsRoutes.listOfHousehold, {
  recipes: [],
  total: 48,
  page: 1,
  limit: 1,
  hasMore: false,
});
const noInvitations = answer(householdInvitationsRoutes.listOfHousehold, { invitations: [] });

const openAnswering = (...api: Answer[]) =>
  renderPage(HouseholdPage, {
    at: `/households/${harpersId}`,
    path: '/households/$id',
    api: [sharedRecipes, noInvitations, ...api],
  });

const open = (household: Household, ...api: Answer[]) =>
  openAnswering(answer(householdsRoutes.get, household), ...api);

const names = (role: 'button' | 'switch') =>
  screen.queryAllByRole(role).map((control) => control.textContent || control.ariaLabel);

describe('what one sees', () => {
  test('a member of a household sees who is in it and what is shared, and nothing for admins', async () => {
    const { api } = await open(harpers('member'));
    await screen.findByRole('heading', { level: 1, name: 'The Harpers' });
    const members = within(screen.getByRole('region', { name: 'Members' }));
    const [me, other] = members.getAllByRole('listitem');
    expect(me!.textContent).toContain('You Member');
    expect(other!.textContent).toContain('Dan Admin');
    const recipes = screen.getByRole('link', { name: 'Recipes' });
    expect(recipes.getAttribute('href')).toBe(`/my-recipes?from=${harpersId}`);
    await screen.findByText('48 recipes');
    expect(screen.getByText('Together since March 2026 · Sydney time')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Time zone' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Week starts on' })).toBeNull();
    expect(names('button')).toEqual(['More', 'Make a kitchen link']);
    expect(names('switch')).toEqual([]);
    expect(api.requestsTo(householdInvitationsRoutes.listOfHousehold)).toHaveLength(0);
  });

  test('the admin of a household sees invitations and settings too', async () => {
    await open(harpers('owner'));
    await screen.findByRole('button', { name: 'Make a link' });
    expect(screen.getByRole('switch', { name: 'Plan meals together' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Time zone' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Week starts on' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Dan/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /Close this community/ })).toBeDefined();
  });

  test('a person alone in a household reads that it is just them', async () => {
    await open(
      harpers('owner', { members: [memberOf({ _id: priya._id, username: 'P' }, 'owner')] }),
    );
    await screen.findByText('Just you so far.');
  });

  test('the admin of a closed household sees how to restore it, and nothing else but deleting', async () => {
    let household = harpers('owner', { status: 'closed' });
    const { person } = await openAnswering(
      answer(householdsRoutes.get, () => household),
      answer(householdsRoutes.restore, () => (household = harpers('owner'))),
    );
    await screen.findByText('This community is closed');
    expect(names('button')).toEqual(['Restore', expect.stringContaining('Delete')]);
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('The Harpers is back');
    await screen.findByRole('button', { name: 'Make a link' });
  });

  test('the page of a household that is gone shows the way to the others', async () => {
    await openAnswering(answer(householdsRoutes.get, new AppError('NOT_FOUND')));
    await screen.findByText('We couldn’t find this community');
    expect(screen.getByRole('link', { name: 'Go to your communities' })).toBeDefined();
  });

  test('the page of a household without a connection offers to try again', async () => {
    let isOnline = false;
    const { person } = await openAnswering(
      answer(householdsRoutes.get, () =>
        isOnline ? harpers('member') : new AppError('SERVER_UNREACHABLE'),
      ),
    );
    await screen.findByText('Couldn’t load this community');
    isOnline = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'The Harpers' });
  });
});

test('a 403 leads back to the list, says why, and makes the view personal', async () => {
  writeText(viewModeKey, harpersId);
  const { address } = await openAnswering(answer(householdsRoutes.get, new AppError('FORBIDDEN')));
  await screen.findByText('You can’t open this community');
  await waitFor(() => expect(address()).toBe('/households'));
  expect(localStorage.getItem(viewModeKey)).toBeNull();
});

describe('what the members share', () => {
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('the page of a household leads to its plan and its list', async () => {
    await openAnswering(answer(householdsRoutes.get, harpers('member')));
    await screen.findByRole('link', { name: 'Meal plan' });
    expect(href('Meal plan')).toBe(`/menu-maker?household=${harpersId}`);
    expect(href('Shopping list')).toBe(`/shopping-list?household=${harpersId}`);
  });

  test('the page of a household is without what is switched off', async () => {
    const settings = { enableMealPlanning: false, enableShoppingLists: true };
    await openAnswering(answer(householdsRoutes.get, harpers('member', { settings })));
    await screen.findByRole('link', { name: 'Shopping list' });
    expect(screen.queryByRole('link', { name: 'Meal plan' })).toBeNull();
  });
});

describe('members', () => {
  const chooseFor = async (
    person: { click: (element: Element) => Promise<void> },
    item: string,
  ) => {
    await person.click(await screen.findByRole('button', { name: /Dan/ }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };

  test('a member is made admin after a question', async () => {
    let household = harpers('owner');
    const { person, api } = await openAnswering(
      answer(householdsRoutes.get, () => household),
      answer(householdsRoutes.transferAdmin, () => (household = harpers('member'))),
    );
    const question = await chooseFor(person, 'Make admin');
    question.getByText(/you become a member/);
    await person.click(question.getByRole('button', { name: 'Make admin' }));
    await screen.findByText('Dan is the admin now');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull());
    expect(api.requestsTo(householdsRoutes.transferAdmin)[0]!.body).toEqual({ userId: dan._id });
  });

  test('a member is removed after a question', async () => {
    let household = harpers('owner');
    const { person, api } = await openAnswering(
      answer(householdsRoutes.get, () => household),
      answer(householdsRoutes.removeMember, () => {
        household = { ...household, members: household.members.slice(1) };
        return undefined;
      }),
    );
    const question = await chooseFor(person, 'Remove from community');
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Dan is no longer a member');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Dan/ })).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(api.requestsTo(householdsRoutes.removeMember)[0]!.params.userId).toBe(dan._id);
  });

  test('a refused removal of a member is shown, and nobody is removed', async () => {
    const { person } = await open(
      harpers('owner'),
      answer(householdsRoutes.removeMember, new AppError('FORBIDDEN')),
    );
    const question = await chooseFor(person, 'Remove from community');
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Not allowed');
    expect(screen.getByRole('button', { name: /Dan Member/ })).toBeDefined();
  });

  test('a household of many members shows the first', async () => {
    const members = Array.from({ length: 14 }, (_, n) =>
      memberOf(
        { _id: `01960000-0000-7000-8000-${String(n).padStart(12, '9')}`, username: `M${n}` },
        'member',
      ),
    );
    const { person } = await open(
      harpers('member', { members: [...members, ...harpers('member').members] }),
    );
    const list = within(await screen.findByRole('region', { name: 'Members' }));
    expect(list.getAllByRole('listitem')).toHaveLength(9);
    expect(list.getAllByRole('listitem')[0]!.textContent).toContain('You');
    await person.click(list.getByRole('button', { name: /Show all/ }));
    expect(list.getAllByRole('listitem')).toHaveLength(16);
  });
});

describe('for oneself', () => {
  test('a member leaves after a question, and the default is removed', async () => {
    const { person, address } = await renderPage(HouseholdPage, {
      at: `/households/${harpersId}`,
      path: '/households/$id',
      user: { ...priya, defaultHousehold: harpersId },
      api: [
        sharedRecipes,
        answer(householdsRoutes.get, harpers('member')),
        answer(householdsRoutes.leave, undefined),
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave The Harpers?' }));
    await person.click(question.getByRole('button', { name: 'Leave' }));
    await screen.findByText('You have left The Harpers');
    expect(address()).toBe('/households');
    expect(getSession()?.user?.defaultHousehold).toBeNull();
  });

  test('the admin leaves by choosing who is the admin from then on', async () => {
    const { person, api } = await open(
      harpers('owner'),
      answer(householdsRoutes.transferAdmin, harpers('member')),
    );
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    await person.click(await screen.findByRole('button', { name: 'Make Dan admin and leave' }));
    await screen.findByText('You have left The Harpers');
    expect(api.requestsTo(householdsRoutes.transferAdmin)[0]!.body).toEqual({
      userId: dan._id,
      andLeave: true,
    });
  });

  test('an admin who is alone is offered to close or delete the community instead', async () => {
    const alone = harpers('owner', {
      members: [memberOf({ _id: priya._id, username: 'Priya' }, 'owner')],
    });
    const closed = { ...alone, status: 'closed' as const };
    const { person, api } = await open(alone, answer(householdsRoutes.close, closed));
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Leave community' }));
    await screen.findByRole('button', { name: 'Delete it' });
    await person.click(screen.getByRole('button', { name: 'Close it' }));
    await screen.findByText('The Harpers is closed');
    expect(api.requestsTo(householdsRoutes.close)).toHaveLength(1);
  });

  test('the role of a member is changed from their menu', async () => {
    const { person, api } = await open(
      harpers('owner'),
      answer(householdsRoutes.changeRole, harpers('owner')),
    );
    await person.click(await screen.findByRole('button', { name: /Dan/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Change role' }));
    await person.click(await screen.findByRole('radio', { name: 'Looks only' }));
    await person.click(screen.getByRole('button', { name: 'Save role' }));
    await screen.findByText('Dan: Looks only');
    expect(api.requestsTo(householdsRoutes.changeRole)[0]!.body).toEqual({ role: 'viewer' });
  });

  test('a member who only looks is offered nothing to change', async () => {
    await open(harpers('viewer'));
    await screen.findByRole('heading', { level: 1, name: 'The Harpers' });
    expect(names('button')).toEqual(['More']);
    expect(screen.queryByRole('link', { name: 'Recipes' })).toBeNull();
  });

  test('the admin chooses the default and takes it back', async () => {
    const { person, api } = await open(
      harpers('owner'),
      answer(householdsRoutes.setDefault, { householdId: harpersId }),
      answer(householdsRoutes.clearDefault, undefined),
    );
    await person.click(await screen.findByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Make it my default' });
    await person.click(item);
    await screen.findByText('Default community chosen');
    expect(getSession()?.user?.defaultHousehold).toBe(harpersId);
    expect(api.requestsTo(householdsRoutes.setDefault)[0]!.body.householdId).toBe(harpersId);
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'No longer my default' }));
    await screen.findByText('No default community');
    expect(getSession()?.user?.defaultHousehold).toBeNull();
  });
});

describe('settings', () => {
  test('a switch of a household is sent at once, and taken back when the server refuses', async () => {
    const { person, api } = await open(
      harpers('owner'),
      answer(householdsRoutes.changeSettings, new AppError('SERVER_UNREACHABLE')),
    );
    const plan = await screen.findByRole('switch', { name: 'Plan meals together' });
    await person.click(plan);
    await screen.findByText('Unable to connect');
    await waitFor(() => expect(plan).toHaveProperty('checked', true));
    expect(api.requestsTo(householdsRoutes.changeSettings)[0]!.body).toEqual({
      enableMealPlanning: false,
    });
  });

  test('the name of a household is changed on its page', async () => {
    let household = harpers('owner');
    const { person } = await openAnswering(
      answer(householdsRoutes.get, () => household),
      answer(
        householdsRoutes.changeSettings,
        ({ body }) => (household = harpers('owner', { name: body.name! })),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Rename community' }));
    const name = await screen.findByLabelText('Name');
    await person.clear(name);
    await person.type(name, 'Harper & Co');
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    await screen.findByRole('heading', { level: 1, name: 'Harper & Co' });
  });

  test('closing and deleting a household can be undone', async () => {
    let household = harpers('owner');
    const { person, api, address } = await openAnswering(
      answer(householdsRoutes.get, () => household),
      answer(householdsRoutes.close, () => (household = harpers('owner', { status: 'closed' }))),
      answer(householdsRoutes.remove, undefined),
      answer(householdsRoutes.restore, () => (household = harpers('owner'))),
    );
    await person.click(await screen.findByRole('button', { name: /Close this community/ }));
    await screen.findByText('This community is closed');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The Harpers is back');
    await person.click(await screen.findByRole('button', { name: /Delete this community/ }));
    await screen.findByText('The Harpers is deleted');
    expect(address()).toBe('/households');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requestsTo(householdsRoutes.restore)).toHaveLength(2));
  });
});
