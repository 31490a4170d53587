import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { accountTokens, users } from '../../../../schema/accounts';
import type { UserRow } from '../accounts.store';

type TokenRow = typeof accountTokens.$inferSelect;

export type TokenPurpose = TokenRow['purpose'];

/** Earlier links stay good until they end: mails overtake each other. Ended ones go. */
export async function insertToken(
  db: Db,
  token: typeof accountTokens.$inferInsert & { createdAt: Date },
): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.userId, token.userId), lt(accountTokens.expiresAt, token.createdAt)),
    );
  await db.insert(accountTokens).values(token);
}

/** The person a link was sent to, also when the link is used up or has ended. */
export async function findTokenOwner(
  db: Db,
  id: string,
  purpose: TokenPurpose,
): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(eq(accountTokens.id, id), eq(accountTokens.purpose, purpose)));
  return found?.user;
}

/** Uses a link up; of two callers with the same link, one gets nothing. */
export async function takeToken(
  db: Db,
  id: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<Pick<TokenRow, 'userId' | 'signedInWith'> | undefined> {
  const [taken] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.id, id), eq(accountTokens.purpose, purpose), isOpenAt(now)))
    .returning({ userId: accountTokens.userId, signedInWith: accountTokens.signedInWith });
  return taken;
}

/** Whether a link would work, without using it up. */
export async function isTokenOpen(
  db: Db,
  id: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(and(eq(accountTokens.id, id), eq(accountTokens.purpose, purpose), isOpenAt(now)));
  return found.length > 0;
}

export async function spendTokens(
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
      ),
    );
}

const isOpenAt = (now: Date) => and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now));
