import { describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { getSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { mailIs } from '../../../../testing/mail';
import { priya } from '../../../../testing/people';
import { renderPage, screen } from '../../../../testing/render';
import { UnverifiedPage } from './unverified-page';

const { me, resendVerification, logout } = accountsRoutes;
const newcomer = { ...priya, isVerified: false };
const open = (...api: ReturnType<typeof answer>[]) =>
  renderPage(UnverifiedPage, { at: '/verify-your-email', user: newcomer, api });

describe('someone whose address must be verified first', () => {
  test('an unverified person reads where the link went, and has it sent again', async () => {
    const page = await open(answer(resendVerification, { delivery: 'mail' }), mailIs(true));
    await screen.findByText(/the link we sent to priya@example\.com/);
    await page.person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Verification email sent')).toBeDefined();
  });

  test('an unverified person is promised no email where none is set up', async () => {
    const page = await open(answer(resendVerification, { delivery: 'outbox' }), mailIs(false));
    expect(screen.getByText(/^Please open the verification link for priya@/)).toBeDefined();
    await screen.findByText(/Ask your admin for the link that verifies priya@example\.com/);
    await page.person.click(screen.getByRole('button', { name: 'Make a new link' }));
    await screen.findByText(/Ask your admin for the verification link/);
    expect(screen.queryByText(/we sent|sent again/)).toBeNull();
  });

  test('an unverified person goes on once the link was opened', async () => {
    const page = await open(answer(me, priya));
    await page.person.click(screen.getByRole('button', { name: 'I’ve opened the link' }));
    await expect.poll(page.address).toBe('/menu-maker');
  });

  test('an unverified person stays until the link was opened', async () => {
    const page = await open(answer(me, newcomer));
    await page.person.click(screen.getByRole('button', { name: 'I’ve opened the link' }));
    expect(await screen.findByText('Not verified yet')).toBeDefined();
    expect(page.address()).toBe('/verify-your-email');
  });

  test('an unverified person can sign out', async () => {
    const page = await open(answer(logout, undefined));
    await page.person.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(getSession()).toBeUndefined();
  });
});
