/** The audit trail of what admins did. */
import { desc, eq, sql } from 'drizzle-orm';
import type { AdminAction } from '@saltbush/domain/admin/admin-actions';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { adminActions } from '../../../schema/admin/user-admin';

export interface Action {
  adminId: string;
  kind: AdminAction;
  /** A name or a title. */
  subject: string;
  reason?: string | undefined;
  now: Date;
}

/** In the transaction of what was done. */
export async function recordAction(
  tx: Db,
  { adminId, kind, subject, reason, now }: Action,
): Promise<void> {
  await tx.insert(adminActions).values({
    id: newId(),
    adminId,
    adminName: sql`(${tx.select({ name: users.displayUsername }).from(users).where(eq(users.id, adminId))})`,
    kind,
    subject,
    reason: reason ?? null,
    happenedAt: now,
  });
}

export async function listActions(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(adminActions)
    .orderBy(desc(adminActions.happenedAt), adminActions.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(adminActions) };
}
