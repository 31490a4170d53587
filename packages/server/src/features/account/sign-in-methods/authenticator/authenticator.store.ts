import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { digestOf } from '../../../../platform/secrets';
import { authenticators, recoveryCodes } from '../../../../schema/account/sign-in-methods';

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** Also one that is being set up. */
export async function findAuthenticator(
  db: Db,
  userId: string,
): Promise<AuthenticatorRow | undefined> {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found;
}

/** @returns false when one is in use: it is never replaced */
export async function insertUnconfirmed(
  db: Db,
  { userId, sealedKey, createdAt }: { userId: string; sealedKey: string; createdAt: Date },
): Promise<boolean> {
  const fresh = { sealedKey, createdAt, lastStep: 0 };
  const { rowCount } = await db
    .insert(authenticators)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: fresh,
      setWhere: isNull(authenticators.confirmedAt),
    });
  return rowCount === 1;
}

/** @returns false when the code of this step, or a later one, was used already */
export async function spendStep(db: Db, userId: string, lastStep: number): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticators)
    .set({ lastStep })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, lastStep)));
  return rowCount === 1;
}

export async function confirmAuthenticator(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticators)
    .set({ confirmedAt: now })
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
  return rowCount === 1;
}

/** With its recovery codes. @returns whether one was in use */
export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const { rowCount } = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ id: idOf(userId, code), userId })));
}

/** Of two that use the same code, one gets false. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.id, idOf(userId, code)), eq(recoveryCodes.userId, userId)));
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [left] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return left!.total;
}

const idOf = (userId: string, code: string): string => digestOf(`recovery:${userId}:${code}`);
