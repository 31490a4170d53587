import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { deviceHome } from '../../../../api/device-home';
import { getViewMode } from '../../../../api/view-mode';
import { answer, type Answer } from '../../../../testing/fake-api';
import { confirmedRow, fakePlan } from '../../../../testing/plan/fake-plan-rows';
import { dan, harpers, harpersId, memberOf, sentInvitation } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { cardOf } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { HouseholdsPage } from './households-page';

const { accept, decline, listPending } = householdInvitationsRoutes;

const noInvitations = answer(listPending, { invitations: [] });
const noHouseholds = answer(householdsRoutes.list, { households: [], deleted: [] });
const invitation = { ...sentInvitation(), invitedBy: dan };

const open = (at: string, ...api: Answer[]) =>
  renderPage(HouseholdsPage, { at, api: [noInvitations, noHouseholds, ...api] });

describe('the list', () => {
  test('the list of communities says who is in each, and in which role one is', async () => {
    const closed = harpers('owner', { _id: priya._id, name: 'Flat 4', status: 'closed' });
    await renderPage(HouseholdsPage, {
      at: '/households',
      user: { ...priya, defaultHousehold: harpersId },
      api: [
        noInvitations,
        answer(householdsRoutes.list, { households: [harpers('member'), closed], deleted: [] }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Your communities' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'The Harpers' }).getAttribute('href')).toBe(
      `/households/${harpersId}`,
    );
    expect(within(first!).getByText('You and Dan')).toBeDefined();
    expect(within(first!).getByText('Member')).toBeDefined();
    expect(within(first!).getByText('Default')).toBeDefined();
    expect(within(second!).getByText('Admin')).toBeDefined();
    expect(within(second!).getByText('Closed')).toBeDefined();
  });

  test('the list of communities says who added one without asking, and leaves with one tap', async () => {
    const [others, me] = [memberOf(dan, 'owner'), memberOf({ ...priya }, 'member')];
    const added = harpers('member', { members: [others, { ...me, addedBy: 'Dan' }] });
    const { person, api } = await open(
      '/households',
      answer(householdsRoutes.list, { households: [added], deleted: [] }),
      answer(householdsRoutes.leave, undefined),
    );
    await screen.findByText('Dan added you.');
    await person.click(screen.getByRole('button', { name: 'Leave The Harpers' }));
    await screen.findByText('You have left The Harpers');
    expect(api.requestsTo(householdsRoutes.leave)[0]!.params.id).toBe(harpersId);
  });

  test('the list of communities can be asked for again when it did not load', async () => {
    let isOnline = false;
    const { person, api } = await open(
      '/households',
      answer(householdsRoutes.list, () =>
        isOnline ? { households: [harpers('member')], deleted: [] } : new AppError('FORBIDDEN'),
      ),
    );
    await screen.findByText('Couldn’t load your communities');
    expect(api.requestsTo(householdsRoutes.list)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create community' })).toBeNull();
    isOnline = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'The Harpers' });
  });
});

test('the list of communities does not wait for invitations that cannot be loaded', async () => {
  const { api } = await open(
    '/households',
    answer(listPending, new AppError('SERVER_UNREACHABLE')),
    answer(householdsRoutes.list, { households: [harpers('member')], deleted: [] }),
  );
  await screen.findByRole('link', { name: 'The Harpers' });
  expect(api.requestsTo(listPending).length).toBeLessThanOrEqual(2);
});

describe('creating', () => {
  test('a new community is the next step where there is none, and opens at once', async () => {
    const { person, api, address } = await open(
      '/households',
      answer(householdsRoutes.create, harpers('owner')),
    );
    await screen.findByText('Cook with your people');
    await person.click(screen.getByRole('button', { name: 'Create community' }));
    expect(address()).toBe('/households?openModal=true');
    await person.type(await screen.findByLabelText('Name'), ' The Harpers ');
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Community created');
    expect(address()).toBe(`/households/${harpersId}`);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(api.requestsTo(householdsRoutes.create)[0]!.body).toEqual({
      name: 'The Harpers',
      ...deviceHome(),
    });
  });

  const nothingElse = { page: 1, hasMore: false } as const;
  const nineRecipes = answer(recipeListsRoutes.listMyRecipes, ({ query: { limit } }) => ({
    ...nothingElse,
    recipes: Array.from({ length: Math.min(9, Number(limit)) }, (_, n) => cardOf(n + 1)),
    total: 9,
    limit: Number(limit),
  }));
  const founds = answer(householdsRoutes.create, harpers('owner'));
  async function createWithRecipes(...api: Answer[]) {
    fakePlan(harpersId);
    const own = fakePlan(priya._id, {
      rows: [confirmedRow('eaterSettings', 'eaters', { people: 4 })],
    });
    const page = await open('/households?openModal=true', founds, nineRecipes, ...api);
    await page.person.type(await screen.findByLabelText('Name'), 'The Harpers');
    return { ...page, own };
  }

  test('a new community gets what one has in the same press, and opens from then on', async () => {
    const { person, api, address } = await createWithRecipes(
      answer(sharingRoutes.updateBatch, { updated: 9, before: [] }),
      answer(householdsRoutes.setDefault, { householdId: harpersId }),
    );
    const choice = await screen.findByRole('checkbox', { name: 'Share your 9 recipes' });
    expect((choice as HTMLInputElement).checked).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Everyone who joins sees your 9 recipes.');
    expect(api.requestsTo(sharingRoutes.updateBatch)[0]!.body.updates).toHaveLength(9);
    expect(api.requestsTo(householdsRoutes.setDefault)[0]!.body.householdId).toBe(harpersId);
    expect(getViewMode()).toBe(harpersId);
    await waitFor(() => expect(address()).toBe(`/households/${harpersId}`));
  });

  test('a new community begins with as many people as eat with its founder', async () => {
    const { person } = await createWithRecipes();
    const household = fakePlan(harpersId);
    await person.click(await screen.findByRole('checkbox', { name: 'Share your 9 recipes' }));
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Now invite someone.');
    expect(household.rows().get('eaterSettings/eaters')?.fields).toEqual({ people: 4 });
    expect(getViewMode()).toBeUndefined();
  });

  test("a community that could not be given its founder's recipes is made all the same, and offers it again", async () => {
    const { person, address } = await createWithRecipes(
      answer(sharingRoutes.updateBatch, new AppError('SERVER_UNREACHABLE')),
    );
    await screen.findByRole('checkbox', { name: 'Share your 9 recipes' });
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Nothing was shared');
    await waitFor(() => expect(address()).toBe(`/households/${harpersId}?created=true`));
  });

  test('the form for a new community opens by a link, asks for a name, and closes without a trace', async () => {
    const { person, api, address } = await open('/households?openModal=true');
    await person.click(await screen.findByRole('button', { name: 'Create' }));
    await screen.findByText('Please give the community a name');
    expect(api.requestsTo(householdsRoutes.create)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/households');
  });
});

describe('invitations to one’s own address', () => {
  const invited = answer(listPending, { invitations: [invitation] });

  test('invitations to one’s own address are accepted, and the community opens', async () => {
    const { person, api, address } = await open(
      '/households',
      invited,
      answer(accept, { householdId: harpersId, householdName: 'The Harpers' }),
      answer(accountsRoutes.me, { ...priya, isNewCommunityMember: true }),
    );
    await screen.findByText(/Dan invites you to/);
    await person.click(screen.getByRole('button', { name: 'Join The Harpers' }));
    await screen.findByText('Welcome to your community!');
    expect(screen.getByText("You've successfully joined The Harpers")).toBeDefined();
    await waitFor(() => expect(address()).toBe(`/households/${harpersId}`));
    expect(api.requestsTo(accept)[0]!.params.id).toBe(invitation._id);
  });

  test('invitations to one’s own address are declined after a question', async () => {
    let isDeclined = false;
    const { person } = await open(
      '/households',
      answer(listPending, () => ({ invitations: isDeclined ? [] : [invitation] })),
      answer(decline, () => {
        isDeclined = true;
        return undefined;
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Decline The Harpers' }));
    const question = within(await screen.findByRole('dialog', { name: 'Decline The Harpers?' }));
    await person.click(question.getByRole('button', { name: 'Decline' }));
    await screen.findByText('Invitation declined');
    await waitFor(() => expect(screen.queryByText(/invites you to/)).toBeNull());
  });

  test('invitations to one’s own address that have ended say so', async () => {
    const { person } = await open(
      '/households',
      invited,
      answer(accept, new AppError('INVITATION_ENDED')),
    );
    await person.click(await screen.findByRole('button', { name: 'Join The Harpers' }));
    await screen.findByText('This invitation has ended');
  });
});

test('a deleted community can be restored', async () => {
  let isDeleted = true;
  const { person, api } = await open(
    '/households',
    answer(householdsRoutes.list, () => ({
      households: isDeleted ? [] : [harpers('owner')],
      deleted: isDeleted
        ? [
            {
              _id: harpersId,
              name: 'The Harpers',
              deletedAt: '2026-11-10T00:00:00.000Z',
              removedAt: '2026-12-10T00:00:00.000Z',
            },
          ]
        : [],
    })),
    answer(householdsRoutes.restore, () => {
      isDeleted = false;
      return harpers('owner');
    }),
  );
  await screen.findByText(/Can be restored until Thu,? 10 Dec/);
  await person.click(screen.getByRole('button', { name: 'Restore The Harpers' }));
  await screen.findByText('The Harpers is back');
  await screen.findByRole('link', { name: 'The Harpers' });
  expect(api.requestsTo(householdsRoutes.restore)[0]!.params.id).toBe(harpersId);
  expect(screen.queryByText('Deleted communities')).toBeNull();
});
