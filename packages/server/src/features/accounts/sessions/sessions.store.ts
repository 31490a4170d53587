import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { pushSubscriptions } from '../../notifications/notifications.tables';
import { sessions, users } from '../accounts.tables';
import { isOpenAt } from './open-session';

export type SessionRow = typeof sessions.$inferSelect;

/** The read of every signed-in call: one row by its key, the person joined. Nothing for a session that has ended. */
export const preparedSessionRead = prepared((db) =>
  db
    .select({ isAdmin: users.isAdmin, verifiedAt: users.verifiedAt })
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

/** The person's ended sessions go on the way. */
export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert & { createdAt: Date },
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        or(lt(sessions.expiresAt, session.createdAt), isNotNull(sessions.revokedAt)),
      ),
    );
  await db.insert(sessions).values(session);
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now.toISOString())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function findSession(db: Db, id: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isOpenAt(now.toISOString())));
  return session;
}

/** @returns false when the session was ended in the meantime. */
export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  return rowCount === 1;
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
