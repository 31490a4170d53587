import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { oauthCodes } from '../../../schema/account/oauth';

export type CodeRow = typeof oauthCodes.$inferSelect;

export async function insertCode(db: Db, code: typeof oauthCodes.$inferInsert): Promise<void> {
  await db.insert(oauthCodes).values(code);
}

export async function findCode(db: Db, digest: string): Promise<CodeRow | undefined> {
  const [found] = await db.select().from(oauthCodes).where(eq(oauthCodes.digest, digest));
  return found;
}

export async function changeCode(
  db: Db,
  digest: string,
  change: Partial<Pick<CodeRow, 'usedAt' | 'connectionId'>>,
): Promise<void> {
  await db.update(oauthCodes).set(change).where(eq(oauthCodes.digest, digest));
}

/** @param before when they expired */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(oauthCodes).where(lt(oauthCodes.expiresAt, before));
}
