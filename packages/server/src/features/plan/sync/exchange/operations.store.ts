/** The log of operations: what people did, and values that lost. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { LostValue, OperationName } from '@saltbush/domain/plan/sync/operations';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import { syncOperations } from '../../../../schema/plan/sync';

/** Values of this person that lost between two versions, the first excluded. */
export async function findLostValues(
  db: Db,
  {
    ownerId,
    userId,
    since,
    until,
  }: { ownerId: string; userId: string; since: number; until: number },
): Promise<LostValue[]> {
  if (since >= until) return [];
  const found = await db
    .select({ lost: syncOperations.lost })
    .from(syncOperations)
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        gt(syncOperations.version, since),
        lte(syncOperations.version, until),
        isNotNull(syncOperations.lost),
      ),
    )
    .orderBy(desc(syncOperations.version))
    .limit(mostLostValues);
  return found
    .toReversed()
    .flatMap(({ lost }) => lost ?? [])
    .filter(({ author }) => author === userId);
}

/** Of a person who was away for long, the newest count. */
const mostLostValues = 200;

/** Newest first. */
export async function listHistory(db: Db, { ownerId, names, before, limit }: HistoryRequest) {
  return db
    .select({
      version: sql<number>`${syncOperations.version}::float8`,
      at: syncOperations.at,
      userId: syncOperations.userId,
      userName: users.displayUsername,
      program: syncOperations.program,
      name: syncOperations.name,
      args: syncOperations.args,
      was: syncOperations.was,
    })
    .from(syncOperations)
    .innerJoin(users, eq(users.id, syncOperations.userId))
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        isNull(syncOperations.refusal),
        before === undefined
          ? isNotNull(syncOperations.version)
          : lt(syncOperations.version, before),
        inArray(syncOperations.name, [...names]),
      ),
    )
    .orderBy(desc(syncOperations.version), desc(syncOperations.id))
    .limit(limit);
}

interface HistoryRequest {
  ownerId: string;
  names: readonly OperationName[];
  before: number | undefined;
  limit: number;
}
