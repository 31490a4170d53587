/**
 * The account "Saltbush", which owns the sample recipes (docs/decisions/0056-sample-recipes.md).
 * It has no password, so nobody can sign in to it, and text that is no address in place of an email, so
 * nobody can register it and no mail is sent to it.
 */
import { eq } from 'drizzle-orm';
import { nameSkeleton } from '@saltbush/domain/account/accounts/name-skeleton';
import type { Db } from '../../../platform/db/connect';
import { noPassword } from '../../../platform/passwords';
import { users } from '../../../schema/accounts';

export const systemAccountId = '01935d00-0000-7000-8000-0000005a17b0';

/** On an older instance a person may have the first name already. */
const usernames = ['saltbush', 'saltbush recipes', systemAccountId];

/** Idempotent, also for several processes at once. */
export async function ensureSystemAccount(db: Db, now: Date): Promise<void> {
  for (const username of usernames) {
    const known = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, systemAccountId));
    if (known.length > 0) return;
    await db
      .insert(users)
      .values({
        id: systemAccountId,
        username,
        displayUsername: 'Saltbush',
        usernameSkeleton: nameSkeleton(username),
        email: 'saltbush',
        passwordHash: noPassword,
        hasCompletedOnboarding: true,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
  }
}
