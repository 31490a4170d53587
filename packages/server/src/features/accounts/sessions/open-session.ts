/** SQL that checks a session token inside the statement of a call. */
import { sql } from 'drizzle-orm';
import type { SessionClaim } from '../../../platform/http/session';
import { sessions } from '../accounts.tables';

/** For a named statement; `claimValues` fills its placeholders. False for a visitor. */
export const isSessionOpen = sql<boolean>`exists (
  select from ${sessions} session
  where session.id = ${sql.placeholder('sessionId')}
    and session.user_id = ${sql.placeholder('claimedUserId')}
    and session.revoked_at is null and session.expires_at > ${sql.placeholder('now')})`;

export const claimValues = (claim: SessionClaim | undefined) => ({
  sessionId: claim?.sessionId,
  claimedUserId: claim?.userId,
  now: claim?.at.toISOString(),
});
