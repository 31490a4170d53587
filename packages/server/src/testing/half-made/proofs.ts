/** What may happen to a half-made account later, each as the one does who reads the mail of its address. */
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { openMailbox } from '../fake-mailbox';
import { visitorOf, withToken, type Visitor } from '../test-users';
import { sendResetLink, type Made } from './accounts';
import { visitProvider } from './provider-visit';
import type { World } from './world';

export const newPassword = 'five pears ripen';

/** @returns whether it opened a session */
type Prove = (world: World, app: FastifyInstance, made: Made) => Promise<boolean>;

export const proofs = {
  nothing: async () => false,
  'a reset link': async (world, app, { email }) => {
    const token = await sendResetLink(world, email);
    const answer = await visitorOf(app).ask(accountsRoutes.resetPassword, {
      body: { token, newPassword },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
    return false;
  },
  'a verification link': (world, app, { email }) => verify(world, visitorOf(app), email),
  'a verification link where its maker is signed in': (world, app, { email, token }) =>
    verify(world, withToken(app, token), email),
  'the word of the provider for its identity': async (world, app, { atProvider }) => {
    const before = world.oidc.people[atProvider]!;
    world.oidc.people[atProvider] = { ...before, email_verified: true };
    const { status, body } = await visitProvider(world, app, atProvider);
    world.oidc.people[atProvider] = before;
    return status === 200 && 'token' in body;
  },
  'the word of the provider for another identity': async (world, app, made) => {
    const other = `owner of ${made.email}`;
    world.oidc.people[other] = { email: made.email, email_verified: true };
    const { status, body } = await visitProvider(world, app, other);
    return status === 200 && 'token' in body;
  },
} satisfies Record<string, Prove>;

export type Proof = keyof typeof proofs;

/** An address that is verified gets no more links: nothing is opened then. */
async function verify({ lax }: World, opener: Visitor, email: string): Promise<false> {
  await visitorOf(lax.app).ask(accountsRoutes.resendVerification, { body: { email } });
  const mails = await openMailbox(lax.database, email);
  const mail = mails.find(({ text }) => text.includes('/verify-email?token='));
  if (!mail) return false;
  const params = { verificationToken: mail.token };
  const answer = await opener.ask(accountsRoutes.verifyEmail, { params });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return false;
}
