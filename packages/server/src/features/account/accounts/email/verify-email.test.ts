import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { createTestUsers, registerUser, visitorOf } from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';

const { me, verifyEmail, resendVerification, requestPasswordReset } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { priya, tom, nobody, visitor } = await createTestUsers(app);

const follow = (verificationToken: string) =>
  visitor.ask(verifyEmail, { params: { verificationToken } });

const signInAs = ({ email, password }: typeof priya) =>
  visitor.ask(accountsRoutes.login, { body: { email, password } });

describe('the link of a verification mail', () => {
  it('a verification link verifies the address, and says so again when followed twice', async () => {
    const [mail] = await openMailbox(database, priya.email);
    expect((await follow(mail!.token)).body).toEqual({
      outcome: 'verified',
      removed: ['sessions'],
    });
    expect((await signInAs(priya)).body.user.isVerified).toBe(true);
    expect((await follow(mail!.token)).body).toEqual({ outcome: 'already-verified', removed: [] });
    expect((await tom.ask(me)).body.isVerified).toBe(false);
  });

  it('a verification link answers each of two that follow it at once', async () => {
    const pair = await registerUser(app, 'Pair');
    const [mail] = await openMailbox(database, pair.email);
    const answers = await Promise.all([follow(mail!.token), follow(mail!.token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
      'already-verified',
      'verified',
    ]);
  });

  it.each([
    ['made up', async () => 'A'.repeat(43)],
    ['of another purpose', () => resetTokenFor(tom.email)],
  ])('a verification link is refused when it is %s', async (_case, makeToken) => {
    const { status, error } = await follow(await makeToken());
    expect(status).toBe(400);
    expect(error).toMatchObject({
      error: 'Invalid or expired verification token',
      details: 'The verification link may be invalid or expired',
    });
    expect((await tom.ask(me)).body.isVerified).toBe(false);
  });

  it('a verification link ends after 24 hours', async () => {
    const slow = await openTestApp();
    const person = await registerUser(slow.app, 'Slow');
    const [mail] = await openMailbox(slow.database, person.email);
    slow.advance(24 * 60 * 60_000);
    const { error } = await visitorOf(slow.app).ask(verifyEmail, {
      params: { verificationToken: mail!.token },
    });
    expect(error.code).toBe('INVALID_VERIFICATION_TOKEN');
    await slow.close();
  });
});

describe('sending the link again', () => {
  it('a verification link can be sent again to an address, and the earlier link works on', async () => {
    const before = await openMailbox(database, tom.email);
    const { status, body } = await visitor.ask(resendVerification, {
      body: { email: 'TOM@example.com' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ delivery: 'outbox' });
    const after = await openMailbox(database, tom.email);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]!.token).not.toBe(after.at(-1)!.token);
    expect((await follow(after.at(-1)!.token)).body.outcome).toBe('verified');
  });

  it('a signed-in person gets the verification link again without giving an address', async () => {
    expect((await nobody.ask(resendVerification, { body: {} })).status).toBe(200);
    expect(await openMailbox(database, nobody.email)).toHaveLength(2);
  });

  it('a visitor who wants the verification link again is asked for the address', async () => {
    const { status, error } = await visitor.ask(resendVerification, { body: {} });
    expect(status).toBe(400);
    expect(error.details).toEqual([{ field: 'email', message: 'Please enter your email address' }]);
  });

  it.each([
    ['unknown', 'stranger@example.com'],
    ['verified already', priya.email],
  ])(
    'a request for the link again answers the same and writes nothing when the address is %s',
    async (_case, email) => {
      const before = await openMailbox(database, email);
      const { status, body } = await visitor.ask(resendVerification, { body: { email } });
      expect([status, body]).toEqual([200, { delivery: 'outbox' }]);
      expect(await openMailbox(database, email)).toEqual(before);
    },
  );

  it('the verification link goes five times an hour to one address, known or not', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const person = await registerUser(limited.app, 'Victim');
    const caller = visitorOf(limited.app);
    const statuses: Record<string, number[]> = { [person.email]: [], 'stranger@example.com': [] };
    for (const email of Object.keys(statuses)) {
      for (let i = 0; i < 5; i += 1) {
        const { status } = await caller.ask(resendVerification, { body: { email } });
        statuses[email]!.push(status);
      }
    }
    // The tenth call of this address was the last the contract allows it: another one asks on.
    const sixth = await limited.app.inject({
      method: 'POST',
      url: '/api/auth/resend-verification',
      remoteAddress: '10.0.0.7',
      payload: { email: person.email },
    });
    expect(Object.values(statuses).flat()).toEqual(Array.from({ length: 10 }, () => 200));
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect(await openMailbox(limited.database, person.email)).toHaveLength(6);
    await limited.close();
  });
});

async function resetTokenFor(email: string): Promise<string> {
  await visitor.ask(requestPasswordReset, { body: { email } });
  return (await openMailbox(database, email))[0]!.token;
}
