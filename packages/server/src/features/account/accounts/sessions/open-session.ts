/** SQL that says whether a session is open: the one place that knows (rules: domain, `session-renewal.ts`). */
import { sql, type SQL } from 'drizzle-orm';
import {
  clockToleranceMs,
  longestSessionMs,
  sessionLengthMs,
  unusedSessionMs,
} from '@saltbush/domain/account/accounts/session-renewal';
import type { SessionClaim } from '../../../../platform/http/session';
import { apiTokens } from '../../../../schema/account/api-tokens';
import { sessions, users } from '../../../../schema/accounts';

/** Of a row of `sessions`, at a time: a parameter or a placeholder. Whether its access token may be good. */
export const isOpenAt = (now: unknown): SQL => sql`(${hasNotEndedAt(now)}
  and ${sessions.expiresAt} > ${now}::timestamptz)`;

/** Of the same: whether it is open, or will be as soon as its refresh token comes. */
export const isAliveAt = (now: unknown): SQL => sql`(${hasNotEndedAt(now)}
  and (${sessions.expiresAt} > ${now}::timestamptz or ${sessions.refreshTokenDigest} is not null))`;

const hasNotEndedAt = (now: unknown): SQL => sql`${sessions.revokedAt} is null
  and ${sessions.expiresAt} <= ${now}::timestamptz + ${interval(sessionLengthMs + clockToleranceMs)}
  and ${sessions.rotatedAt} > ${now}::timestamptz - ${interval(unusedSessionMs)}
  and ${sessions.createdAt} > ${now}::timestamptz - ${interval(longestSessionMs)}`;

const mayEnter = sql`${users.disabledAt} is null
  and (${users.verifiedAt} is not null or not ${sql.placeholder('demandsVerified')}::boolean)`;

/** For a named statement; `claimValues` fills its placeholders. False for a visitor. */
export const isSessionOpen = sql<boolean>`(case when ${sql.placeholder('isProgram')}::boolean then exists (
  select from ${apiTokens} join ${users} on ${users.id} = ${apiTokens.userId}
  where ${apiTokens.digest} = ${sql.placeholder('sessionId')}
    and ${apiTokens.userId} = ${sql.placeholder('claimedUserId')}
    and (${apiTokens.expiresAt} is null or ${apiTokens.expiresAt} > ${sql.placeholder('now')}::timestamptz)
    and ${mayEnter})
else exists (
  select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.id} = ${sql.placeholder('sessionId')}
    and ${sessions.userId} = ${sql.placeholder('claimedUserId')}
    and ${isOpenAt(sql.placeholder('now'))} and ${mayEnter}) end)`;

export const claimValues = (claim: SessionClaim | undefined) => ({
  sessionId: claim?.sessionId,
  isProgram: claim?.isProgram ?? false,
  claimedUserId: claim?.userId,
  now: claim?.at.toISOString(),
  demandsVerified: claim?.demandsVerified,
});

function interval(ms: number): SQL {
  return sql.raw(`interval '${ms / 1000} seconds'`);
}
