/** Refreshing a session (rules: domain, `refresh-rules.ts`; decision 0093). */
import { AppError } from '@saltbush/contract/errors';
import { refreshStep } from '@saltbush/domain/account/accounts/refresh-rules';
import type { Deps } from '../../../../deps';
import { authorize } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { placeOf, readRefreshToken, successorOf, type RefreshToken } from './refresh-token';
import type { TokenKey } from './session-token';
import { accessEnd, type IssuedToken, type ReadToken, type SessionTokens } from './session-tokens';
import { lockSession, revokeSession, updateSession, type LockedSession } from './sessions.store';

export interface RefreshDeps extends Pick<Deps, 'database' | 'log'> {
  key: TokenKey;
  tokens: SessionTokens;
}

/** What the caller sent. */
export interface PresentedTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

export type RefreshedSession = IssuedToken & {
  /** Absent when none was sent, or one that is nothing to this session. */
  refreshToken?: string;
};

/** @throws AppError SESSION_EXPIRED, EMAIL_NOT_VERIFIED */
export async function refreshSession(
  deps: RefreshDeps,
  { accessToken, refreshToken }: PresentedTokens,
): Promise<RefreshedSession> {
  const { key, tokens, database } = deps;
  const access = tokens.read(accessToken);
  if (access === undefined) throw new AppError('SESSION_EXPIRED');
  const token =
    refreshToken === undefined ? undefined : readRefreshToken(key, access.sessionId, refreshToken);
  // The transaction must not fail: a session that ends here stays ended.
  const refreshed = await database.db.transaction((tx) => refresh(deps, tx, { access, token }));
  if (refreshed === undefined) throw new AppError('SESSION_EXPIRED');
  return refreshed;
}

interface Attempt {
  access: ReadToken;
  token: RefreshToken | undefined;
}

async function refresh(
  deps: RefreshDeps,
  tx: Db,
  attempt: Attempt,
): Promise<RefreshedSession | undefined> {
  const { access } = attempt;
  const session = await lockSession(tx, access, access.at);
  if (session === undefined) return undefined;
  if (access.demandsVerified && session.verifiedAt === null) {
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const step = stepOf(deps, session, attempt);
  if (step === 'end-session') await endReplayed(deps, tx, session, access.at);
  if (step === 'end-session' || step === 'refuse') return undefined;
  return renew(deps, tx, { session, attempt, step });
}

function stepOf({ key }: RefreshDeps, session: LockedSession, { access, token }: Attempt) {
  const { refreshTokenDigest, rotatedAt, isRotationConfirmed } = session;
  return refreshStep({
    presented: placeOf(key, { sessionId: session.id, token }, refreshTokenDigest),
    isOver: access.isOver,
    issuedAtMs: access.issuedAtMs,
    rotatedAtMs: rotatedAt.getTime(),
    isConfirmed: isRotationConfirmed,
    nowMs: access.at.getTime(),
  });
}

interface Renewal {
  session: LockedSession;
  attempt: Attempt;
  step: 'rotate' | 'repeat' | 'extend';
}

async function renew(
  { key, tokens }: RefreshDeps,
  tx: Db,
  { session, attempt: { access, token }, step }: Renewal,
): Promise<RefreshedSession> {
  const next = token && step !== 'extend' ? successorOf(key, session.id, token.secret) : undefined;
  const rotation =
    next && step === 'rotate'
      ? { refreshTokenDigest: next.digest, rotatedAt: access.at, isRotationConfirmed: false }
      : undefined;
  const rotatedAt = rotation?.rotatedAt ?? session.rotatedAt;
  const expiresAt = accessEnd({ ...session, rotatedAt }, access.at);
  await updateSession(tx, session.id, { expiresAt, ...rotation });
  const issued = tokens.issue(access.userId, access.secret, expiresAt);
  return { ...issued, ...(next && { refreshToken: next.text }) };
}

async function endReplayed({ log }: RefreshDeps, tx: Db, session: LockedSession, now: Date) {
  log.warn({ userId: session.userId }, 'a refresh token was used twice: its session was ended');
  await revokeSession(
    tx,
    authorize(session, () => true),
    now,
  );
}
