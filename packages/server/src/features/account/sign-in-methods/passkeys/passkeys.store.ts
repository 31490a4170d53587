import { and, asc, eq } from 'drizzle-orm';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { passkeys } from '../../../../schema/account/sign-in-methods';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return found;
}

/** @returns nothing when the credential is there already, whoever has it */
export async function insertPasskey(
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [inserted] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return inserted;
}

export async function renamePasskey(
  db: Db,
  { id }: Authorized<PasskeyRow>,
  name: string,
): Promise<PasskeyRow> {
  const [renamed] = await db.update(passkeys).set({ name }).where(eq(passkeys.id, id)).returning();
  return renamed!;
}

export async function deletePasskey(db: Db, { id }: Authorized<PasskeyRow>): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}

/** @returns false when it was removed, or signed once more, in the meantime */
export async function recordUse(
  db: Db,
  { id, counter }: PasskeyRow,
  use: { counter: number; isSynced: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)));
  return rowCount === 1;
}
