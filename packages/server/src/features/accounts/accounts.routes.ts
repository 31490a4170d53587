import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsRoutes, type Delivery } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { bearerToken, type SignedIn } from '../../platform/http/session';
import { presentSession, presentUser } from './accounts.present';
import { findUser, type UserRow } from './accounts.store';
import { changePassword } from './change-password';
import { register } from './register';
import { requestPasswordReset, resetPassword } from './reset-password';
import type { Sessions } from './sessions';
import { findSession, listSessions, revokeSession, revokeSessions } from './sessions.store';
import { signIn } from './sign-in';
import { updateProfile } from './update-profile';
import { resendVerification, verifyEmail } from './verify-email';

export function serveAccounts(app: FastifyInstance, deps: Deps, sessions: Sessions): void {
  const { clock } = deps;
  const { db } = deps.database;
  const delivery: Delivery = deps.mail.isSetUp ? 'mail' : 'outbox';

  async function getUser({ userId }: SignedIn): Promise<UserRow> {
    const user = await findUser(db, userId);
    // Deleted between the session's check and now.
    if (!user) throw new AppError('SESSION_EXPIRED');
    return user;
  }

  async function endSession(id: string, { userId }: SignedIn): Promise<void> {
    const session = await findSession(db, id, clock());
    await revokeSession(db, authorize(session, isOf(userId)), clock());
  }

  serve(
    app,
    accountsRoutes,
  )({
    register: async ({ body, request }) => {
      const { user, ...token } = await register(deps, sessions, body, userAgentOf(request));
      return { ...token, user: presentUser(user) };
    },
    login: async ({ body, request }) => {
      const { user, ...token } = await signIn(deps, sessions, body, userAgentOf(request));
      return { ...token, user: presentUser(user) };
    },
    logout: async ({ user }) => {
      await endSession(user.sessionId, user);
    },
    me: async ({ user }) => presentUser(await getUser(user)),
    verifyEmail: async ({ params }) => ({
      outcome: await verifyEmail(deps, params.verificationToken),
    }),
    resendVerification: async ({ body, user }) => {
      const email = body.email ?? (user && (await getUser(user)).email);
      if (email === undefined) throw new AppError('VALIDATION_FAILED', [emailMissing]);
      await resendVerification(deps, email);
      return { delivery };
    },
    requestPasswordReset: async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return { delivery };
    },
    resetPassword: async ({ body }) => {
      await resetPassword(deps, body);
    },
    changePassword: async ({ body, user }) => {
      await changePassword(deps, user, body);
    },
    refresh: async ({ request }) => sessions.extend(bearerToken(request)!),
    listSessions: async ({ user }) => {
      const rows = await listSessions(db, user.userId, clock());
      return { sessions: rows.map((row) => presentSession(row, user.sessionId)) };
    },
    endSession: async ({ params, user }) => {
      await endSession(params.id, user);
    },
    endOtherSessions: async ({ user }) => {
      await revokeSessions(db, user.userId, clock(), user.sessionId);
    },
    updateProfile: async ({ body, user }) =>
      presentUser(await updateProfile(deps, user.userId, body)),
  });
}

const isOf = (userId: string) => (thing: { userId: string }) => thing.userId === userId;

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'];

const emailMissing = { field: 'email', message: 'Please give your email address' };
