import { and, desc, eq, gt, isNull, lt, ne, or, isNotNull, sql } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { pushSubscriptions } from '../../notifications/notifications.tables';
import { sessions, users } from '../accounts.tables';

export type SessionRow = typeof sessions.$inferSelect;

/** The read of every signed-in call: one row by its key, the person joined. */
export const preparedSessionRead = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      isAdmin: users.isAdmin,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      disabledAt: users.disabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('read_session'),
);

/** Why nobody may sign in to the account; waits for whoever is about to lock it. */
export async function findLock(
  db: Db,
  userId: string,
): Promise<'disabled' | 'deletion-due' | undefined> {
  const [user] = await db
    .select({ disabledAt: users.disabledAt, deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (user && user.disabledAt !== null) return 'disabled';
  return user && user.deletionDueAt !== null ? 'deletion-due' : undefined;
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
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function findSession(db: Db, id: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isOpenAt(now)));
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

/** Ends every session of a person, or every one but `exceptId`. */
export async function revokeSessions(
  db: Db,
  userId: string,
  now: Date,
  storedId?: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        storedId === undefined ? undefined : ne(pushSubscriptions.sessionId, storedId),
      ),
    );
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        storedId === undefined ? undefined : ne(sessions.id, storedId),
      ),
    );
}

const isOpenAt = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
