/**
 * The active admins: those who can sign in and administer. An account that is disabled or waits for its deletion is
 * none. An instance keeps at least one, so whoever takes one away asks here, in the transaction that does it.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';

export const isActiveAdmin = and(
  eq(users.isAdmin, true),
  isNull(users.disabledAt),
  isNull(users.deletionDueAt),
);

/** May change at once: `lockLastAdmin` decides. */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await db.select({ id: users.id }).from(users).where(isActiveAdmin).limit(2);
  return isOnly(admins, userId);
}

/**
 * Locks all active admins until the transaction ends, so that two who are taken away at once leave one. References to
 * them may be written meanwhile, so nobody else waits.
 *
 * @returns whether this person is the only one
 * @example
 * if (await lockLastAdmin(tx, userId)) throw new AppError('LAST_ADMIN');
 */
export async function lockLastAdmin(tx: Db, userId: string): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(users.id)
    .for('no key update');
  return isOnly(admins, userId);
}

const isOnly = (admins: { id: string }[], userId: string): boolean =>
  admins.length === 1 && admins[0]!.id === userId;
