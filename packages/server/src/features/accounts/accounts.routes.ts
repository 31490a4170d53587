import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsRoutes, type Delivery } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import type { Handlers } from '../../platform/http/handler';
import { serve } from '../../platform/http/serve';
import { bearerToken, type SignedIn } from '../../platform/http/session';
import { findDefaultHouseholdId } from '../households';
import { presentSession, presentUser } from './accounts.present';
import { findUser, listFavouriteIds, type UserRow } from './accounts.store';
import { changePassword } from './passwords/change-password';
import { register } from './register';
import { checkResetToken, requestPasswordReset, resetPassword } from './passwords/reset-password';
import type { Sessions } from './sessions/sessions';
import {
  findSession,
  listSessions,
  revokeSession,
  revokeSessions,
} from './sessions/sessions.store';
import { type Caller, signIn } from './sign-in/sign-in';
import { updateProfile } from './update-profile';
import { resendVerification, verifyEmail } from './email/verify-email';

type AccountHandlers = Partial<Handlers<typeof accountsRoutes>>;

export function serveAccounts(app: FastifyInstance, deps: Deps, sessions: Sessions): void {
  serve(
    app,
    accountsRoutes,
  )({
    ...signInHandlers(deps, sessions),
    ...sessionHandlers(deps, sessions),
    ...profileHandlers(deps),
    ...passwordHandlers(deps),
  });
}

function signInHandlers(deps: Deps, sessions: Sessions) {
  return {
    register: async ({ body, request }) => {
      const { user, ...token } = await register(deps, sessions, body, callerOf(request));
      return { ...token, user: presentUser(user, noChoices) };
    },
    login: async ({ body, request }) => {
      const { user, ...token } = await signIn(deps, sessions, body, callerOf(request));
      const isVerificationOptional = !deps.config.requiresVerifiedEmail;
      return { ...token, user: await present(deps, user), isVerificationOptional };
    },
  } satisfies AccountHandlers;
}

function sessionHandlers({ database: { db }, clock }: Deps, sessions: Sessions) {
  async function endSession(id: string, { userId }: SignedIn): Promise<void> {
    const session = await findSession(db, id, clock());
    await revokeSession(db, authorize(session, isOf(userId)), clock());
  }

  return {
    logout: async ({ user }) => {
      await endSession(user.sessionId, user);
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
  } satisfies AccountHandlers;
}

function profileHandlers(deps: Deps) {
  return {
    me: async ({ user }) => present(deps, await getUser(deps, user)),
    updateProfile: async ({ body, user }) =>
      present(deps, await updateProfile(deps, user.userId, body)),
    verifyEmail: async ({ params }) => ({
      outcome: await verifyEmail(deps, params.verificationToken),
    }),
    resendVerification: async ({ body, user }) => {
      const email = body.email ?? (user && (await getUser(deps, user)).email);
      if (email === undefined) throw new AppError('VALIDATION_FAILED', [emailMissing]);
      await resendVerification(deps, email);
      return { delivery: deliveryOf(deps) };
    },
  } satisfies AccountHandlers;
}

function passwordHandlers(deps: Deps) {
  return {
    requestPasswordReset: async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return { delivery: deliveryOf(deps) };
    },
    resetPassword: async ({ body }) => {
      await resetPassword(deps, body);
    },
    checkResetToken: async ({ body }) => {
      await checkResetToken(deps, body.token);
    },
    changePassword: async ({ body, user }) => {
      await changePassword(deps, user, body);
    },
  } satisfies AccountHandlers;
}

async function getUser({ database: { db } }: Deps, { userId }: SignedIn): Promise<UserRow> {
  const user = await findUser(db, userId);
  // Deleted between the session's check and now.
  if (!user) throw new AppError('SESSION_EXPIRED');
  return user;
}

async function present({ database: { db } }: Deps, user: UserRow) {
  const [favouriteRecipes, defaultHousehold] = await Promise.all([
    listFavouriteIds(db, user.id),
    findDefaultHouseholdId(db, user.id),
  ]);
  return presentUser(user, { favouriteRecipes, defaultHousehold });
}

const noChoices = { favouriteRecipes: [], defaultHousehold: null };

const deliveryOf = ({ mail }: Deps): Delivery => (mail.isSetUp ? 'mail' : 'outbox');

const isOf = (userId: string) => (thing: { userId: string }) => thing.userId === userId;

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

const emailMissing = { field: 'email', message: 'Please give your email address' };
