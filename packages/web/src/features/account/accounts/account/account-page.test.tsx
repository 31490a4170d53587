import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountsRoutes, type SignedInSession } from '@saltbush/contract/account/accounts';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import { getSession } from '../../../../api/session';
import { mailIs } from '../../../../testing/mail';
import { priya } from '../../../../testing/people';
import { answer, type Answer } from '../../../../testing/fake-api';
import { fill, renderPage, screen } from '../../../../testing/render';
import { fakePlan } from '../../../../testing/plan/fake-plan-rows';
import { stubWideWindow } from '../../../../testing/stub-layout';
import { AccountPage } from './account-page';
import { accountSections } from './account-sections';

const { changePassword, endOtherSessions, endSession, listSessions } = accountsRoutes;
const { updateProfile } = profileRoutes;

const device = (id: string, userAgent: string, isCurrent = false): SignedInSession => ({
  _id: id,
  userAgent,
  isCurrent,
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-21T02:00:00.000Z',
});
const laptop = device('laptop'.padEnd(43, '-'), 'Linux Firefox/140.0', true);
const phone = device('phone'.padEnd(43, '-'), 'iPhone Version/18.0 Safari/604.1');

const methods = {
  hasPassword: true,
  hasPasskeys: true,
  passkeys: [],
  authenticator: { isOn: false, recoveryCodesLeft: 0 },
};

const freePlan = {
  plan: 'free' as const,
  price: 0,
  currency: 'AUD' as const,
  isPaymentSetUp: false,
  isCharged: false,
  hasPaymentProblem: false,
  hasPortal: false,
};
const noStorage = {
  kinds: { recipes: 0, versions: 0, pictures: 0, pages: 0, plan: 0 },
  bin: { recipes: 0, bytes: 0 },
};

const open = async (section: string, api: Answer[] = [], user = priya) => {
  const page = await renderPage(AccountPage, {
    at: `/account/${section}`,
    path: '/account/$section',
    user,
    api: [
      answer(listSessions, { sessions: [laptop, phone] }),
      answer(signInMethodsRoutes.get, methods),
      ...api,
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

/** The rows of a group: "Name Priya". */
const rowsOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the overview', () => {
  const summaries = [
    answer(subscriptionsRoutes.status, freePlan),
    answer(notificationsRoutes.get, {
      publicKey: 'x',
      isSubscribed: false,
      isMailSetUp: true,
      choices: [
        { kind: 'timers', channel: 'push', isOn: true },
        { kind: 'invitations', channel: 'push', isOn: false },
        { kind: 'invitations', channel: 'mail', isOn: true },
      ],
    }),
    answer(storageUseRoutes.get, { ...noStorage, used: 12_000_000, limit: 500_000_000 }),
    answer(listSessions, { sessions: [laptop, phone] }),
  ];
  const openOverview = (user = priya) =>
    renderPage(AccountPage, { at: '/account', user, api: summaries });

  test('the account page says what is chosen, and leads to each section', async () => {
    fakePlan(priya._id);
    const { person, address } = await openOverview({ ...priya, defaultMeasures: 'metric' });
    await screen.findByRole('link', { name: 'Sign-in & devices 2 devices' });
    expect(rowsOf('You').slice(0, 2)).toEqual([
      `Name ${priya.displayUsername}`,
      `Email ${priya.email}`,
    ]);
    expect(rowsOf('Preferences')).toEqual([
      'Opens first My own plan',
      'Language English',
      'Country Australia',
      'Time zone Sydney',
      'Week starts on Monday',
      'Measures Metric',
      'Theme System',
    ]);
    await screen.findByRole('link', { name: 'Notify me about 2 of 3' });
    await screen.findByRole('link', { name: 'Plan Free' });
    await screen.findByRole('link', { name: 'Storage 12 MB of 500 MB' });
    await screen.findByRole('link', { name: 'Who eats 1 person' });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
    for (const { id } of accountSections) {
      expect(addresses.some((to) => to.split('#')[0] === `/account/${id}`)).toBe(true);
    }
    await person.click(screen.getByRole('link', { name: 'Measures Metric' }));
    expect(address()).toBe('/account/preferences#measures');
  });

  test('the account page says of an address that it is not verified', async () => {
    await openOverview({ ...priya, isVerified: false });
    await screen.findByRole('link', { name: `Email ${priya.email}, not verified` });
  });

  test('the account page is shown for a section that there is not', async () => {
    await renderPage(AccountPage, {
      at: '/account/nonsense',
      path: '/account/$section',
      api: summaries,
    });
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toBeDefined();
  });

  test('the account page signs out', async () => {
    const { person } = await openOverview();
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(getSession()).toBeUndefined());
  });
});

describe('the menu', () => {
  test('the account menu is not beside a section on a phone', async () => {
    await open('profile');
    expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  });

  test.each(accountSections.map(({ id, title }) => [id, title]))(
    'the account page of the section %s has its title',
    async (id, title) => {
      await open(id);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    },
  );

  describe('on a wide screen', () => {
    stubWideWindow();

    test('the account menu stands beside a section on a wide screen, and marks where one is', async () => {
      await open('profile');
      const menu = within(screen.getByRole('navigation', { name: 'Account' }));
      expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
        accountSections.map(({ title }) => title),
      );
      const current = menu.getByRole('link', { name: 'Profile' });
      expect(current.getAttribute('aria-current')).toBe('page');
    });
  });
});

