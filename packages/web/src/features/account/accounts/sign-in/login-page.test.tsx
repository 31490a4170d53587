import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { storePendingInvitation } from '../../households';
import { getSession } from '../../../../api/session';
import { mailIs } from '../../../../testing/mail';
import { priya, token } from '../../../../testing/people';
import { answer, type Answer } from '../../../../testing/fake-api';
import { fill, renderPage, screen } from '../../../../testing/render';
import { LoginPage } from './login-page';

const welcome = answer(accountsRoutes.login, { ...token, user: priya });

const open = (at: string, ...api: Answer[]) =>
  renderPage(LoginPage, { at, path: '/login', user: null, api });

type Opened = Awaited<ReturnType<typeof open>>;

async function signIn({ person }: Opened, email = 'priya@example.com', password = 'plum jam') {
  await fill(person, screen.getByLabelText('Email'), email);
  await fill(person, screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  test('the language that a visitor chose in this tab is stored on the account that they sign in to', async () => {
    sessionStorage.setItem('saltbush.language-chosen', 'en');
    const german = { ...priya, language: 'de' };
    const page = await open(
      '/login',
      answer(accountsRoutes.login, { ...token, user: german }),
      answer(profileRoutes.updateProfile, { ...priya, language: 'en' }),
    );
    await signIn(page);
    await screen.findByText('Another page');
    expect(page.api.requestsTo(profileRoutes.updateProfile)[0]!.body).toEqual({ language: 'en' });
    expect(getSession()?.user?.language).toBe('en');
  });

  test('an account in a language that the server does not have opens in this one', async () => {
    const german = { ...priya, language: 'de' };
    const page = await open('/login', answer(accountsRoutes.login, { ...token, user: german }));
    await signIn(page);
    await screen.findByText('Another page');
    expect(page.address()).toBe('/menu-maker');
  });

  test('a login starts a session and opens the meal plan', async () => {
    const page = await open('/login', welcome);
    await signIn(page);
    await screen.findByText('Another page');
    expect(page.address()).toBe('/menu-maker');
    expect(getSession()).toEqual({ ...token, user: priya });
    expect(page.api.requestsTo(accountsRoutes.login)[0]!.body).toEqual({
      email: 'priya@example.com',
      password: 'plum jam',
    });
  });

  test.each([
    ['/login?redirect=/my-recipes', '/my-recipes'],
    ['/login?redirect=https://evil.example', '/menu-maker'],
    ['/login?invitationToken=a%26b', '/accept-invitation?token=a%26b'],
    ['/login?redirect=/my-recipes&invitationToken=x', '/accept-invitation?token=x'],
  ])('the login at %s leads to %s', async (at, destination) => {
    const page = await open(at, welcome);
    await signIn(page);
    await screen.findByText('Another page');
    expect(page.address()).toBe(destination);
  });
});

test('the login page leads to a new password and to the registration', async () => {
  await open('/login');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Forgot your password?')).toBe('/request-password-reset');
  expect(leadsTo('Create an account')).toBe('/register');
});

test('an invitation that was chosen before the login is accepted next', async () => {
  storePendingInvitation('abc');
  const page = await open('/login?redirect=/my-recipes', welcome);
  await signIn(page);
  await screen.findByText('Another page');
  expect(page.address()).toBe('/accept-invitation?token=abc');
});

