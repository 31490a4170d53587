/** What people do, counted. */
import type { Db } from '../../../platform/db/connect';
import { activity } from '../../../schema/account/activity';

export interface Activity {
  id: string;
  userId: string;
  kind: (typeof activity.$inferInsert)['kind'];
  happenedAt: Date;
}

/** Idempotent: the same id is counted once. */
export async function countActivity(db: Db, happened: Activity): Promise<void> {
  await db.insert(activity).values(happened).onConflictDoNothing();
}