describe('the name', () => {
  test('the name of an account is changed for the whole app', async () => {
    const renamed = { ...priya, username: 'priya s', displayUsername: 'Priya S' };
    const { person } = await open('profile', [answer(updateProfile, renamed)]);
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save name' });
    expect(save.disabled).toBe(true);
    await person.type(screen.getByLabelText('Name'), ' S');
    await person.click(save);
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(getSession()?.user).toEqual(renamed);
  });

  test('a name that someone else has is refused beside the field', async () => {
    const { person } = await open('profile', [
      answer(updateProfile, new AppError('USERNAME_TAKEN')),
    ]);
    await person.type(await screen.findByLabelText('Name'), ' S');
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    expect(
      await screen.findByText('Someone already uses this name. Please choose another.'),
    ).toBeDefined();
    expect(getSession()?.user).toEqual(priya);
  });
});

describe('the password', () => {
  async function change(...api: Answer[]) {
    const page = await open('sign-in', api);
    await fill(page.person, await screen.findByLabelText('Current password'), 'plum jam');
    await fill(page.person, screen.getByLabelText('New password'), 'quince paste');
    await page.person.click(screen.getByRole('button', { name: 'Change password' }));
    return page;
  }

  test('the password is changed, and the fields are empty again', async () => {
    const page = await change(answer(changePassword, undefined));
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(page.api.requestsTo(changePassword)[0]!.body).toEqual({
      currentPassword: 'plum jam',
      newPassword: 'quince paste',
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  test('the password stays when the current one is wrong', async () => {
    await change(answer(changePassword, new AppError('WRONG_PASSWORD')));
    expect(
      await screen.findByText('The current password is not right. Please try again.'),
    ).toBeDefined();
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });
});

test('a person who signs in another way sets a first password, or asks for a link when it is too late', async () => {
  const { setPassword, get } = signInMethodsRoutes;
  const refusal = new AppError('CONFIRM_PASSWORD');
  const { person } = await open('sign-in', [
    answer(get, { ...methods, hasPassword: false }),
    answer(setPassword, refusal),
  ]);
  expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await fill(person, screen.getByLabelText('New password'), 'quince paste');
  await person.click(screen.getByRole('button', { name: 'Set password' }));
  expect(
    await screen.findByRole('button', { name: 'Send a link to set a password' }),
  ).toBeDefined();
});

describe('devices', () => {
  test('the devices of an account are named, and this one is marked', async () => {
    await open('sign-in');
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('Firefox on Linux')).toBeDefined();
    expect(within(first!).getByText('This device')).toBeDefined();
    expect(within(second!).getByText('Safari on iPhone')).toBeDefined();
    expect(within(first!).queryByRole('button')).toBeNull();
  });

  test('the devices of an account are signed out one by one', async () => {
    let sessions = [laptop, phone];
    const { person, api } = await open('sign-in', [
      answer(listSessions, () => ({ sessions })),
      answer(endSession, () => {
        sessions = [laptop];
        return undefined;
      }),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(api.requestsTo(endSession)[0]!.params).toEqual({ id: phone._id });
    await screen.findByText('Firefox on Linux');
    await expect.poll(() => screen.queryByText('Safari on iPhone')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  test('the devices of an account are signed out all at once', async () => {
    const { person, api } = await open('sign-in', [answer(endOtherSessions, undefined)]);
    await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await expect.poll(() => api.requestsTo(endOtherSessions)).toHaveLength(1);
  });

  test('the devices of an account can be asked for again when they cannot be listed', async () => {
    let reply: AppError | { sessions: SignedInSession[] } = new AppError('FORBIDDEN');
    const { person } = await open('sign-in', [answer(listSessions, () => reply)]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    reply = { sessions: [laptop] };
    await person.click(retry);
    expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  });
});

test('an unverified address offers its link again', async () => {
  const { person, api } = await open(
    'profile',
    [answer(accountsRoutes.resendVerification, { delivery: 'mail' }), mailIs(true)],
    { ...priya, isVerified: false },
  );
  expect(screen.getByText('Not verified')).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByText('Verification email sent')).toBeDefined();
  expect(api.requestsTo(accountsRoutes.resendVerification)[0]!.body).toEqual({});
});

test('an unverified address is promised no email where none is set up', async () => {
  await open('profile', [mailIs(false)], { ...priya, isVerified: false });
  await screen.findByText('Email isn’t set up here, so addresses aren’t verified.');
  expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
});
