import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { apiTokens } from '../../../schema/account/api-tokens';
import { users } from '../../../schema/accounts';
import { households } from '../../../schema/households';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

/** Of every call of a program: the token by its digest, the person joined. Nothing for a token that has ended. */
export const preparedTokenRead = prepared((db) =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      householdId: apiTokens.householdId,
      lastUsedAt: apiTokens.lastUsedAt,
      verifiedAt: users.verifiedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.digest, sql.placeholder('digest')),
        eq(apiTokens.userId, sql.placeholder('userId')),
        or(
          isNull(apiTokens.expiresAt),
          gt(apiTokens.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        ),
        isNull(users.disabledAt),
      ),
    )
    .prepare('read_api_token'),
);

/** That their person made: connected programs have tokens of their own, which go with the connection. */
const isMadeByHand = isNull(apiTokens.connectionId);

export type ListedToken = ApiTokenRow & { household: string | null };

/** With the name of the community that each is for. */
export async function listApiTokens(db: Db, userId: string): Promise<ListedToken[]> {
  return db
    .select({ ...getTableColumns(apiTokens), household: households.name })
    .from(apiTokens)
    .leftJoin(households, eq(households.id, apiTokens.householdId))
    .where(and(eq(apiTokens.userId, userId), isMadeByHand))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

export async function countApiTokens(db: Db, userId: string): Promise<number> {
  return db.$count(apiTokens, and(eq(apiTokens.userId, userId), isMadeByHand));
}

export async function findApiToken(db: Db, id: string): Promise<ApiTokenRow | undefined> {
  const [found] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.id, id), isMadeByHand));
  return found;
}

/** The person's tokens that have ended go on the way. */
export async function insertApiToken(
  db: Db,
  token: typeof apiTokens.$inferInsert,
): Promise<ListedToken> {
  const { id, userId, createdAt } = token;
  const hasEnded = lt(apiTokens.expiresAt, createdAt);
  await db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), hasEnded, isMadeByHand));
  await db.insert(apiTokens).values(token);
  const listed = await listApiTokens(db, userId);
  return listed.find((each) => each.id === id)!;
}

/** The access token of a connected program, which has one at a time: a new one takes the place of the one before. */
export async function putConnectionToken(
  db: Db,
  token: typeof apiTokens.$inferInsert & { connectionId: string },
): Promise<void> {
  const { digest, scopes, expiresAt } = token;
  await db.insert(apiTokens).values(token).onConflictDoUpdate({
    target: apiTokens.connectionId,
    set: { digest, scopes, expiresAt },
  });
}

export async function deleteApiToken(db: Db, { id }: Authorized<ApiTokenRow>): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.id, id));
}

export async function recordTokenUse(db: Db, id: string, at: Date): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, id));
}
