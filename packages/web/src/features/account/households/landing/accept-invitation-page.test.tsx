import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { findPendingInvitation, storePendingInvitation } from '../pending-invitation';
import { answer, type Answer } from '../../../../testing/fake-api';
import { harpersId } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { AcceptInvitationPage } from './accept-invitation-page';

const { accept } = householdInvitationsRoutes;
const joined = answer(accept, { householdId: harpersId, householdName: 'The Harpers' });
const me = answer(accountsRoutes.me, priya);

const open = (at: string, ...api: Answer[]) =>
  renderPage(AcceptInvitationPage, { at, path: '/accept-invitation', api });

test('the page to accept accepts at once and opens the community', async () => {
  storePendingInvitation('abc');
  const { api, address } = await open('/accept-invitation?token=abc', joined, me);
  await screen.findByText("You've successfully joined The Harpers");
  await waitFor(() => expect(address()).toBe(`/households/${harpersId}`));
  expect(api.requestsTo(accept).map(({ params }) => params.id)).toEqual(['abc']);
  expect(findPendingInvitation()).toBeUndefined();
});

test('the page to accept without a token accepts the pending invitation', async () => {
  storePendingInvitation('xyz');
  const { api } = await open('/accept-invitation', joined, me);
  await screen.findByText('Welcome to your community!');
  expect(api.requestsTo(accept)[0]!.params.id).toBe('xyz');
});

test('the page to accept without any invitation says that it does not work', async () => {
  const { api } = await open('/accept-invitation', joined);
  await screen.findByRole('heading', { name: 'This invitation doesn’t work' });
  expect(api.requests).toHaveLength(0);
});

test.each([
  ['INVITATION_ENDED', 'This invitation has ended'],
  ['INVITATION_NOT_FOUND', 'This invitation doesn’t work'],
  ['HOUSEHOLD_FULL', 'The community is full'],
] as const)(
  'the refusal %s of an invitation says so, and the token is removed',
  async (code, heading) => {
    storePendingInvitation('abc');
    await open('/accept-invitation?token=abc', answer(accept, new AppError(code)));
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(findPendingInvitation()).toBeUndefined();
  },
);

test('the page to accept can be tried again without a connection', async () => {
  storePendingInvitation('abc');
  let isOnline = false;
  const { person } = await open(
    '/accept-invitation?token=abc',
    answer(accept, () =>
      isOnline
        ? { householdId: harpersId, householdName: 'The Harpers' }
        : new AppError('SERVER_UNREACHABLE'),
    ),
    me,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(findPendingInvitation()).toBe('abc');
  isOnline = true;
  await person.click(again);
  await screen.findByText('Welcome to your community!');
});
