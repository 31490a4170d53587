/**
 * Reads the tokens of programs beside those of sessions. A call of a program runs as its person, within the scopes of
 * its token, and never as an admin.
 */
import type { Deps } from '../../../deps';
import type { SessionClaim, SessionReader, SignedIn } from '../../../platform/http/session';
import { digestOf } from '../../../platform/secrets';
import { preparedTokenRead, recordTokenUse } from './api-tokens.store';
import type { TokenTexts } from './token-text';

/** @param sessions reads every other token */
export function withPrograms(
  { database: { db }, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  sessions: SessionReader,
  texts: TokenTexts,
): SessionReader {
  const demandsVerified = config.requiresVerifiedEmail;
  return {
    claim: (text) => {
      const userId = texts.ownerOf(text);
      if (userId === undefined) return sessions.claim(text);
      return {
        userId,
        sessionId: digestOf(text),
        isProgram: true,
        at: clock(),
        issuedAtMs: 0,
        demandsVerified,
      };
    },
    confirm: (claim) => (claim.isProgram ? confirmProgram(claim) : sessions.confirm(claim)),
  };

  async function confirmProgram({
    userId,
    sessionId,
    at,
  }: SessionClaim): Promise<SignedIn | undefined> {
    const asked = { digest: sessionId, userId, now: at.toISOString() };
    const [row] = await preparedTokenRead(db).execute(asked);
    if (!row) return undefined;
    const { id, lastUsedAt, verifiedAt, householdId, ...program } = row;
    if (at.getTime() - (lastUsedAt?.getTime() ?? 0) > useAgainMs) await recordTokenUse(db, id, at);
    const mustVerify = demandsVerified && verifiedAt === null;
    if (householdId !== null) Object.assign(program, { householdId });
    return { userId, sessionId, isAdmin: false, mustVerify, program };
  }
}

/** How exactly the time of the last use is known. */
const useAgainMs = 10 * 60_000;
