import { describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/pretend-api';
import { renderPage, screen } from '../../../testing/render';
import { RequestPasswordResetPage } from './request-password-reset-page';
import { ResetPasswordPage } from './reset-password-page';

const { requestPasswordReset, resetPassword } = accountsRoutes;

describe('asking for a reset link', () => {
  async function ask(...api: Answer[]) {
    const at = '/request-password-reset';
    const page = await renderPage(RequestPasswordResetPage, { at, user: null, api });
    await page.person.type(screen.getByLabelText('Email'), 'priya@example.com');
    await page.person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    return page;
  }

  test('says that it is on its way', async () => {
    const page = await ask(answer(requestPasswordReset, { delivery: 'mail' }));
    expect(await screen.findByText('Reset link sent')).toBeDefined();
    expect(page.api.askedOf(requestPasswordReset)[0]!.body).toEqual({ email: 'priya@example.com' });
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });

  test('says why it could not be sent', async () => {
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
      api,
    });
    await page.person.type(screen.getByLabelText('New password'), first);
    await page.person.type(screen.getByLabelText('Confirm new password'), second);
    await page.person.click(screen.getByRole('button', { name: 'Reset Password' }));
    return page;
  }

  test('leads to the login page', async () => {
    const page = await reset('plum jam', 'plum jam', answer(resetPassword, undefined));
    expect(await screen.findByText('Password reset successful')).toBeDefined();
    expect(page.address()).toBe('/login');
    expect(page.api.askedOf(resetPassword)[0]!.body).toEqual({
      token: '12e5',
      newPassword: 'plum jam',
    });
  });

  test('needs the same password twice', async () => {
    const page = await reset('plum jam', 'plum ham');
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    expect(screen.getAllByText('Please make sure your passwords match')).toHaveLength(2);
    expect(page.api.asked).toHaveLength(0);
  });

  test('says when the link is too old', async () => {
    await reset('plum jam', 'plum jam', answer(resetPassword, new AppError('INVALID_RESET_TOKEN')));
    expect(await screen.findByText('Password reset failed')).toBeDefined();
    expect(screen.getByText('The password reset link is invalid or has expired')).toBeDefined();
  });

  test('says under the field when the password is too short', async () => {
    const page = await reset('plum', 'plum', answer(resetPassword, undefined));
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(page.api.asked).toHaveLength(0);
  });

  test('shows and hides each password', async () => {
    const { person } = await reset('plum', 'jam');
    await person.click(screen.getByRole('button', { name: 'Show confirmation' }));
    expect(screen.getByLabelText('Confirm new password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
  });

  test('without a token there is no form, only a way to a new link', async () => {
    await renderPage(ResetPasswordPage, { at: '/reset-password', user: null });
    expect(screen.getByText('Invalid reset link')).toBeDefined();
    expect(screen.getByText('The password reset link is invalid or has expired')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reset Password' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/request-password-reset');
  });
});