describe('auto-save after login', () => {
  const recipeId = '01960000-0000-7000-8000-00000000000a';
  const at = `/login?redirect=/recipe/${recipeId}&autoSave=true&invitationToken=x`;

  test('a login with auto-save saves the recipe and opens my recipes', async () => {
    const page = await open(at, welcome, answer(savedRecipesRoutes.addToMyRecipes, undefined));
    await signIn(page);
    expect(await screen.findByText('Recipe saved!')).toBeDefined();
    expect(
      screen.getByText('Recipe has been automatically added to your collection'),
    ).toBeDefined();
    expect(page.address()).toBe('/my-recipes');
    const [asked] = page.api.requestsTo(savedRecipesRoutes.addToMyRecipes);
    expect(asked).toMatchObject({ params: { id: recipeId }, token: token.token });
  });

  test('a login with auto-save uses the token of a private link', async () => {
    const linked = `/login?autoSave=true&redirect=${encodeURIComponent(`/shared-recipe/${recipeId}?token=a-b_c`)}`;
    const page = await open(linked, welcome, answer(savedRecipesRoutes.addToMyRecipes, undefined));
    await signIn(page);
    await screen.findByText('Recipe saved!');
    const [asked] = page.api.requestsTo(savedRecipesRoutes.addToMyRecipes);
    expect(asked).toMatchObject({ params: { id: recipeId }, body: { shareToken: 'a-b_c' } });
  });

  test('a recipe that is there already counts as saved by the login', async () => {
    const refusal = new AppError('ALREADY_IN_MY_RECIPES');
    const page = await open(at, welcome, answer(savedRecipesRoutes.addToMyRecipes, refusal));
    await signIn(page);
    expect(await screen.findByText('Recipe saved!')).toBeDefined();
  });

  test('a login with auto-save says how to go on when the recipe could not be saved', async () => {
    const page = await open(
      at,
      welcome,
      answer(savedRecipesRoutes.addToMyRecipes, new AppError('NOT_FOUND')),
    );
    await signIn(page);
    expect(await screen.findByText('Login successful')).toBeDefined();
    expect(
      screen.getByText(
        'Recipe could not be automatically saved. You can save it manually from the recipe page.',
      ),
    ).toBeDefined();
    expect(page.address()).toBe('/my-recipes');
  });
});

test('an account that is due to be deleted can be kept by the login', async () => {
  const sentence = 'Your account will be deleted on 9 December 2026.';
  const page = await open(
    '/login?redirect=/my-recipes',
    answer(accountsRoutes.login, new AppError('DELETION_DUE', sentence, 'secret')),
    answer(accountDeletionRoutes.keep, { ...token, user: priya }),
  );
  await signIn(page);
  await screen.findByRole('heading', { name: 'Keep your account?' });
  expect(screen.getByText(/will be deleted on 9 December 2026/)).toBeDefined();
  await page.person.click(screen.getByRole('button', { name: 'Delete it as planned' }));
  await page.person.click(screen.getByRole('button', { name: 'Sign In' }));
  await page.person.click(await screen.findByRole('button', { name: 'Keep my account' }));
  await screen.findByText('Another page');
  expect(page.address()).toBe('/my-recipes');
  expect(page.api.requestsTo(accountDeletionRoutes.keep)[0]!.body).toMatchObject({
    token: 'secret',
  });
  expect(getSession()).toEqual({ ...token, user: priya });
});

