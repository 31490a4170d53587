import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { answer, type Answer } from '../../../../testing/fake-api';
import { harpers, sentInvitation } from '../../../../testing/households';
import { mailIs } from '../../../../testing/mail';
import { renderPage, screen } from '../../../../testing/render';
import { InvitePanel } from './invite-panel';

const { cancel, invite, listOfHousehold } = householdInvitationsRoutes;
const url = 'http://saltbush.test/invitation/abc';
const link = sentInvitation();
const idOf = (n: number) => `01960000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const open = (...api: Answer[]) =>
  renderPage(() => <InvitePanel household={harpers('owner')} />, {
    api: [answer(listOfHousehold, { invitations: [] }), mailIs(true), ...api],
  });

test('an invitation link is made, shown once and named with its end', async () => {
  const { person, api } = await open(
    answer(invite, { ...link, url, isMailed: false }),
    answer(listOfHousehold, { invitations: [link] }),
  );
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  const field = await screen.findByLabelText('Invitation link');
  expect(field).toHaveProperty('value', url);
  expect(document.activeElement?.contains(field)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText(/^Works until Tue,? 1 Dec$/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  screen.getByText(/^Link copied. Send it to the people you cook with/);
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(api.requestsTo(invite)[0]!.body).toEqual({ role: 'member' });
});

test('an invitation link that the browser does not copy is there to be copied', async () => {
  const { person } = await open(answer(invite, { ...link, url, isMailed: false }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByText(/^Your link is ready. Copy it now/);
});

describe('by email', () => {
  const type = async (email: string, ...api: Answer[]) => {
    const page = await open(...api);
    await page.person.click(await screen.findByRole('button', { name: 'Invite by email' }));
    const field = screen.getByLabelText('Email address');
    expect(document.activeElement).toBe(field);
    await page.person.type(field, email);
    return page;
  };
  const answered = (isMailed: boolean) =>
    answer(invite, { ...link, email: 'dan@example.com', url, isMailed });

  test('an invitation by email is sent by the server, and its link is shown once more', async () => {
    const { person } = await type('dan@example.com', answered(true));
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText(/We sent the invitation to dan@example.com/);
    expect(screen.getByLabelText('Their link')).toHaveProperty('value', url);
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', '');
  });

  test('an invitation by email promises none without a mail server: one passes on the link oneself', async () => {
    const { person } = await open(mailIs(false), answered(false));
    await person.click(await screen.findByRole('button', { name: 'Invite one person' }));
    await person.type(screen.getByLabelText('Email address'), 'dan@example.com');
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Make their link' }));
    await screen.findByText(
      /Email isn’t set up here. Their link is copied: please send this link to dan@example.com/,
    );
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('a wrong address of an invitation is marked before anything is sent', async () => {
    const { person, api } = await type('dan');
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Please enter an email address like name@example.com');
    expect(api.requestsTo(invite)).toHaveLength(0);
  });

  test('a person of another shared community is added without asking', async () => {
    const { person, api } = await type(
      'dan@example.com',
      answer(householdsRoutes.addMember, harpers('owner')),
    );
    await person.click(screen.getByRole('button', { name: 'Add without asking' }));
    await screen.findByText('Member added');
    expect(api.requestsTo(householdsRoutes.addMember)[0]!.body.email).toBe('dan@example.com');
    expect(api.requestsTo(invite)).toHaveLength(0);
  });

  test('a person of no shared community is invited instead, and their link is shown', async () => {
    const invitation = { ...link, email: 'dan@example.com', url, isMailed: true };
    const { person } = await type(
      'dan@example.com',
      answer(householdsRoutes.addMember, { ...harpers('owner'), invitation }),
    );
    await person.click(screen.getByRole('button', { name: 'Add without asking' }));
    await screen.findByText(/We sent the invitation to dan@example.com/);
    expect(screen.getByLabelText('Their link')).toHaveProperty('value', url);
    expect(screen.queryByText('Member added')).toBeNull();
  });

  test('an address with too many invitations is marked with when it is possible again', async () => {
    const details = 'This address has had several emails. Please try again in 3 hours.';
    const { person } = await type(
      'dan@example.com',
      answer(invite, new AppError('TOO_MANY_MAILS', details)),
    );
    await person.click(screen.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText(/in 3 hours/);
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  });
});

test('invitations say what became of them', async () => {
  const invitations = [
    sentInvitation({ _id: idOf(1), acceptedCount: 2 }),
    sentInvitation({ _id: idOf(2), email: 'nan@example.com' }),
    sentInvitation({ _id: idOf(3), email: 'a@example.com', state: 'accepted' }),
    sentInvitation({ _id: idOf(4), email: 'd@example.com', state: 'declined' }),
    sentInvitation({ _id: idOf(5), email: 'c@example.com', state: 'cancelled' }),
    sentInvitation({ _id: idOf(6), state: 'expired', acceptedCount: 1 }),
  ];
  const { person } = await open(answer(listOfHousehold, { invitations }));
  const pending = await screen.findByRole('list', { name: 'Pending invitations' });
  const texts = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent!.replaceAll(',', ''));
  expect(texts(pending)).toEqual([
    'Link made on Tue 17 NovWorks until Tue 1 Dec · 2 joinedCancel',
    'nan@example.comInvited · until Tue 1 DecCancel',
  ]);
  await person.click(screen.getByRole('button', { name: 'Earlier invitations (4)' }));
  expect(texts(screen.getByRole('list', { name: 'Earlier invitations' }))).toEqual([
    'a@example.comJoined',
    'd@example.comDeclined',
    'c@example.comCancelled',
    'Link made on Tue 17 NovExpired · 1 joined',
  ]);
});

test('a pending invitation is cancelled after a question, and its link goes', async () => {
  let state: 'pending' | 'cancelled' = 'pending';
  const { person, api } = await open(
    answer(invite, { ...link, url, isMailed: false }),
    answer(listOfHousehold, () => ({ invitations: [{ ...link, state }] })),
    answer(cancel, () => {
      state = 'cancelled';
      return undefined;
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByLabelText('Invitation link');
  await person.click(
    await screen.findByRole('button', { name: /^Cancel invitation: Link made on/ }),
  );
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: 'Cancel invitation' }));
  await screen.findByText('Invitation cancelled');
  await waitFor(() => expect(screen.queryByLabelText('Invitation link')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsTo(cancel)[0]!.params.id).toBe(link._id);
});

test('a list of invitations that did not load can be asked for again', async () => {
  await open(answer(listOfHousehold, new AppError('FORBIDDEN')));
  await screen.findByText(/The invitations could not be loaded/);
});
