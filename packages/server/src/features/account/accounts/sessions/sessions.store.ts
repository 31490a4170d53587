import { and, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { prepared } from '../../../../platform/db/prepared';
import { pushSubscriptions } from '../../../../schema/account/notifications';
import { sessions, users } from '../../../../schema/accounts';
import { isAliveAt, isOpenAt } from './open-session';

export type SessionRow = typeof sessions.$inferSelect;

/** The read of every signed-in call: one row by its key, the person joined. Nothing for a session that has ended. */
export const preparedSessionRead = prepared((db) =>
  db
    .select({
      isAdmin: users.isAdmin,
      verifiedAt: users.verifiedAt,
      rotatedAt: sessions.rotatedAt,
      isRotationConfirmed: sessions.isRotationConfirmed,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        eq(sessions.userId, sql.placeholder('userId')),
        isOpenAt(sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('read_session'),
);

/**
 * Why nobody may sign in to the account; waits for whoever is about to lock it or to change its password.
 *
 * @param passwordHash as it was when the sign-in began
 */
export async function findLock(
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<'disabled' | 'deletion-due' | 'password-changed' | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('share');
  if (!user) return undefined;
  if (user.disabledAt !== null) return 'disabled';
  if (user.deletionDueAt !== null) return 'deletion-due';
  return user.passwordHash === passwordHash ? undefined : 'password-changed';
}

/** The person's ended sessions go on the way, and those used least lately of more than a hundred. */
export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert & { createdAt: Date },
): Promise<void> {
  const isOwn = eq(sessions.userId, session.userId);
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOwn)
    .orderBy(desc(sessions.expiresAt), desc(sessions.id))
    .offset(maxSessions - 1);
  const hasEnded = not(isAliveAt(session.createdAt.toISOString()));
  await db.delete(sessions).where(and(isOwn, or(hasEnded, inArray(sessions.id, tooMany))));
  await db.insert(sessions).values(session);
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAliveAt(now.toISOString())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function findSession(db: Db, id: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isAliveAt(now.toISOString())));
  return session;
}

export type LockedSession = SessionRow & { verifiedAt: Date | null };

/** Until the transaction ends: two refreshes at once are one after the other. Nothing for a session that has ended. */
export async function lockSession(
  tx: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
  now: Date,
): Promise<LockedSession | undefined> {
  const [found] = await tx
    .select({ session: sessions, verifiedAt: users.verifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isAliveAt(now.toISOString()),
        isNull(users.disabledAt),
      ),
    )
    .for('update', { of: sessions });
  return found && { ...found.session, verifiedAt: found.verifiedAt };
}

export async function updateSession(
  tx: Db,
  id: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, id));
}

/** Somebody has used what the last exchange of its refresh token gave. */
export async function confirmRotation(db: Db, id: string, rotatedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ isRotationConfirmed: true })
    .where(and(eq(sessions.id, id), eq(sessions.rotatedAt, rotatedAt)));
}

/** Nothing more is pushed to its device. */
export async function revokeSession(
  db: Db,
  { id }: Authorized<Pick<SessionRow, 'id'>>,
  now: Date,
): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, id));
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
}

/** Of one person; somebody who signs in by a program does not fill the table. */
const maxSessions = 100;
