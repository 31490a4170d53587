import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { getSession } from '../../../../api/session';
import { priya } from '../../../../testing/people';
import { answer, type Answer } from '../../../../testing/fake-api';
import { renderPage, screen, type RenderOptions } from '../../../../testing/render';
import { VerifyEmailPage } from './verify-email-page';

const { verifyEmail, resendVerification, me } = accountsRoutes;

let visits = 0;
/** Each test uses another link: a link is followed once per visit. */
const open = (api: Answer[], options: RenderOptions = { user: null }) =>
  renderPage(VerifyEmailPage, { at: `/verify-email?token=link-${++visits}`, api, ...options });

describe('a link that verifies', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });

  test('a verification link says so, once, and leads to the login page after three seconds', async () => {
    const page = await open([answer(verifyEmail, { outcome: 'verified', removed: [] })]);
    expect(
      await screen.findByRole('heading', { name: 'Email verified successfully' }),
    ).toBeDefined();
    expect(page.api.requestsTo(verifyEmail)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(page.address()).toMatch(/^\/verify-email/);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(page.address()).toBe('/login');
  });

  test.each([
    [
      'says it was verified already',
      answer(verifyEmail, { outcome: 'already-verified', removed: [] }),
    ],
    [
      'that is used up counts as verified',
      answer(verifyEmail, new AppError('INVALID_VERIFICATION_TOKEN')),
    ],
  ])('a verification link that has done its work: %s', async (_, reply) => {
    await open([reply]);
    expect(await screen.findByRole('heading', { name: 'Email already verified' })).toBeDefined();
  });

  test.each([{}, null, 'done', { message: 'Email verified' }, { outcome: 'ok', removed: 'none' }])(
    'a verification link has verified the address when the answer is %o',
    async (body) => {
      await open([{ route: verifyEmail, reply: () => Response.json(body) }]);
      expect(
        await screen.findByRole('heading', { name: 'Email verified successfully' }),
      ).toBeDefined();
    },
  );

  test('a verified address is known at once to the person signed in', async () => {
    const newcomer = { ...priya, isVerified: false };
    await open([answer(verifyEmail, { outcome: 'verified', removed: [] }), answer(me, priya)], {
      user: newcomer,
    });
    await screen.findByRole('heading', { name: 'Email verified successfully' });
    await vi.waitFor(() => expect(getSession()?.user?.isVerified).toBe(true));
  });
});

describe('a link that fails', () => {
  test('a failing verification link shows that it is being looked at, then why not and two ways on', async () => {
    let reply: (error: AppError) => void = () => {};
    const page = await open([
      answer(verifyEmail, () => new Promise((resolve) => (reply = resolve))),
      answer(resendVerification, { delivery: 'mail' }),
    ]);
    expect(screen.getByText('Verifying your email...')).toBeDefined();
    await act(async () => reply(new AppError('INTERNAL')));
    expect(await screen.findByRole('heading', { name: 'Verification failed' })).toBeDefined();
    expect(
      screen.getAllByText('The verification link may be invalid or expired').length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Return to Login' }).getAttribute('href')).toBe(
      '/login',
    );

    await page.person.type(screen.getByLabelText('Email'), 'priya@example.com');
    await page.person.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText('Verification email sent')).toBeDefined();
    expect(page.api.requestsTo(resendVerification)[0]!.body).toEqual({
      email: 'priya@example.com',
    });
  });

  test('a verification page without a token asks nothing of the server', async () => {
    const page = await open([answer(verifyEmail, { outcome: 'verified', removed: [] })], {
      at: '/verify-email',
      user: null,
    });
    expect(await screen.findByRole('heading', { name: 'Verification failed' })).toBeDefined();
    expect(page.api.requests).toHaveLength(0);
  });

  test('a failing verification link sends a new one to the signed-in without asking the address', async () => {
    const page = await open([answer(resendVerification, { delivery: 'mail' })], {
      at: '/verify-email',
    });
    await page.person.click(
      await screen.findByRole('button', { name: 'Resend Verification Email' }),
    );
    await screen.findByText('Verification email sent');
    expect(page.api.requestsTo(resendVerification)[0]!.body).toEqual({});
  });
});
