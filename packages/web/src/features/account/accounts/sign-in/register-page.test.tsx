import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { deviceHome } from '../../../../api/device-home';
import { findPendingInvitation, storePendingInvitation } from '../../households';
import { getSession } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { answer, type Answer } from '../../../../testing/fake-api';
import { openedInvitation } from '../../../../testing/households';
import { fill, renderPage, screen } from '../../../../testing/render';
import { RegisterPage } from './register-page';

const { register } = accountsRoutes;
const welcome = answer(register, { ...token, user: priya });

async function registerPriya(at: string, ...api: Answer[]) {
  const page = await renderPage(RegisterPage, { at, path: '/register', user: null, api });
  await fill(page.person, screen.getByLabelText('Name'), 'Priya');
  await fill(page.person, screen.getByLabelText('Email'), 'priya@example.com');
  await fill(page.person, screen.getByLabelText('Password'), 'plum jam');
  await page.person.click(screen.getByRole('button', { name: 'Create My Account' }));
  return page;
}

describe('the registration', () => {
  const open = () => renderPage(RegisterPage, { at: '/register', path: '/register', user: null });

  test('the registration asks for the address in a field for addresses', async () => {
    await open();
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
  });

  test('the registration has a panel that says what one gets, and a link to the login', async () => {
    await open();
    const panel = within(screen.getByRole('complementary', { name: 'Dinner, sorted.' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    panel.getByText(/an instant shopping list/);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});

describe('registering', () => {
  test('the registration signs in and opens the meal plan', async () => {
    const page = await registerPriya('/register', welcome);
    expect(await screen.findByText('Account created successfully!')).toBeDefined();
    expect(screen.getByText('Welcome to Saltbush!')).toBeDefined();
    expect(page.address()).toBe('/menu-maker');
    expect(getSession()?.user).toEqual(priya);
    expect(page.api.requestsTo(register)[0]!.body).toEqual({
      username: 'Priya',
      email: 'priya@example.com',
      password: 'plum jam',
      addsNumber: true,
      ...deviceHome(),
    });
  });

  test.each([
    ['Australia/Perth', 'Australia/Perth'],
    ['UTC', undefined],
  ])('the registration on a device in %s sends the zone %s', async (timeZone, sent) => {
    const options = { timeZone } as Intl.ResolvedDateTimeFormatOptions;
    const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    device.mockReturnValue(options);
    const { api } = await registerPriya('/register', welcome);
    await screen.findByText('Account created successfully!');
    expect(api.requestsTo(register)[0]!.body.timeZone).toBe(sent);
    device.mockRestore();
  });

  test('the registration with an invitation that was accepted opens the household', async () => {
    const acceptedInvitation = { householdName: 'The Sharmas', householdId: priya._id };
    const page = await registerPriya(
      '/register?invitationToken=abc',
      answer(register, { ...token, user: priya, acceptedInvitation }),
    );
    expect(await screen.findByText('Welcome to your community!')).toBeDefined();
    expect(screen.getByText("You've successfully joined The Sharmas")).toBeDefined();
    expect(page.address()).toBe(`/menu-maker?household=${priya._id}`);
    expect(page.api.requestsTo(register)[0]!.body.invitationToken).toBe('abc');
  });

  test('the registration with an invitation chosen before accepts it, and removes it', async () => {
    storePendingInvitation('abc');
    const acceptedInvitation = { householdName: 'The Sharmas', householdId: priya._id };
    const page = await registerPriya(
      '/register',
      answer(register, { ...token, user: priya, acceptedInvitation }),
    );
    await screen.findByText('Welcome to your community!');
    expect(page.api.requestsTo(register)[0]!.body.invitationToken).toBe('abc');
    expect(findPendingInvitation()).toBeUndefined();
  });

  test('the registration with an invitation still open leads to it', async () => {
    const page = await registerPriya(
      '/register?invitationToken=abc&redirect=/my-recipes',
      welcome,
      answer(householdInvitationsRoutes.details, openedInvitation),
    );
    expect(await screen.findByText('You can now accept your invitation')).toBeDefined();
    expect(page.address()).toBe('/accept-invitation?token=abc');
  });

  test.each([
    ['expired', { ...openedInvitation, state: 'expired' } as const],
    ['withdrawn', { ...openedInvitation, state: 'cancelled' } as const],
    ['used', { ...openedInvitation, state: 'accepted' } as const],
    ['unknown', new AppError('INVITATION_NOT_FOUND')],
  ])('the registration with an %s invitation does not look forward to it', async (_, details) => {
    const page = await registerPriya(
      '/register?invitationToken=abc',
      welcome,
      answer(householdInvitationsRoutes.details, details),
    );
    await screen.findByText('Welcome to Saltbush!');
    expect(screen.queryByText(/accept your invitation/)).toBeNull();
    // Its page says what became of it.
    expect(page.address()).toBe('/accept-invitation?token=abc');
  });

  test('the registration returns to where the person wanted to be', async () => {
    const page = await registerPriya('/register?redirect=/shopping-list', welcome);
    await screen.findByText('Another page');
    expect(page.address()).toBe('/shopping-list');
  });
});

describe('a refused registration', () => {
  test('a refused registration says under each field what is missing, before anything is sent', async () => {
    const page = await renderPage(RegisterPage, { at: '/register', user: null });
    expect(screen.getByText('Password must be at least 6 characters long')).toBeDefined();
    await page.person.click(screen.getByRole('button', { name: 'Create My Account' }));
    expect(await screen.findByText('Please tell us your name')).toBeDefined();
    expect(screen.getByText('Please enter an email address like name@example.com')).toBeDefined();
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(password.getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe('Password must be at least 6 characters long');
    expect(page.api.requests).toHaveLength(0);

    const name = screen.getByLabelText('Name');
    await page.person.type(name, 'P');
    expect(document.activeElement).toBe(name);
    expect(screen.queryByText('Please tell us your name')).toBeNull();
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  test("a refused registration puts the server's own messages under their fields too", async () => {
    const message = 'This password is easy to guess';
    await registerPriya(
      '/register',
      answer(register, new AppError('VALIDATION_FAILED', [{ field: 'password', message }])),
    );
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByText('Registration failed')).toBeNull();
  });

  test.each([
    ['EMAIL_TAKEN', 'Email already registered', /already exists/],
    ['INTERNAL', 'Registration failed', /try again in a moment/],
  ] as const)(
    'the refusal %s of a registration is a toast with its own words',
    async (code, title, message) => {
      const page = await registerPriya('/register', answer(register, new AppError(code)));
      expect(await screen.findByText(title)).toBeDefined();
      expect(screen.getByText(message)).toBeDefined();
      expect(page.address()).toBe('/register');
    },
  );

  test('a refused registration says below the name that it is taken', async () => {
    await registerPriya('/register', answer(register, new AppError('USERNAME_TAKEN')));
    const text = 'Username taken. Someone already uses this name. Please choose another.';
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['no JSON', new Response('no', { status: 500 })],
    ['a title alone', Response.json({ error: 'Broken' }, { status: 500 })],
    ['empty details', Response.json({ error: 'Broken', details: '' }, { status: 400 })],
  ])('a refused registration whose answer has no details, but %s, says so', async (_, response) => {
    await registerPriya('/register', { route: register, reply: () => response });
    expect(await screen.findByText('Registration failed')).toBeDefined();
    expect(
      screen.getByText('An error occurred during registration. Please try again.'),
    ).toBeDefined();
  });

  test('a registration without an answer says so', async () => {
    await registerPriya('/register');
    expect(
      await screen.findByText('An unexpected error occurred. Please try again.'),
    ).toBeDefined();
  });
});
