import { authorize } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { findSession, revokeSession } from './sessions.store';

/** Signs out one place of a person's own; without an id the one that asks. @throws AppError NOT_FOUND */
export async function endSession(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
  id = sessionId,
): Promise<void> {
  const session = await findSession(db, id, now);
  const isOwn = (found: { userId: string }) => found.userId === userId;
  await revokeSession(db, authorize(session, isOwn), now);
}
