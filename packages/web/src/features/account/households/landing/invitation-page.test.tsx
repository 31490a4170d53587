import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { findPendingInvitation, storePendingInvitation } from '../pending-invitation';
import { answer, type Answer } from '../../../../testing/fake-api';
import { harpersId, openedInvitation } from '../../../../testing/households';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { InvitationPage } from './invitation-page';

const { accept, details } = householdInvitationsRoutes;

const open = (user: typeof priya | null, ...api: Answer[]) =>
  renderPage(InvitationPage, { at: '/invitation/abc', path: '/invitation/$token', user, api });

describe('a visitor', () => {
  test('a visitor with an invitation reads who invites, and registers with it', async () => {
    const { person, api, address } = await open(null, answer(details, openedInvitation));
    await screen.findByRole('heading', { level: 1, name: 'Join The Harpers' });
    screen.getByText('Dan invites you to cook together. It has 3 members.');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(findPendingInvitation()).toBeUndefined();
    await person.click(screen.getByRole('link', { name: 'Create account' }));
    await screen.findByText('Another page');
    expect(address()).toBe('/register?invitationToken=abc');
    expect(findPendingInvitation()).toBe('abc');
    expect(api.requestsTo(details)[0]!.params.id).toBe('abc');
  });

  test('a visitor with an invitation signs in with it', async () => {
    const { person, address } = await open(null, answer(details, openedInvitation));
    await person.click(await screen.findByRole('link', { name: 'Sign in' }));
    await screen.findByText('Another page');
    expect(address()).toBe('/login?invitationToken=abc');
    expect(findPendingInvitation()).toBe('abc');
  });
});

describe('someone signed in', () => {
  test('a signed-in person with an invitation joins, and the community opens', async () => {
    storePendingInvitation('abc');
    const { person, api, address } = await open(
      priya,
      answer(details, openedInvitation),
      answer(accept, { householdId: harpersId, householdName: 'The Harpers' }),
      answer(accountsRoutes.me, priya),
    );
    await screen.findByText('Signed in as Priya');
    await person.click(screen.getByRole('button', { name: 'Join' }));
    await screen.findByText('Welcome to your community!');
    await waitFor(() => expect(address()).toBe(`/households/${harpersId}`));
    expect(api.requestsTo(accept)[0]!.params.id).toBe('abc');
    expect(findPendingInvitation()).toBeUndefined();
  });

  test('a person who is in the community already opens it by the invitation', async () => {
    await open(priya, answer(details, { ...openedInvitation, isMember: true }));
    await screen.findByRole('heading', { name: 'You’re already in The Harpers' });
    const link = screen.getByRole('link', { name: 'Open the community' });
    expect(link.getAttribute('href')).toBe(`/households/${harpersId}`);
  });

  test('a signed-in person with an invitation reads why joining failed', async () => {
    const { person } = await open(
      priya,
      answer(details, openedInvitation),
      answer(accept, new AppError('HOUSEHOLD_FULL')),
    );
    await person.click(await screen.findByRole('button', { name: 'Join' }));
    await screen.findByText('The community is full');
  });
});

describe('an invitation that does not work', () => {
  test.each([
    ['accepted', /It was used already/],
    ['declined', /It was declined/],
    ['cancelled', /It was cancelled/],
    ['expired', /It has expired/],
  ] as const)('an invitation that was %s says so and is removed', async (state, text) => {
    storePendingInvitation('abc');
    await open(null, answer(details, { ...openedInvitation, state }));
    await screen.findByRole('heading', { level: 1, name: 'This invitation has ended' });
    screen.getByText(text);
    expect(findPendingInvitation()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeDefined();
  });

  test('an unknown invitation says that it does not work', async () => {
    await open(priya, answer(details, new AppError('INVITATION_NOT_FOUND')));
    await screen.findByRole('heading', { level: 1, name: 'This invitation doesn’t work' });
    expect(screen.getByRole('link', { name: 'Go to your communities' })).toBeDefined();
  });

  test('an invitation without a connection can be tried again, and stays pending', async () => {
    storePendingInvitation('abc');
    let isOnline = false;
    const { person } = await open(
      null,
      answer(details, () => (isOnline ? openedInvitation : new AppError('SERVER_UNREACHABLE'))),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(findPendingInvitation()).toBe('abc');
    isOnline = true;
    await person.click(again);
    await screen.findByRole('heading', { level: 1, name: 'Join The Harpers' });
  });
});
