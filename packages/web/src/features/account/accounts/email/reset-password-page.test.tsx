import { describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../../testing/fake-api';
import { renderPage, screen } from '../../../../testing/render';
import { RequestPasswordResetPage } from './request-password-reset-page';
import { ResetPasswordPage } from './reset-password-page';

const { requestPasswordReset, resetPassword, checkResetToken } = accountsRoutes;
const goodLink = answer(checkResetToken, undefined);

describe('asking for a reset link', () => {
  async function ask(...api: Answer[]) {
    const at = '/request-password-reset';
    const page = await renderPage(RequestPasswordResetPage, { at, user: null, api });
    await page.person.type(screen.getByLabelText('Email'), 'priya@example.com');
    await page.person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    return page;
  }

  test('a request for a reset link says that it is on its way', async () => {
    const page = await ask(answer(requestPasswordReset, { delivery: 'mail' }));
    expect(await screen.findByText('Reset link sent')).toBeDefined();
    expect(page.api.requestsTo(requestPasswordReset)[0]!.body).toEqual({
      email: 'priya@example.com',
    });
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });

  test('a request for a reset link says whom to ask where no email is sent, and never that it was sent', async () => {
    await ask(answer(requestPasswordReset, { delivery: 'outbox' }));
    expect(await screen.findByText('Email isn’t set up here')).toBeDefined();
    expect(screen.getByText('Ask your admin for a reset link.')).toBeDefined();
    expect(screen.queryByText('Reset link sent')).toBeNull();
  });

  test('a request for a reset link says why it could not be sent', async () => {
    await ask(answer(requestPasswordReset, new AppError('INTERNAL', 'The post is on strike')));
    expect(await screen.findByText('Failed to send reset link')).toBeDefined();
    expect(screen.getByText('The post is on strike')).toBeDefined();
  });
});

describe('setting a new password', () => {
  async function reset(first: string, second: string, ...api: Answer[]) {
    const page = await renderPage(ResetPasswordPage, {
      at: '/reset-password?token=12e5',
      user: null,
      api: [goodLink, ...api],
    });
    await page.person.type(await screen.findByLabelText('New password'), first);
    await page.person.type(screen.getByLabelText('Confirm new password'), second);
    await page.person.click(screen.getByRole('button', { name: 'Reset password' }));
    return page;
  }

  test('a new password by a reset link leads to the login page', async () => {
    const page = await reset('plum jam', 'plum jam', answer(resetPassword, { removed: [] }));
    expect(await screen.findByText('Password reset successful')).toBeDefined();
    expect(page.address()).toBe('/login');
    expect(page.api.requestsTo(resetPassword)[0]!.body).toEqual({
      token: '12e5',
      newPassword: 'plum jam',
    });
  });

  test('a new password by a reset link must be the same twice', async () => {
    const page = await reset('plum jam', 'plum ham');
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    expect(screen.getAllByText('Please make sure your passwords match')).toHaveLength(2);
    expect(page.api.requestsTo(resetPassword)).toHaveLength(0);
  });

  test('a new password by a link that ended meanwhile fails, and a new link is offered', async () => {
    await reset('plum jam', 'plum jam', answer(resetPassword, new AppError('INVALID_RESET_TOKEN')));
    expect(await screen.findByText('Password reset failed')).toBeDefined();
    expectWayToNewLink();
  });

  test('a new password that is too short is marked under its field', async () => {
    const page = await reset('plum', 'plum', answer(resetPassword, { removed: [] }));
    const isInvalid = () => screen.getByLabelText('New password').getAttribute('aria-invalid');
    await expect.poll(isInvalid).toBe('true');
    expect(page.api.requestsTo(resetPassword)).toHaveLength(0);
  });

  test('a new password is shown and hidden in each of its fields', async () => {
    const { person } = await reset('plum', 'jam');
    await person.click(screen.getByRole('button', { name: 'Show confirmation' }));
    expect(screen.getByLabelText('Confirm new password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
  });
});

describe('a reset link that does not hold', () => {
  const open = (at: string, ...api: Answer[]) =>
    renderPage(ResetPasswordPage, { at, user: null, api });

  test('a reset page without a token shows no form, only a way to a new link', async () => {
    const page = await open('/reset-password');
    expectWayToNewLink();
    expect(page.api.requests).toHaveLength(0);
  });

  test('a reset link that does not hold is known before anything is typed', async () => {
    const refused = answer(checkResetToken, new AppError('INVALID_RESET_TOKEN'));
    const page = await open('/reset-password?token=bad', refused);
    await screen.findByText('Invalid reset link');
    expectWayToNewLink();
    expect(page.api.requestsTo(checkResetToken)[0]!.body).toEqual({ token: 'bad' });
  });
});

test.each<AppError['code']>(['INTERNAL', 'TOO_MANY_REQUESTS'])(
  'a check of a reset link answered %s says nothing about the link: the form is there',
  async (code) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const api = [answer(checkResetToken, new AppError(code))];
    await renderPage(ResetPasswordPage, { at: '/reset-password?token=12e5', user: null, api });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByLabelText('New password')).toBeDefined();
  },
);

function expectWayToNewLink() {
  expect(screen.getByText('Invalid reset link')).toBeDefined();
  expect(
    screen.getAllByText('The password reset link is invalid or has expired').length,
  ).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(link.getAttribute('href')).toBe('/request-password-reset');
}
