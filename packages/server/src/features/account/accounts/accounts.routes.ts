import type { FastifyInstance } from 'fastify';
import { accountsRoutes, type Delivery } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { bearerToken, type SignedIn } from '../../../platform/http/session';
import { presentSession, presentUser } from './accounts.present';
import { endAccess } from '../../access/account-access';
import { findUser, type UserRow } from './accounts.store';
import { presentPerson, presentSignedIn } from './present-person';
import { changePassword } from './passwords/change-password';
import { register } from './register';
import { checkResetToken, requestPasswordReset, resetPassword } from './passwords/reset-password';
import { endSession } from './sessions/end-session';
import { forgetRefreshToken, keepRefreshToken, sentRefreshToken } from './sessions/refresh-cookie';
import type { Sessions } from './sessions/sessions';
import { listSessions } from './sessions/sessions.store';
import { callerOf } from './sign-in/caller';
import { type AskSecondStep, signIn } from './sign-in/sign-in';
import { updateProfile } from './update-profile';
import { resendVerification, verifyEmail } from './email/verify-email';

type AccountHandlers = Partial<Handlers<typeof accountsRoutes>>;

/** @param askSecondStep asked after a right password */
export function serveAccounts(
  app: FastifyInstance,
  deps: Deps,
  sessions: Sessions,
  askSecondStep: AskSecondStep,
): void {
  serve(
    app,
    accountsRoutes,
  )({
    ...signInHandlers(deps, sessions, askSecondStep),
    ...sessionHandlers(deps, sessions),
    ...profileHandlers(deps),
    ...passwordHandlers(deps),
  });
  serve(
    app,
    profileRoutes,
  )({
    updateProfile: async ({ body, user }) =>
      presentPerson(deps, await updateProfile(deps, user.userId, body)),
  });
}

function signInHandlers(deps: Deps, sessions: Sessions, askSecondStep: AskSecondStep) {
  return {
    register: async ({ body, request }) => {
      const { user, ...token } = await register(deps, sessions, body, callerOf(request));
      return { ...token, user: presentUser(user, noChoices) };
    },
    login: async ({ body, request }) => {
      const step = { caller: callerOf(request), askSecondStep };
      return presentSignedIn(deps, await signIn(deps, sessions, body, step));
    },
  } satisfies AccountHandlers;
}

function sessionHandlers({ database: { db }, clock }: Deps, sessions: Sessions) {
  return {
    logout: async ({ user, request }) => {
      await endSession(db, user, clock());
      forgetRefreshToken(request);
    },
    refresh: async ({ request }) => {
      const accessToken = bearerToken(request);
      if (accessToken === undefined) throw new AppError('NOT_SIGNED_IN');
      const presented = { accessToken, refreshToken: sentRefreshToken(request) };
      const { refreshToken, ...token } = await sessions.refresh(presented);
      if (refreshToken !== undefined) keepRefreshToken(request, refreshToken);
      return token;
    },
    listSessions: async ({ user }) => {
      const rows = await listSessions(db, user.userId, clock());
      return { sessions: rows.map((row) => presentSession(row, user.sessionId)) };
    },
    endSession: async ({ params, user }) => {
      await endSession(db, user, clock(), params.id);
    },
    endOtherSessions: async ({ user }) => {
      const { userId, sessionId } = user;
      const because = 'signed-out-elsewhere';
      await db.transaction((tx) =>
        endAccess(tx, { userId, because, now: clock(), remaining: { sessionId } }),
      );
    },
  } satisfies AccountHandlers;
}

function profileHandlers(deps: Deps) {
  return {
    me: async ({ user }) => presentPerson(deps, await getUser(deps, user)),
    verifyEmail: async ({ params, user }) => verifyEmail(deps, params.verificationToken, user),
    resendVerification: async ({ body, user }) => {
      const email = body.email ?? (user && (await getUser(deps, user)).email);
      if (email === undefined) throw new AppError('VALIDATION_FAILED', [emailMissing]);
      await resendVerification(deps, email);
      return { delivery: await deliveryOf(deps) };
    },
  } satisfies AccountHandlers;
}

function passwordHandlers(deps: Deps) {
  return {
    requestPasswordReset: async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return { delivery: await deliveryOf(deps) };
    },
    resetPassword: async ({ body }) => ({ removed: await resetPassword(deps, body) }),
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

const noChoices = { favouriteRecipes: [], defaultHousehold: null };

const deliveryOf = async ({ mail }: Deps): Promise<Delivery> =>
  (await mail.isSetUp()) ? 'mail' : 'outbox';

const emailMissing = { field: 'email', message: say('Please enter your email address') };