describe('a refused login', () => {
  test('a refused login says what the server said and leaves what was typed', async () => {
    const page = await open(
      '/login',
      answer(accountsRoutes.login, new AppError('INVALID_CREDENTIALS')),
    );
    await signIn(page);
    expect(await screen.findByText('Login failed')).toBeDefined();
    expect(screen.getByText('Please check your email and password')).toBeDefined();
    expect(page.address()).toBe('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('priya@example.com');
    expect(getSession()).toBeUndefined();
  });

  test.each([
    [401, { error: 'Wrong password', details: 'You mistyped it.' }, 'You mistyped it.'],
    [401, { error: 'Wrong password' }, 'Wrong password'],
    [400, { message: 'Not today.' }, 'Not today.'],
    [401, {}, 'Please check your email and password'],
    [500, undefined, 'Please check your email and password'],
  ])('a refused login with %i and the body %o says "%s"', async (status, body, words) => {
    const page = await open('/login');
    vi.stubGlobal('fetch', async () =>
      body ? Response.json(body, { status }) : new Response('no', { status }),
    );
    await signIn(page);
    expect(await screen.findByText('Login failed')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  test('a refusal with the words "Email not verified" alone offers the link again', async () => {
    const page = await open('/login');
    const body = { error: 'Email not verified' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 403 }));
    await signIn(page);
    expect(await screen.findByText('Email not verified')).toBeDefined();
    expect(screen.getByText('Please check your email for a verification link')).toBeDefined();
    expect(await screen.findByText('Email Not Verified')).toBeDefined();
  });

  test('a refused login says when the server cannot be reached', async () => {
    const page = await open('/login');
    await signIn(page);
    expect(await screen.findByText('Login failed')).toBeDefined();
    expect(
      screen.getByText('Unable to connect to the server. Please try again later.'),
    ).toBeDefined();
  });

  test('a refused login marks the field that is wrong, until it is edited', async () => {
    const page = await open('/login');
    await signIn(page, 'priya', 'x');
    const email = screen.getByLabelText('Email');
    await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    await vi.waitFor(() => expect(document.activeElement).toBe(email));
    expect(page.api.requests).toHaveLength(0);
    await page.person.type(email, '@');
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('an answer that starts no session', () => {
  beforeEach(() => localStorage.clear());

  /** Responses outside the contract, as a proxy or another version may send. */
  const sayAnyway = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

  test('a login answered without a token is an error, and nothing is stored', async () => {
    const page = await open('/login');
    sayAnyway({ user: priya });
    await signIn(page);
    expect(await screen.findByText('Login failed')).toBeDefined();
    expect(page.address()).toBe('/login');
    expect(getSession()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('a login answered with an unverified user says so and offers the link again', async () => {
    const page = await open(
      '/login',
      answer(accountsRoutes.login, { ...token, user: { ...priya, isVerified: false } }),
    );
    await signIn(page);
    expect(await screen.findByText('Account not verified')).toBeDefined();
    expect(screen.getByText('Please verify your email before logging in')).toBeDefined();
    expect(await screen.findByText('Email Not Verified')).toBeDefined();
    expect(page.address()).toBe('/login');
    expect(getSession()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

test('an unverified user signs in where verifying is optional', async () => {
  const user = { ...priya, isVerified: false };
  const page = await open(
    '/login',
    answer(accountsRoutes.login, { ...token, user, isVerificationOptional: true }),
  );
  await signIn(page);
  await screen.findByText('Another page');
  expect(page.address()).toBe('/menu-maker');
  expect(getSession()?.user).toEqual(user);
});

describe('an unverified address', () => {
  const refused = answer(accountsRoutes.login, new AppError('EMAIL_NOT_VERIFIED'));

  test('a login with an unverified address starts no session and offers the link again', async () => {
    const page = await open(
      '/login',
      refused,
      answer(accountsRoutes.resendVerification, { delivery: 'mail' }),
    );
    await signIn(page);
    expect(await screen.findByText('Email Not Verified')).toBeDefined();
    expect(screen.getByText('Email not verified')).toBeDefined();
    expect(screen.getByText('Please check your email for a verification link')).toBeDefined();
    expect(getSession()).toBeUndefined();

    await page.person.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Verification email sent')).toBeDefined();
    expect(page.api.requestsTo(accountsRoutes.resendVerification)[0]!.body).toEqual({
      email: 'priya@example.com',
    });
  });

  test('a login with an unverified address says where the link is when nobody has set up mail', async () => {
    const page = await open(
      '/login',
      refused,
      answer(accountsRoutes.resendVerification, { delivery: 'outbox' }),
      mailIs(false),
    );
    await signIn(page);
    await screen.findByText(/Ask your admin for the link that verifies priya@example.com/);
    await page.person.click(screen.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByText('Ask your admin for the verification link.')).toBeDefined();
  });

  test('a login with an unverified address says when the link could not be sent', async () => {
    const page = await open('/login', refused);
    await signIn(page);
    await page.person.click(
      await screen.findByRole('button', { name: 'Resend Verification Email' }),
    );
    expect(await screen.findByText('Failed to resend verification')).toBeDefined();
  });
});
